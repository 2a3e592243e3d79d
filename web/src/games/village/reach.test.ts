import { describe, expect, it } from 'vitest';
import { bands, nearest, onward, wayTo } from './reach';

// a wall between (2, 0) and (2, 2): the way to (4, 0) leads over (2, 3)
const AROUND: [number, number, number][] = [
  [0, 0, 0],
  [1, 0, 1000],
  [1, 2, 2237],
  [2, 3, 3606],
  [3, 2, 5021],
  [4, 0, 7258],
];

describe('reach', () => {
  it('is one path for each inch, however many points it has', () => {
    const areas = bands(AROUND, true);
    expect(areas.map((area) => area.inches)).toEqual([1, 2, 3, 4]);
    expect(areas[0]!.d).toBe('M0 480h10.1');
    expect(
      bands(
        [
          [5, 5, 0],
          [6, 5, 0],
          [9, 5, 0],
        ],
        false,
      ),
    ).toEqual([{ inches: 0, d: 'M50 430h10.1M90 430h0.1' }]);
  });

  it('goes straight, or round by the bends that the view tells', () => {
    const bends: [number, number, number, number][] = [
      [3, 2, 2, 3],
      [4, 0, 3, 2],
    ];
    expect(wayTo([0, 0], [1, 2], bends)).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(wayTo([0, 0], [4, 0], bends)).toEqual([
      [0, 0],
      [2, 3],
      [3, 2],
      [4, 0],
    ]);
  });

  it('finds the point nearest to a pointer, none far away', () => {
    expect(nearest(AROUND, 2.2, 2.6, 2)).toEqual([2, 3, 3606]);
    expect(nearest(AROUND, 30, 30, 2)).toBeNull();
  });

  it('leads from point to point by arrow keys', () => {
    expect(onward(AROUND, [0, 0], 1, 0)).toEqual([1, 0, 1000]);
    expect(onward(AROUND, [1, 2], 1, 0)).toEqual([3, 2, 5021]);
    expect(onward(AROUND, [4, 0], 1, 0)).toBeNull();
  });
});
