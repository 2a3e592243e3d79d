import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { Picker, type Way } from './picker.svelte';

const way = (move: string, ...things: string[]): Way => ({ things, move, label: move.toUpperCase() });
const WAYS = [
  way('flip', 'own 1'),
  way('hit a', 'own 2', 'foe 1'),
  way('hit b', 'own 2', 'foe 2'),
  way('play', 'hand 0', 'lane 1'),
];

function table(ways: () => Way[] = () => WAYS) {
  const chosen: string[] = [];
  const picker = new Picker(ways, (move) => chosen.push(move));
  return { picker, chosen };
}

describe('the picker', () => {
  test('chooses at once what needs one thing only', () => {
    const { picker, chosen } = table();
    picker.take('own 1');
    expect(chosen).toEqual(['flip']);
    expect(picker.picked).toEqual([]);
  });

  test('waits for the second thing, and lifts only what goes on from the first', () => {
    const { picker, chosen } = table();
    picker.take('own 2');
    expect(chosen).toEqual([]);
    expect(['foe 1', 'foe 2', 'lane 1', 'own 1'].filter((thing) => picker.lifts(thing))).toEqual(['foe 1', 'foe 2']);
    expect(picker.makes('foe 2')?.label).toBe('HIT B');
    picker.take('foe 2');
    expect(chosen).toEqual(['hit b']);
  });

  test('begins anew with another first thing, and forgets on a second click', () => {
    const { picker, chosen } = table();
    picker.take('own 2');
    picker.take('hand 0');
    expect(picker.picked).toEqual(['hand 0']);
    picker.take('hand 0');
    expect(picker.picked).toEqual([]);
    picker.take('foe 1');
    expect(chosen).toEqual([]);
  });

  test('forgets what was picked when no legal move goes on from there', () => {
    let ways = $state.raw(WAYS);
    const { picker } = table(() => ways);
    picker.take('own 2');
    ways = [way('flip', 'own 1')];
    flushSync();
    expect(picker.picked).toEqual([]);
    expect(picker.lifts('own 1')).toBe(true);
  });

  test('knows what dragging one thing onto another does', () => {
    const { picker } = table();
    expect(picker.drop('hand 0', 'lane 1')).toBe('play');
    expect(picker.drop('hand 0', 'foe 1')).toBe(null);
    expect(picker.partOf('lane 1', 'play')).toBe(true);
  });

  test('says which moves go on from what is picked', () => {
    const { picker } = table();
    expect(picker.moves).toBe(null);
    picker.take('own 2');
    expect(picker.moves).toEqual(['hit a', 'hit b']);
    picker.cancel();
    expect(picker.moves).toBe(null);
  });

  test('of two equal cards the one that was picked takes part in the move, and its partner beside it', () => {
    const ways = [way('play', 'hand 0', 'lane 1'), way('play', 'hand 1', 'lane 1')];
    const { picker } = table(() => [...ways, { ...way('hit', 'own 1', 'foe 1'), beside: ['own 2'] }]);
    const part = (move: string) =>
      ['hand 0', 'hand 1', 'lane 1', 'own 1', 'own 2', 'foe 1'].filter((thing) => picker.partOf(thing, move));
    expect(part('play')).toEqual(['hand 0', 'lane 1']);
    picker.take('hand 1');
    picker.take('lane 1');
    expect(part('play')).toEqual(['hand 1', 'lane 1']);
    expect(part('hit')).toEqual(['own 1', 'own 2', 'foe 1']);
  });
});
