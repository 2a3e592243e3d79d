// Steps of lessons in the page. tests/typescript/test_lesson_steps.py writes the lessons and what Python made of them, and runs this with
// LESSONS, the place of that file.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { LocalTable } from '../engine/local';
import { fits, LEARNER } from '../engine/script';
import { sha256 } from '../state/seal';
import type { Line } from '../wire';
import { knownAfter, news, ownMoves, standing } from './progress';
import type { LessonData, LessonWords } from './types';

interface Told {
  game: string;
  data: LessonData;
  words: LessonWords;
  digests: string[];
}

const place = process.env.LESSONS;
const told = place ? (JSON.parse(readFileSync(place, 'utf-8')) as Told[]) : [];
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const hex = (bytes: Uint8Array) => sha256(bytes).slice(0, 16);

describe.skipIf(!place).each(told)('$game', ({ game, data, words, digests }) => {
  test('every step leads to the table that Python has, and back from any other move', async () => {
    const made: string[] = [];
    for (const [i, step] of data.steps.entries()) {
      const table = await LocalTable.lesson(
        { game, record: bytesOf(step.record), names: data.names, moves: step.moves },
        fromDisk,
      );
      const note = (move: string) => made.push(`${step.id}:${move.replaceAll(' ', '-')}:${hex(table.bytes())}`);
      const own: string[] = [];
      const stands = () => standing(step.moves, words.steps[i]!.moves, own, LEARNER);
      for (const move of step.moves) {
        if (move.seat !== LEARNER) {
          table.play(move.seat, table.thinking().next().value);
          note(move.play[0]!);
          continue;
        }
        const { moves } = await table.state(LEARNER, 'en');
        const legal = moves.map((choice) => choice.move);
        expect(stands()).toMatchObject({ state: 'asked' });
        expect(stands().ask).not.toBe('');
        const other = legal.find((one) => !fits(one, ...move.play) && one !== 'surrender');
        if (other !== undefined) {
          const before = hex(table.bytes());
          table.play(LEARNER, other);
          own.push(other);
          note(other);
          expect(stands()).toMatchObject({ state: 'astray', ask: '' });
          expect(stands().happened).not.toBe('');
          expect((await table.state(LEARNER, 'en')).moves).toEqual([]); // nothing until it is taken back
          expect(table.bot).toBe('');
          table.undo(LEARNER);
          own.pop();
          expect(hex(table.bytes())).toBe(before);
        }
        const right = legal.find((one) => fits(one, ...move.play))!;
        table.play(LEARNER, right);
        own.push(right);
        note(right);
      }
      expect(stands()).toMatchObject({ state: 'done', ask: '' });
      expect(stands().happened).not.toBe('');
      expect(() => table.resign(LEARNER)).toThrow();
    }
    expect(made).toEqual(digests);
  });
  test('a record of another size is refused', async () => {
    const { record, moves } = data.steps[0]!;
    const wish = { game, record: bytesOf(record).slice(8), names: data.names, moves };
    await expect(LocalTable.lesson(wish, fromDisk)).rejects.toThrow('of different versions');
  });
});

test('what only all steps teach together is known after the last of them, whichever it is', () => {
  const step = (id: string, things: string[]) => ({ id, rules: [], things, record: '', moves: [] });
  const [one, two] = [step('one', ['a']), step('two', [])];
  const data: LessonData = { names: [], steps: [one, two], taught: ['b'], bot: 'easy', options: {}, help: [] };
  expect(knownAfter(data, one, [])).toEqual(['a']);
  expect(knownAfter(data, two, ['game'])).toEqual([]);
  expect(knownAfter(data, two, ['one'])).toEqual(['b']);
  expect(knownAfter(data, one, ['two'])).toEqual(['a', 'b']);
});

test('a pattern has * for anything and ? for one letter', () => {
  expect(fits('throw p1 brick 2', 'throw p? brick *')).toBe(true);
  expect(fits('throw p1', 'throw p? brick *', 'throw p?')).toBe(true);
  expect(fits('throw p12', 'throw p?')).toBe(false);
  expect(fits('play (x)', 'play (x)')).toBe(true);
});

test('only moves of one’s own that stand are counted', () => {
  const line = (seat: number, move: string | null, undone = false): Line =>
    ({ seq: 1, cause: 'move', seat, move, events: [], text: '', undone, voids: [], at: 0 }) as Line;
  expect(ownMoves([line(0, 'a'), line(1, null), line(0, 'b', true), line(0, 'c')], 0)).toEqual(['a', 'c']);
});

test('what just happened is explained before what can be done, and nothing twice', () => {
  const help = [
    { thing: 'ball', events: [], moves: ['throw *'], rules: [] },
    { thing: 'hit', events: ['hit'], moves: [], rules: [] },
    { thing: 'turn', events: [], moves: [], rules: ['X-1'] },
  ];
  const now = { events: new Set(['hit']), moves: ['throw p1'], rules: ['X-1'] };
  expect(news(help, [], now)).toEqual(['hit', 'ball', 'turn']);
  expect(news(help, ['hit', 'turn'], now)).toEqual(['ball']);
  expect(news(help, [], { events: new Set(), moves: [], rules: [] })).toEqual([]);
});
