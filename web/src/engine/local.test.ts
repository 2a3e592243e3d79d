// A table for one device: whole games with bots, kept and resumed, undone, given up; and modules that are stale or broken.
import { expect, test } from 'vitest';
import { fromDisk } from './disk';
import { game } from './game';
import { LocalTable, Refusal, StaleModule, type Kept } from './local';
import { Instance, load, Machine } from './module';
import { seedFrom } from './fair';
import { Table } from './table';
import { optionsWords } from './options';

const PLAYERS: Record<string, number> = { forts: 3, splat: 4, lanes: 2, duel: 2, village: 2 };
const seated = (slug: string, ...bots: string[]) =>
  Array.from({ length: PLAYERS[slug]! }, (_, i) => ({ name: `Player ${i}`, bot: bots[i % bots.length]! }));
const refused = (run: () => unknown): string => {
  try {
    run();
  } catch (fault) {
    if (fault instanceof Refusal) return fault.sentence;
    throw fault;
  }
  return 'nothing was refused';
};

/** A bot's whole decision, and how many slices it took. */
function decided(table: LocalTable, now?: () => number, seed?: bigint): [action: number, slices: number] {
  const thinking = table.thinking(now, seed);
  for (let slices = 0; ; slices++) {
    const { done, value } = thinking.next();
    if (done) return [value, slices];
  }
}

test.each(Object.keys(PLAYERS))(
  'a person plays %s to its end against a bot, and every kept table goes on as it was',
  async (slug) => {
    let table = await LocalTable.deal(
      { game: slug, players: seated(slug, '', 'easy'), seed: seedFrom(5), lot: true },
      fromDisk,
    );
    expect(table.players.map(({ name }) => name).sort()).toEqual(seated(slug, '').map(({ name }) => name));
    for (let n = 0; !table.over && n < 3000; n++) {
      if (table.bot) table.play(table.actor, decided(table, undefined, BigInt(n))[0]);
      else {
        const { moves, prompt, at, undo } = await table.state(table.actor, 'de');
        expect([moves.length > 0, prompt.length > 0, at]).toEqual([true, true, table.number]);
        expect(undo.voids).toHaveLength(table.reach(table.actor).count);
        expect(undo.can === 'free').toBe(undo.voids.length > 0);
        table.play(table.actor, moves[(7 * n) % Math.min(moves.length, 20)]!.move);
      }
      if (n % 17 === 0) {
        const kept = JSON.parse(JSON.stringify(table.keep())) as Kept;
        const again = await LocalTable.resume(kept, fromDisk);
        expect(again.bytes()).toEqual(table.bytes());
        expect(await again.state(0, 'fr')).toEqual(await table.state(0, 'fr'));
        table = again;
      }
    }
    expect(table.ended).toBe('rules');
    expect(table.payoff!.reduce((all, won) => all + won)).toBeCloseTo(1);
    const last = await table.step(table.number, -2, 'en');
    expect([last.number, last.seat_views.length]).toEqual([table.number, table.players.length]);
    expect((await table.step(0, -1, 'en')).move).toBeNull();
    expect((await table.state(0, 'en')).over).toBe(true);
    expect(await LocalTable.resume(table.record(), fromDisk).then((one) => one.payoff)).toEqual(table.payoff);
  },
);

test('a state can be posted from a worker: it is what JSON can say', async () => {
  for (const slug of Object.keys(PLAYERS)) {
    const table = await LocalTable.deal({ game: slug, players: seated(slug, '') }, fromDisk);
    const state = await table.state(table.actor, 'en');
    expect(structuredClone(state)).toEqual(JSON.parse(JSON.stringify(state)));
    expect((await table.things('en')).length).toBeGreaterThan(3);
    expect((await table.told(0, 'en')).number).toBe(0);
    expect(table.seed).toBeNull();
  }
});

test('a bot thinks in slices, and may be stopped: the next time it chooses as if it had never begun', async () => {
  const deal = () =>
    LocalTable.deal({ game: 'lanes', players: seated('lanes', 'expert'), seed: seedFrom(1) }, fromDisk);
  let time = 0;
  const slow = () => (time += 5);
  const [whole] = decided(await deal(), () => 0, 9n);
  const table = await deal();
  const stopped = table.thinking(() => (time += 2), 9n);
  expect([stopped.next().done, stopped.next().done]).toEqual([false, false]);
  expect(decided(table, () => 0, 9n)).toEqual([whole, 0]);
  const [, slices] = decided(table, slow, 9n);
  expect(slices).toBeGreaterThan(1);
});

