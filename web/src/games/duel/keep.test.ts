import { describe, expect, it } from 'vitest';
import { lower, pick } from './keep';

describe('two cards to keep', () => {
  it('are picked in any order and named in rising order', () => {
    expect(pick(null, 3)).toEqual({ picked: 3, first: null, last: 3 });
    expect(pick(3, 1)).toMatchObject({ first: 1, last: 3 });
    expect(pick(1, 3)).toMatchObject({ first: 1, last: 3 });
  });

  it('can be put down again before the second one', () => {
    expect(pick(2, 2)).toEqual({ picked: null, first: null, last: null });
  });

  it('leave only lower ones to be named first', () => {
    expect(lower(2)).toEqual([0, 1]);
    expect(lower(0)).toEqual([0]);
  });
});
