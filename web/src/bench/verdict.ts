// What changed, in words: what is sure first, what is as before, and what is not yet known.
import { sayBench } from '../sentences/bench.svelte';
import { changes, ends, QUICK, standing, type Change, type Place, type Tally } from './figures';
import { amount, nameOf, percent } from './numbers';
import type { Kind } from './survey';

type Said = (id: string, args?: Record<string, string | number>) => string;
const say = sayBench as unknown as Said;

/** The sentences about games between players of one kind. */
export function verdict(tally: Tally, kind: Kind, more: Change[] = []): string[] {
  if (tally.games < QUICK.fewest) return [say('verdict-waiting', { games: QUICK.fewest })];
  const all = [...changes(tally), ...more];
  const said = all.filter(({ verdict }) => verdict === 'more' || verdict === 'less').map(sentence);
  if (!said.length && all.every(({ verdict }) => verdict === 'same')) said.push(say('verdict-nothing'));
  said.push(...inOrder(tally));
  const listed = (wanted: Change['verdict']) =>
    all.filter(({ verdict }) => verdict === wanted).map(({ measure }) => nameOf(measure));
  const [same, open] = [listed('same'), listed('open')];
  if (same.length) said.push(say('verdict-same', { what: same.join(', ') }));
  if (open.length) said.push(say('verdict-open', { what: open.join(', ') }));
  return [...said, say('verdict-together', { who: say(`who-${kind}`) })];
}

/** What one measure does, where it is sure. */
export function sentence({ measure, before, after, verdict }: Change): string {
  const number = measure.place ?? 0;
  return say(`says-${measure.id}-${verdict}`, {
    number,
    before: amount(measure, before),
    after: amount(measure, after),
  });
}

/** The best place in the order of play and the worst, as far as they are sure: `_order` of lab/comparison_words.py. */
export function inOrder(tally: Tally): string[] {
  if (tally.games < QUICK.fewest) return [];
  const order = standing(tally);
  const [best, worst] = ends(order);
  const told = (place: Place, id: 'order-most' | 'order-least') => {
    const { number, after, low, high, even, before } = place;
    const words = { after: percent(after), low: percent(low), high: percent(high), even: percent(even) };
    const then = before === null ? '' : ` ${say('order-before', { before: percent(before) })}`;
    return say(id, { number, ...words }) + then;
  };
  const said = [best ? told(best, 'order-most') : '', worst ? told(worst, 'order-least') : ''].filter(Boolean);
  if (said.length) return said;
  return order.every(({ verdict }) => verdict === 'even') ? [say('order-even', { even: percent(order[0]!.even) })] : [];
}

/** Where players that read the variant and players with printed numbers come to different verdicts. */
export function disagreements(reads: Tally, prints: Tally): [reads: Change, prints: Change][] {
  const theirs = changes(prints);
  return changes(reads)
    .map((own, m): [Change, Change] => [own, theirs[m]!])
    .filter(([own, other]) => own.verdict !== 'open' && other.verdict !== 'open' && own.verdict !== other.verdict);
}

/** What one measure does by one kind of player, be it nothing. */
export function told(change: Change): string {
  if (change.verdict === 'more' || change.verdict === 'less') return sentence(change);
  const { measure, before, after } = change;
  return say('says-same', {
    what: nameOf(measure),
    before: amount(measure, before),
    after: amount(measure, after),
  });
}
