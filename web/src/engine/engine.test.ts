// A table in the page is the table that Python plays. tests/typescript/test_engine.py writes what Python played, refused and chose, and
// runs this with ENGINE, the place of that file.
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../state/seal';
import { choose, player } from './bots';
import { fromDisk } from './disk';
import { game, type Rules } from './game';
import { Match } from './match';
import { Machine } from './module';
import { optionsWords } from './options';
import { read, write } from './recordfile';
import { Refusal } from './refusal';
import { LocalTable } from './local';

interface PlayedGame {
  options: Record<string, boolean | number | string>;
  seed: string;
  salts: Record<number, string>;
  own_dice: boolean;
  players: [string, string][];
  moves: [number, number][];
  rolls: string[][];
  prints: string[];
  legal: number[][];
  seen: string[];
  quiet: string;
  payoff: number[];
  told: Record<string, boolean | number | string>;
  hides: string;
  remarks: string[];
  record: string;
}
interface Told {
  slug: string;
  games: PlayedGame[];
  wrong: { options: Record<string, unknown>; sentence: string }[];
  choices: { game: number; after: number; kind: string; seed: string; action: number }[];
  hints: { game: number; after: number; moves: [string, number][] }[];
  continued: { record: string; print: string }[];
  out: string;
}

const file = process.env.ENGINE;
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

describe.runIf(file)('what Python plays', () => {
  let told: Told;
  let rules: Rules;
  let machine: Machine;
  const matches: Match[] = [];

  beforeAll(async () => {
    told = JSON.parse(readFileSync(file!, 'utf-8')) as Told;
    rules = await game(told.slug);
    machine = await Machine.load(rules, fromDisk);
  });

  test('is played in the page, byte for byte', () => {
    expect(told.games.length).toBeGreaterThan(3);
    for (const [number, one] of told.games.entries()) {
      const players = one.players.map(([name, bot]) => ({ name, bot }));
      const match = new Match(rules, machine, {
        players,
        options: one.options,
        seed: bytes(one.seed),
        salts: one.salts,
        ownDice: one.own_dice,
      });
      const where = (move: number) => `game ${number}, move ${move}, ${JSON.stringify(one.options)}`;
      expect(sha256(match.table.bytes), where(0)).toBe(one.prints[0]);
      for (const [i, [seat, action]] of one.moves.entries()) {
        expect(match.table.actions, where(i)).toEqual(one.legal[i]);
        const made = match.play(seat, action, one.own_dice ? one.rolls[i] : []);
        expect(made.rolls, where(i + 1)).toEqual(one.rolls[i]);
        expect(sha256(match.table.bytes), where(i + 1)).toBe(one.prints[i + 1]);
      }
      expect(
        one.seen.map((_, i) => sha256(machine.show(match.table.bytes, i - 1))),
        where(one.moves.length),
      ).toEqual(one.seen);
      expect(sha256(match.table.quiet()), where(one.moves.length)).toBe(one.quiet);
      expect(match.table.payoff).toEqual(one.payoff);
      expect(match.table.options).toEqual(one.told);
      expect(rules.hides?.(match.table.t) ?? '').toBe(one.hides);
      expect(rules.remarks?.(match.table.t) ?? []).toEqual(one.remarks);
      matches.push(match);
    }
  });

  test('is read from its record file, and written as Python writes it', async () => {
    for (const [number, one] of told.games.entries()) {
      const match = await read(one.record, fromDisk);
      expect(sha256(match.table.bytes)).toBe(one.prints.at(-1));
      const table = await LocalTable.resume(one.record, fromDisk);
      const written = table.record();
      expect(written).toBe(one.record);
      writeFileSync(`${told.out}/${number}.txt`, written);
      const again = await LocalTable.resume(
        JSON.parse(JSON.stringify(table.keep())) as ReturnType<typeof table.keep>,
        fromDisk,
      );
      expect(again.record()).toBe(one.record);
      expect(write(match).length).toBeLessThan(written.length);
    }
  });

  test('goes on under another seed, and is read and written so', async () => {
    expect(told.continued.length).toBeGreaterThan(1);
    for (const { record, print } of told.continued) {
      const table = await LocalTable.resume(record, fromDisk);
      expect(sha256(table.bytes())).toBe(print);
      expect(table.record()).toBe(record);
    }
  });

  test('is refused in a record file that was changed', async () => {
    const one = told.games.find(({ own_dice, rolls }) => !own_dice && rolls.some((row) => row.length))!;
    const lines = one.record.split('\n');
    const at = lines.findIndex((line) => / rolls /.test(line));
    const bent = (change: (line: string, i: number) => string) => lines.map(change).join('\n');
    const cases: [string, RegExp][] = [
      [
        bent((line, i) => (i === at ? line.replace(/ rolls \S+/, ' rolls 77') : line)),
        new RegExp(`^line ${at + 1}: move \\d+: the seed gives the rolls`),
      ],
      [bent((line) => line.replace(/^seed: ../, 'seed: zz')), /not written in hexadecimal digits/],
      [bent((line) => line.replace(/^commitment: .*/, 'commitment: 00')), /not the one that was committed to/],
      [bent((line) => line.replace(/^rules version: .*/, 'rules version: 99')), /follows version 99 of the rules/],
      [bent((line) => line.replace(/^moves:/, 'move')), /is no line of a record's head/],
      [
        bent((line) => line.replace(/^seat p0: .*/, `seat p0: ${'O'.repeat(81)}`)),
        /a name has at most 80 letters, not 81/,
      ],
      [bent((line) => line.replace(/^game: .*/, 'game: chess')), /there is no game 'chess'/],
    ];
    for (const [text, why] of cases) await expect(read(text, fromDisk)).rejects.toThrow(why);
    const marked = await read(`\uFEFF${one.record}`, fromDisk); // as some editors write UTF-8
    expect(marked.moves.length).toBe((await read(one.record, fromDisk)).moves.length);
  });

  test('is refused in the same words', () => {
    for (const { options, sentence } of told.wrong) {
      let said = 'nothing was refused';
      try {
        optionsWords(rules, options);
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        said = fault.sentence;
      }
      const syntax = 'a variant is written in TOML (name = value), and this is not:'; // why not, each reader says in its own words
      if (sentence.includes(syntax)) expect(said).toContain(syntax);
      else expect(said, JSON.stringify(options)).toBe(sentence);
    }
  });

  test('is chosen by bots of every level', async () => {
    const kinds = new Set<string>();
    for (const one of told.choices) {
      await machine.prepare(one.kind);
      const bot = player(one.kind, rules, machine.module, machine.network);
      bot.begin(BigInt(one.seed));
      kinds.add(one.kind);
      expect(
        choose(bot, matches[one.game]!.at(one.after), () => 0),
        `${one.kind} in game ${one.game} after ${one.after}`,
      ).toBe(one.action);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(4);
  });

  test('is advised in hints', async () => {
    for (const { game, after, moves } of told.hints) {
      const lines = told.games[game]!.record.split('\n');
      const table = await LocalTable.resume(lines.slice(0, lines.indexOf('moves:') + 1 + after).join('\n'), fromDisk);
      expect(table.number).toBe(after);
      const hinting = table.hinting(() => 0);
      let slice = hinting.next();
      while (!slice.done) slice = hinting.next();
      expect(slice.value.map(({ move, chance }) => [move, chance])).toEqual(moves);
    }
  });
});
