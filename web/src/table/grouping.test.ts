import { expect, test } from 'vitest';
import { found, grouped, shared } from './grouping';

const choice = (move: string, label = move) => ({ move, label });

test('a few moves stand side by side', () => {
  const moves = [choice('hide'), choice('throw p1'), choice('throw p2')];
  expect(grouped(moves)).toEqual({ loose: moves, groups: [] });
});

test('many moves are folded by what they begin with, and none is lost', () => {
  const moves = [
    choice('end', 'End this'),
    ...Array.from({ length: 30 }, (_, i) => choice(`to ${i} 4`, `Go to ${i}, 4`)),
  ];
  const { loose, groups } = grouped(moves);
  expect(loose).toEqual([moves[0]]);
  expect(groups.map((group) => [group.title, group.moves.length])).toEqual([['Go to', 30]]);
});

test('a game may say what many moves are called together', () => {
  const moves = Array.from({ length: 12 }, (_, i) => choice(`play ${i}`, `${i} verdeckt legen`));
  const more = [choice('pair 1 2', 'Paar'), ...moves];
  expect(grouped(more, undefined, (verb) => (verb === 'play' ? 'Karte legen' : '')).groups[0]!.title).toBe(
    'Karte legen',
  );
});

test('a group is named by the words that all its labels begin with, at least one', () => {
  expect(shared(['Throw at Ben', "Throw at Ada's brick 2"])).toBe('Throw at');
  expect(shared(['Hide', 'Build'])).toBe('Hide');
  expect(shared(['Viser (un 3)', 'Viser (un 5, trait)', 'Viser (un joker, 6)'])).toBe('Viser');
  expect(shared(['Aim (high)', 'Aim (low)', 'Aim (high)'])).toBe('Aim');
});

test('typing finds moves by words of their label or text', () => {
  const moves = [choice('to 3 4', 'Walk to (3, 4)'), choice('to 4 3', 'Walk to (4, 3)')];
  expect(found(moves, 'walk (3,')).toEqual([moves[0]]);
  expect(found(moves, '')).toEqual(moves);
});
