// The cards you choose from now, or may look at: they lie at the bottom of the table.
import type { Choice } from '../scene';
import { meaning } from './meaning';
import { isDraft, type DuelView } from './view';

export interface TrayCard {
  key: string;
  kind: string;
  /** Copies of it, where several are alike. */
  count: number;
  from: string;
  /** Moves of the two ends, or of the whole card. */
  ends: [Choice | null, Choice | null];
  whole: Choice | null;
}

export type Title = 'hand' | 'discards' | 'abandoned' | 'second' | 'raid' | 'looking' | 'none';

const card = (kind: string, from: string, key: string, count = 1): TrayCard => ({
  key,
  kind,
  count,
  from,
  ends: [null, null],
  whole: null,
});

function counted(kinds: string[], from: string): TrayCard[] {
  const cards: TrayCard[] = [];
  for (const kind of kinds) {
    const same = cards.find((c) => c.kind === kind);
    if (same) same.count += 1;
    else cards.push(card(kind, from, `${from} ${kind}`));
  }
  return cards;
}

/** The cards left in a hand, where they are seen: what was chosen lies on its front already. */
export function handOf(view: DuelView, seat: number): string[] | null {
  const { hand, plays } = view.players[seat]!;
  const left = hand.cards && [...hand.cards];
  for (const play of left && view.phase === 'choose' ? plays : []) {
    const chosen = left!.indexOf(play.card);
    if (chosen >= 0) left!.splice(chosen, 1);
  }
  return left;
}

/** The cards laid out before seat `eye`. */
// eslint-disable-next-line max-lines-per-function -- one case for each decision
export function trayOf(
  view: DuelView,
  moves: Choice[],
  eye: number,
): { title: Title; cards: TrayCard[]; decline: Choice | null } {
  const player = view.players[eye]!;
  const read = moves.map((choice) => ({ choice, ...meaning(choice.move) }));
  const decline = read.find((m) => m.verb === 'plain')?.choice ?? null;
  const takes = read.filter((m) => m.verb === 'take');
  if (view.phase === 'over') return { title: 'none', cards: [], decline };
  if (takes.length && !isDraft(view.phase)) {
    const cards: TrayCard[] = [];
    for (const m of takes) {
      const kind =
        m.from === 'top'
          ? view.looking_at!.top
          : m.from === 'second'
            ? view.looking_at!.second
            : m.from === 'played'
              ? (view.raided ?? m.kind)
              : m.kind;
      const held = m.from === 'discards' ? player.discards.cards : m.from === 'abandoned' ? view.abandoned : null;
      const count = held?.filter((k) => k === m.kind).length ?? 1;
      cards.push({ ...card(kind, m.from, m.choice.move, count), whole: m.choice });
    }
    const title = takes.some((m) => m.from === 'played')
      ? 'raid'
      : takes[0]!.from === 'discards'
        ? 'discards'
        : takes[0]!.from === 'abandoned'
          ? 'abandoned'
          : 'looking';
    return { title, cards, decline };
  }
  if (view.phase === 'second card' && moves.length) {
    const kinds = new Map<string, TrayCard>();
    for (const m of read.filter((r) => r.verb === 'play')) {
      const key = `${m.from} ${m.kind}`;
      const one = kinds.get(key) ?? card(m.kind, m.from, key);
      one.ends[m.side] = m.choice;
      kinds.set(key, one);
    }
    return { title: 'second', cards: [...kinds.values()], decline };
  }
  const held = handOf(view, eye);
  const cards = (held ?? []).map((kind, i) => card(kind, 'hand', `hand ${i}`));
  if (!held) for (let i = 0; i < player.hand.count; i += 1) cards.push(card('', 'hand', `hand ${i}`)); // a watcher sees backs
  cards.push(...counted(player.cache.cards ?? [], 'cache'));
  for (const m of read) {
    if (m.verb === 'play' && m.kind === 'N' && !cards.some((c) => c.kind === 'N'))
      cards.push(card('N', 'hand', 'none'));
    for (const c of cards.filter((c) => c.kind === m.kind && c.from === m.from)) {
      if (m.verb === 'play') c.ends[m.side] = m.choice;
      if (m.verb === 'take') c.whole = m.choice;
    }
  }
  const fighting = !isDraft(view.phase) && view.phase !== 'choose';
  if (fighting && !cards.length)
    return { title: 'discards', cards: counted(player.discards.cards ?? [], 'discards'), decline };
  return { title: 'hand', cards, decline };
}