test('a level that is limited by time stops when the time is up', async () => {
  const table = await LocalTable.deal(
    { game: 'forts', players: seated('forts', 'expert'), seed: seedFrom(1) },
    fromDisk,
  );
  let time = 0;
  const thinking = table.thinking(() => (time += 500), 1n);
  let rounds = 0;
  for (let slice = thinking.next(); !slice.done; slice = thinking.next()) rounds = slice.value;
  expect(rounds).toBeGreaterThan(0);
  expect(rounds).toBeLessThan(200); // of 16,000
});

test('a hint is about legal moves, the best first', async () => {
  const table = await LocalTable.deal({ game: 'splat', players: seated('splat', ''), seed: seedFrom(2) }, fromDisk);
  const hinting = table.hinting(() => 0);
  let slice = hinting.next();
  while (!slice.done) slice = hinting.next();
  const legal = (await table.state(table.actor, 'en')).moves.map(({ move }) => move);
  expect(slice.value.length).toBeGreaterThan(0);
  for (const { move, chance } of slice.value) {
    expect(legal).toContain(move);
    expect(chance).toBeGreaterThanOrEqual(0);
  }
});

test('a move is taken back, but never across dice or another person', async () => {
  const table = await LocalTable.deal({ game: 'forts', players: seated('forts', ''), seed: seedFrom(3) }, fromDisk);
  const who = table.actor;
  expect(refused(() => table.undo(who))).toBe('that cannot be taken back: there is no move of yours to take back');
  const before = table.bytes();
  table.play(who, 'hide');
  expect((await table.state(who, 'en')).undo).toEqual({ can: 'free', why: '', voids: [1], question: [] });
  table.undo(who);
  expect([table.bytes(), table.number]).toEqual([before, 0]);
  table.play(who, 'build brick'); // rolls the Cube
  expect(refused(() => table.undo(who))).toContain('dice were rolled');
  table.play(who, 'hide');
  table.play(who, 'hide');
  const next = table.actor;
  table.play(next, 'hide');
  expect(refused(() => table.undo(who))).toContain('somebody else has decided since');
  expect((await LocalTable.resume(table.record(), fromDisk)).bytes()).toEqual(table.bytes());
});

test('who gives up at a table of two has lost; at a larger one a bot plays on', async () => {
  const two = await LocalTable.deal({ game: 'lanes', players: seated('lanes', '') }, fromDisk);
  two.resign(1);
  expect([two.ended, two.payoff, two.actor]).toEqual(['resigned', [1, 0], -1]);
  expect((await two.state(0, 'en')).prompt).toBe('Player 1 resigns. You win.');
  expect(refused(() => two.play(0, 0))).toContain('the game is over');
  expect((await LocalTable.resume(two.keep(), fromDisk)).payoff).toEqual([1, 0]);
  const three = await LocalTable.deal({ game: 'forts', players: seated('forts', '') }, fromDisk);
  const who = three.actor;
  three.resign(who);
  expect([three.over, three.bot]).toEqual([false, 'fair']);
  expect(refused(() => three.resign(who))).toBe('you have resigned already');
  three.play(who, decided(three)[0]);
});

test('what cannot be is refused in a sentence, and changes nothing', async () => {
  const deal = (wish: object) => LocalTable.deal({ game: 'forts', players: seated('forts', ''), ...wish }, fromDisk);
  await expect(deal({ game: 'chess' })).rejects.toThrow(/there is no game 'chess'; there are .*forts/);
  await expect(deal({ players: seated('forts', 'clever') })).rejects.toThrow(
    /^there is no bot 'clever'; there are random, simple, easy, fair, hard, expert(, champion)?\.$/,
  );
  await expect(deal({ options: { near_mis_chooser: 'owner' } })).rejects.toThrow("Did you mean 'near_miss_chooser'?");
  await expect(deal({ players: [{ name: 'Mia', bot: '' }] })).rejects.toThrow(
    'must be a whole number from 2 to 8, not 1',
  );
  const table = await deal({ seed: seedFrom(1) });
  const before = table.bytes();
  expect(refused(() => table.play(table.actor, 'hid'))).toBe("forts has no move 'hid'. Did you mean 'hide'?");
  expect(refused(() => table.play(table.actor, 'use token'))).toContain("'use token' is not legal now; legal: hide");
  expect(refused(() => table.play((table.actor + 1) % 3, 'hide'))).toMatch(
    /it is Player \d's decision, not Player \d's/,
  );
  expect(refused(() => table.play(table.actor, 1e6))).toContain('there is no action 1000000');
  expect(refused(() => table.thinking().next())).toBe('no bot decides now');
  expect(table.bytes()).toEqual(before);
});

