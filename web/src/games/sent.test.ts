import { afterEach, expect, test, vi } from 'vitest';
import { COMMON_PARTS } from '../wire';
import { fits } from './fits';
import { asAnyView, reader } from './sent';

const view = { game: 'forts', seats: 2, turn: 1, options: {}, you: 0, actor: 1 };

afterEach(() => vi.restoreAllMocks());

test('a view is read by its own game, and by whatever reads any', () => {
  expect(reader('forts', COMMON_PARTS)(view)).toBe(view);
  expect(asAnyView({ ...view, icicles: 3 }).icicles).toBe(3);
});

test('a view of another game is refused, and one that lacks a part', () => {
  expect(() => reader('duel', COMMON_PARTS)(view)).toThrow('this is no view of duel: game is forts, missing: nothing');
  const { turn: _, ...less } = view;
  expect(() => reader('forts', COMMON_PARTS)(less)).toThrow('missing: turn');
});

test('a view fits its game if every part is there; of a game without a picture those of every game', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(fits('icicles', { ...view, game: 'icicles' })).toBe(true);
  expect(fits('icicles', { game: 'icicles' })).toBe(false);
  expect(fits('forts', view)).toBe(false);
  expect(String(warn.mock.lastCall)).toMatch('missing: phase, player');
});
