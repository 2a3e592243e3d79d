// What lies on the fronts: from the view, and, as a reminder between turns, from the events of the last fight.
import type { GameEvent } from '../scene';
import { actOn, type Fate } from './cards';
import { fate, played } from './meaning';
import { isDraft, type DuelView } from './view';

export interface Laid {
  key: string;
  seat: number;
  front: number;
  /** Unknown: it lies face down. */
  kind: string | null;
  side: number;
  act: number;
  second: boolean;
  /** Face down, though its player may peek. */
  down: boolean;
  fate: Fate;
  /** What becomes of the snowball of an Offensive Dodge. */
  ball: Fate;
}

/** Milliseconds for a clash to be read: the more cards, the longer. */
export const toRead = (laid: Laid[]): number => Math.min(6000, 1000 + 600 * laid.length);

/** The cards of the fight that these events tell of, going on from the cards laid before. */
export function fought(events: GameEvent[], before: Laid[]): Laid[] {
  const laid = events.some((e) => e.kind === 'plays') ? [] : before.map((card) => ({ ...card }));
  let front = laid.length ? Math.max(...laid.map((card) => (card.fate ? card.front : -1)), 0) : 0;
  for (const e of events) {
    if (e.kind === 'front') front = e.a;
    if (e.kind === 'plays' || e.kind === 'second') {
      const second = e.kind === 'second';
      const where = second ? front : Math.max(0, e.c);
      const { kind, side, act } = played(e);
      laid.push({
        key: `${e.seat} ${where} ${second}`,
        seat: e.seat,
        front: where,
        kind,
        side,
        act,
        second,
        down: false,
        fate: '',
        ball: '',
      });
    }
    if (e.kind === 'fate') {
      const { act, fate: became, ball } = fate(e);
      const card = laid.filter((c) => c.seat === e.seat && c.front === front && c.act === act).at(-1);
      if (card) Object.assign(card, { fate: became, ball });
    }
  }
  return laid;
}

/** What lies on the fronts now; `old`: it is only the reminder of the last fight. */
export function onFronts(
  view: DuelView & { actor: number },
  last: Laid[],
  chosen: (boolean | undefined)[] = [],
): { laid: Laid[]; old: boolean } {
  const now: Laid[] = [];
  const choosing = view.phase === 'choose';
  view.players.forEach((player, seat) => {
    for (const play of player.plays) {
      const { front } = play;
      const told = last.find(
        (c) => c.seat === seat && c.front === front && c.kind === play.card && c.second === play.second,
      );
      const end =
        view.fight?.front === front ? view.fight.ends.find((e) => e.seat === seat && e.act === play.act) : undefined;
      now.push({
        key: `${seat} ${front} ${play.second}`,
        seat,
        front,
        kind: play.card,
        side: play.side,
        act: actOn(view.cards, play.card, play.side),
        second: play.second,
        down: choosing,
        fate: (end?.fate as Fate | undefined) ?? told?.fate ?? '',
        ball: end && end.snowball !== 'none' ? (end.snowball as Fate) : (told?.ball ?? ''),
      });
    }
    if (choosing && (chosen[seat] ?? seat < view.actor)) {
      for (const front of view.fronts[seat]!) {
        if (now.some((c) => c.seat === seat && c.front === front)) continue;
        now.push({
          key: `${seat} ${front} false`,
          seat,
          front,
          kind: null,
          side: 0,
          act: 0,
          second: false,
          down: true,
          fate: '',
          ball: '',
        });
      }
    }
  });
  if (now.length || isDraft(view.phase)) return { laid: now, old: false };
  return { laid: last, old: true };
}
