import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../scene';
import { fought, type Laid, onFronts, toRead } from './fight';
import { FATES, KINDS } from './meaning';

const kinds: readonly string[] = KINDS;

const event = (kind: string, seat: number, a = 0, b = 0, c = 0): GameEvent => ({ kind, seat, a, b, c, text: '' });
const side = (kind: string, end: number) => 2 * kinds.indexOf(kind) + end;

describe('a fight told by events', () => {
  it('has both cards with what became of them', () => {
    const laid = fought(
      [
        event('plays', 0, side('B1', 0), 0, -1),
        event('plays', 1, side('A4', 1), 0, -1),
        event('fate', 0, 0, FATES.indexOf('miss')),
        event('fate', 1, 6, FATES.indexOf('dodge')),
      ],
      [],
    );
    expect(laid.map(({ seat, kind, side, fate, front }) => [seat, kind, side, fate, front])).toEqual([
      [0, 'B1', 0, 'miss', 0],
      [1, 'A4', 1, 'dodge', 0],
    ]);
  });

  it('goes on with a second card, and begins anew with the next reveal', () => {
    const first = fought([event('plays', 0, side('E3', 0), 0, -1), event('plays', 1, side('B2', 1), 0, -1)], []);
    const second = fought([event('second', 0, side('A4', 1)), event('fate', 0, 6, FATES.indexOf('idle'))], first);
    expect(second.map((card) => [card.kind, card.second, card.fate])).toEqual([
      ['E3', false, ''],
      ['B2', false, ''],
      ['A4', true, 'idle'],
    ]);
    expect(fought([event('plays', 1, side('B3', 0), 0, -1)], second)).toHaveLength(1);
  });

  it('has a card face down of whoever has chosen, and of nobody else', () => {
    const player = { plays: [] };
    const view = {
      phase: 'choose',
      players: [player, player],
      fight: null,
      cards: {},
      actor: 1,
      fronts: [[0], [0]],
    } as never;
    expect(onFronts(view, [], [false, false]).laid).toEqual([]);
    expect(onFronts(view, [], [false, true]).laid).toMatchObject([{ seat: 1, down: true, kind: null }]);
    expect(onFronts(view, []).laid).toMatchObject([{ seat: 0, down: true }]); // one after the other
  });

  it('tells fates front by front', () => {
    const laid = fought(
      [
        event('plays', 0, side('B1', 0), 0, 0),
        event('plays', 1, side('B1', 0), 0, 0),
        event('plays', 1, side('B1', 0), 0, 1),
        event('front', 0, 0, 1),
        event('fate', 1, 0, FATES.indexOf('hit')),
        event('front', 1, 1, 2),
        event('fate', 1, 0, FATES.indexOf('void')),
      ],
      [],
    );
    expect(laid.map((card) => card.fate)).toEqual(['', 'hit', 'void']);
  });

  it('has the act of an end that is not the printed one from the event', () => {
    const iceball = 3;
    const [card] = fought(
      [event('plays', 0, side('B1', 0) + 64 * (1 + iceball), 0, -1), event('fate', 0, iceball, FATES.indexOf('hit'))],
      [],
    );
    expect(card).toMatchObject({ kind: 'B1', side: 0, act: iceball, fate: 'hit' });
  });
});

describe('how long a clash stays', () => {
  const lie = (cards: number) => toRead(Array.from({ length: cards }, () => ({}) as Laid));

  it('is longer the more there is to read, and never longer than anybody waits', () => {
    expect([0, 1, 2, 3, 4, 8, 9, 30].map(lie)).toEqual([1000, 1600, 2200, 2800, 3400, 5800, 6000, 6000]);
  });
});
