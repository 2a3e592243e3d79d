import { expect, test } from 'vitest';
import { player } from './bots';
import { fromDisk } from './disk';
import { game, type Rules } from './game';
import { Machine, type Modules } from './module';
import { readNetwork } from './network';

const NUMBERS = [1, 0, 2, 0, 3, 0, 7, 0, 0, 0, 255, 255, 255, 255]; // three weights, two biases

const written = (head: object, numbers = NUMBERS): Uint8Array =>
  new Uint8Array([...new TextEncoder().encode(JSON.stringify(head)), 10, ...numbers]);
const HEAD = { format: 'snowyard network 1', game: 'forts', trained_on: 'this', about: {} };

/** Forts with a champion whose network is tiny. */
async function forts(): Promise<Rules> {
  const rules = await game('forts');
  const champion = { ...rules.levels.expert!, learned: 1 };
  const network = { trained_on: 'this', inputs: 1, weights: 3, biases: 2, units: 2 };
  return { ...rules, levels: { ...rules.levels, champion }, network };
}

test('a network is read as Python wrote it', async () => {
  const { weights, biases } = readNetwork(await forts(), written(HEAD));
  expect([...new Int16Array(weights.buffer)]).toEqual([1, 2, 3]);
  expect([...new Int32Array(biases.buffer)]).toEqual([7, -1]);
});

test('a damaged or foreign network is refused in a sentence', async () => {
  const rules = await forts();
  const damaged = /^the file of the trained network of forts is damaged; load the page again$/;
  const whole = written(HEAD);
  const others = [new Uint8Array(), whole.subarray(0, 9), whole.subarray(0, -1), new TextEncoder().encode('null\n')];
  for (const file of others) expect(() => readNetwork(rules, file)).toThrow(damaged);
  expect(() => readNetwork(rules, written({ ...HEAD, format: 'other' }))).toThrow(damaged);
  for (const other of [{ trained_on: 'that' }, { game: 'duel' }])
    expect(() => readNetwork(rules, written({ ...HEAD, ...other }))).toThrow(
      'the trained network of forts does not belong to this page; load the page again',
    );
  expect(() => readNetwork({ ...rules, network: null }, whole)).toThrow('nobody has trained a network for forts');
});

test('it is fetched when a champion is asked for, once, and again past the caches if it is stale', async () => {
  const rules = await forts();
  const asked: boolean[] = [];
  const modules: Modules = async (slug, again = false, kind = 'wasm') => {
    if (kind === 'wasm') return fromDisk(slug);
    asked.push(again);
    return written(again ? HEAD : { ...HEAD, trained_on: 'before' });
  };
  const machine = await Machine.load(rules, modules);
  await machine.prepare('expert');
  expect(asked).toEqual([]);
  expect(() => player('champion', rules, machine.module)).toThrow('the trained network of forts has not been fetched');
  await machine.prepare('champion');
  await machine.prepare('champion');
  expect(asked).toEqual([false, true]);
  expect(machine.network?.weights.length).toBe(6);
});