// ---- modules

/** The module with a function whose code is `unreachable`. */
function broken(code: Uint8Array, name: string): Uint8Array {
  const bytes = code.slice();
  const leb = (at: number): [number, number] => {
    for (let value = 0, shift = 0; ; shift += 7) {
      value |= (bytes[at]! & 127) << shift;
      if (bytes[at++]! < 128) return [value, at];
    }
  };
  let wanted = -1;
  for (let at = 8; at < bytes.length;) {
    const kind = bytes[at]!;
    const [size, start] = leb(at + 1);
    const [count, first] = leb(start);
    let next = first;
    for (let i = 0; kind === 7 && i < count; i++) {
      const [length, text] = leb(next);
      const [index, end] = leb(text + length + 1);
      if (new TextDecoder().decode(bytes.subarray(text, text + length)) === name) wanted = index;
      next = end;
    }
    for (let i = 0; kind === 10 && i < count; i++) {
      const [length, body] = leb(next);
      if (i === wanted) bytes.set([0, 0, ...Array.from({ length: length - 3 }, () => 1), 11], body); // no locals, unreachable, nothing more
      next = body + length;
    }
    at = start + size;
  }
  expect(wanted).toBeGreaterThanOrEqual(0);
  return bytes;
}

test('a module that traps is refused in a sentence, and the table is as it was', async () => {
  const rules = await game('forts');
  const code = await WebAssembly.compile(broken(await fromDisk('forts'), 'step') as BufferSource);
  const machine = new Machine(rules, code);
  const table = Table.deal(rules, machine, { seats: 2 }, 1n, 0n);
  const before = table.bytes;
  const why = refused(() => table.step(table.actions[0]!));
  expect(why).toBe('the WebAssembly module of forts failed in step: unreachable; nothing changed');
  expect(table.bytes).toEqual(before);
  expect(table.actions).toEqual(Table.deal(rules, machine, { seats: 2 }, 1n, 0n).actions); // by another instance
});

test('an instance that has trapped is never used again', async () => {
  const rules = await game('village');
  const instance = new Instance('village', await load(rules, fromDisk));
  expect(refused(() => instance.call('legal', 0x7fffff00, 0))).toMatch(
    /failed in legal: memory access out of bounds; nothing changed/,
  );
  expect(refused(() => instance.call('legal', instance.take(rules.size.record), 0))).toContain(
    'nothing is played on it any more',
  );
});

test('memory has its bound, and saying so is no trap', async () => {
  const rules = await game('forts');
  const instance = new Instance('forts', await load(rules, fromDisk));
  expect(refused(() => instance.take(300 << 20))).toContain('may have; give it fewer nodes');
  expect(instance.take(10) % 64).toBe(0);
});

test('a stale or damaged module is fetched once more, and only then refused', async () => {
  const rules = await game('forts');
  const right = await fromDisk('forts');
  const stale = new TextEncoder().encode(new TextDecoder('latin1').decode(right)); // any change of the text would do
  const other = await fromDisk('splat');
  const asked: (boolean | undefined)[] = [];
  const mended = async (_: string, again?: boolean) => (asked.push(again), again ? right : other);
  await expect(load(rules, mended)).resolves.toBeInstanceOf(WebAssembly.Module);
  expect(asked).toEqual([undefined, true]);
  await expect(load(rules, async () => other)).rejects.toThrow(StaleModule);
  await expect(load(rules, async () => other)).rejects.toThrow(
    'the WebAssembly module of forts was built from other sources than this page; load the page again',
  );
  await expect(load(rules, async () => stale)).rejects.toThrow(/^the WebAssembly module of forts cannot be loaded: /);
  await expect(load(rules, async () => right.subarray(0, 999))).rejects.toThrow(
    /^the WebAssembly module of forts cannot be loaded: /,
  );
});

test('bytes that are no record of the game are not given to it', async () => {
  const rules = await game('forts');
  const machine = await Machine.load(rules, fromDisk);
  expect(refused(() => machine.legal(new Uint8Array(8)))).toBe(
    'a table of forts has 344 bytes, not 8'.replace('344', String(rules.bytes)),
  );
  expect(optionsWords(rules, {}).length).toBe(rules.size.options);
});
