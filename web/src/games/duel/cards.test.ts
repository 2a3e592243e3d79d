import { describe, expect, it } from 'vitest';
import { ACTS, KINDS, actOn, level, meaning } from './cards';

describe('the cards of duel', () => {
  it('have an act on each of their two ends', () => {
    for (const kind of KINDS) for (const side of [0, 1]) expect(ACTS[actOn(kind, side)], kind).toBeDefined();
    expect(ACTS[actOn('E3', 1)]![0]).toBe('Snatch and Run');
  });

  it('are worth their level in points', () => {
    expect(['B2', 'A5', 'E1', 'X3', 'N'].map(level)).toEqual([1, 2, 3, 3, 0]);
  });
});

describe('the meaning of a move', () => {
  it('of playing an end is its card and its side', () => {
    for (const kind of KINDS.slice(0, -1)) {
      for (const side of [0, 1]) {
        const move = `play ${kind} ${ACTS[actOn(kind, side)]![0]}`.toLowerCase();
        expect(meaning(move)).toMatchObject({ verb: 'play', kind, side, from: 'hand' });
        expect(meaning(move.replace('play', 'play cached'))).toMatchObject({ verb: 'play', kind, side, from: 'cache' });
      }
    }
    expect(meaning('play no effect')).toMatchObject({ kind: 'N', side: 0 });
    expect(meaning('play no effect reverse')).toMatchObject({ kind: 'N', side: 1 });
  });

  it('of taking a card says where it is taken from', () => {
    expect(meaning('keep a4')).toMatchObject({ verb: 'take', kind: 'A4', from: 'hand' });
    expect(meaning('pick discard b1')).toMatchObject({ verb: 'take', kind: 'B1', from: 'discards' });
    expect(meaning('take abandoned e2')).toMatchObject({ verb: 'take', kind: 'E2', from: 'abandoned' });
    expect(meaning('take second')).toMatchObject({ verb: 'take', from: 'second' });
    expect(meaning('raid the played card')).toMatchObject({ verb: 'take', from: 'played' });
    expect(meaning('pile 2')).toMatchObject({ verb: 'pile', pile: 2 });
    expect(meaning('decline').verb).toBe('plain');
  });
});
