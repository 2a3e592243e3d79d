import { describe, expect, it } from 'vitest';
import { actOn, pointsOf, sortOf } from './cards';
import { ACTS, keeping, meaning } from './meaning';
import { printed } from './printed';

describe('the cards of duel', () => {
  it('have the acts and the points that the view tells', () => {
    expect(ACTS[actOn(printed, 'E3', 1)]).toBe('Snatch and Run');
    expect(
      pointsOf(
        {
          'spare-1': {
            acts: ['Raid', 'Dodge'],
            level: 2,
            points: 9,
            copies: 1,
            set: 'advanced',
            twin: 0,
          },
        },
        'spare-1',
      ),
    ).toBe(9);
    expect(sortOf(actOn(printed, 'A4', 1))).toBe('dodge');
  });
});

describe('the meaning of a move', () => {
  it('of playing an end is its card and its side', () => {
    for (const [kind, { acts }] of Object.entries(printed).filter(([kind]) => kind !== 'N')) {
      for (const side of [0, 1]) {
        const move = `play ${kind} ${acts[side]}`.toLowerCase();
        expect(meaning(move)).toMatchObject({ verb: 'play', kind, side, from: 'hand' });
        expect(meaning(move.replace('play', 'play cached'))).toMatchObject({ verb: 'play', kind, side, from: 'cache' });
      }
    }
    expect(meaning('play no effect')).toMatchObject({ kind: 'N', side: 0 });
    expect(meaning('play no effect reverse')).toMatchObject({ kind: 'N', side: 1 });
  });

  it('of playing an end that is named by its place is that end', () => {
    expect(meaning('play a1 first')).toMatchObject({ verb: 'play', kind: 'A1', side: 0 });
    expect(meaning('play cached spare-2 second')).toMatchObject({ kind: 'spare-2', side: 1, from: 'cache' });
  });

  it('of taking a card says where it is taken from', () => {
    expect(meaning('keep a4')).toMatchObject({ verb: 'take', kind: 'A4', from: 'hand' });
    expect(meaning(keeping('spare-4'))).toMatchObject({ verb: 'take', kind: 'spare-4', from: 'hand' });
    expect(meaning('pick discard b1')).toMatchObject({ verb: 'take', kind: 'B1', from: 'discards' });
    expect(meaning('take abandoned e2')).toMatchObject({ verb: 'take', kind: 'E2', from: 'abandoned' });
    expect(meaning('take second')).toMatchObject({ verb: 'take', from: 'second' });
    expect(meaning('raid the played card')).toMatchObject({ verb: 'take', from: 'played' });
    expect(meaning('pile 2')).toMatchObject({ verb: 'pile', pile: 2 });
    expect(meaning('decline').verb).toBe('plain');
  });
});
