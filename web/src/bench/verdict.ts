// What changed, in words: what is sure first, what is as before, and what is not yet known.
import { sayBench } from '../sentences/bench.svelte';
import { changes, QUICK, type Change, type Tally } from './figures';
import { amount, percent } from './numbers';
import type { Kind } from './survey';

type Said = (id: string, args?: Record<string, string | number>) => string;
const say = sayBench as unknown as Said;
const NEAR_EVEN = 0.03;

/** The sentences about games between players of one kind. */
export function verdict(tally: Tally, kind: Kind, more: Change[] = []): string[] {
  if (tally.games < QUICK.fewest) return [say('verdict-waiting', { games: QUICK.fewest })];
  const all = [...changes(tally), ...more];
  const said = all.filter(({ verdict }) => verdict === 'more' || verdict === 'less').map(sentence);
  if (!said.length && all.every(({ verdict }) => verdict === 'same')) said.push(say('verdict-nothing'));
  const starts = all[0]!;
  const even = tally.order[1]!.reduce((sum, { total }) => sum + total, 0) / tally.games / tally.order[1]!.length;
  if (starts.verdict === 'more' || starts.verdict === 'less') {
    const words = { after: percent(starts.after), even: percent(even) };
    said.push(say(Math.abs(starts.after - even) < NEAR_EVEN ? 'fair-starts' : 'unfair-starts', words));
  }
  const listed = (wanted: Change['verdict']) =>
    all.filter(({ verdict }) => verdict === wanted).map(({ measure }) => say(`measure-${measure.id}`));
  const [same, open] = [listed('same'), listed('open')];
  if (same.length) said.push(say('verdict-same', { what: same.join(', ') }));
  if (open.length) said.push(say('verdict-open', { what: open.join(', ') }));
  return [...said, say('verdict-together', { who: say(`who-${kind}`) })];
}

/** What one measure does, where it is sure. */
export function sentence({ measure, before, after, verdict }: Change): string {
  return say(`says-${measure.id}-${verdict}`, { before: amount(measure, before), after: amount(measure, after) });
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
    what: say(`measure-${measure.id}`),
    before: amount(measure, before),
    after: amount(measure, after),
  });
}
