import { expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { LocalTable, type Sitter } from '../engine/local';
import { SOMEBODY, type FromServer, type Step, type Welcome } from '../wire';
import { Host, type Listener, type World } from './host';
import { Elsewhere, type Entry } from './kept';

const PEOPLE: Sitter[] = [
  { name: 'Mia', bot: '' },
  { name: 'Ben', bot: '' },
];
const BOT: Sitter[] = [
  { name: 'Mia', bot: '' },
  { name: 'Ben', bot: 'simple' },
];

/** A world that keeps copies, as IndexedDB does. */
class Shelf implements World {
  kept: Entry[] = [];
  faults: Error[] = [];
  lost = () => undefined;
  #luck = 0n;
  async keep(entry: Entry): Promise<void> {
    const fault = this.faults.shift();
    if (fault) throw fault;
    this.kept.push(structuredClone(entry));
  }
  now = () => 1000;
  luck = () => ++this.#luck;
  pause = () => Promise.resolve();
}

class Ear implements Listener {
  heard: FromServer[] = [];
  lang = 'en';
  constructor(readonly seat: number) {}
  send = (message: FromServer) => void this.heard.push(message);
  last<T extends FromServer['type']>(type: T): Extract<FromServer, { type: T }> {
    return this.heard.findLast((message) => message.type === type) as Extract<FromServer, { type: T }>;
  }
  get state() {
    const told = this.heard.findLast((message) => 'state' in message && message.state) as Welcome | Step;
    return told.state!;
  }
}

async function dealt(
  game: string,
  players: Sitter[],
  world = new Shelf(),
  options: Record<string, string> = {},
  hints: boolean | null = null,
) {
  const table = await LocalTable.deal({ game, players, options, seed: new Uint8Array(32).fill(3) }, fromDisk);
  const host = await Host.begin('here-0000000000', table, world, hints);
  const ears = host.people.map((seat) => new Ear(seat));
  for (const ear of ears) await host.arrive(ear, 0);
  return { host, ears, world };
}

const settled = async (host: Host) => {
  while (!host.table.over && host.table.bot) await new Promise((done) => setTimeout(done, 1));
};

test('a move is kept before anybody hears of it, and sent again under its id it is played once', async () => {
  const { host, ears, world } = await dealt('forts', PEOPLE);
  const ear = ears.find((one) => one.state.moves.length)!;
  const move = { type: 'move', id: 'a', move: ear.state.moves[0]!.move, at: ear.state.at } as const;
  await host.hear(ear, move);
  await host.hear(ear, move);
  expect(ear.heard.filter((one) => one.type === 'ack')).toHaveLength(2);
  expect(host.table.number).toBe(1);
  expect(world.kept.at(-1)!.kept.record).toContain(move.move);
  for (const one of ears) expect(one.last('step').line.seq).toBe(2);
});

test('what is not legal, not in turn or too late is refused and changes nothing', async () => {
  const { host, ears, world } = await dealt('forts', PEOPLE);
  const [mine, other] = ears[0]!.state.moves.length ? [ears[0]!, ears[1]!] : [ears[1]!, ears[0]!];
  const before = world.kept.length;
  const { move } = mine.state.moves[0]!;
  await host.hear(other, { type: 'move', id: 'a', move, at: other.state.at });
  await host.hear(mine, { type: 'move', id: 'b', move: 'fly away', at: mine.state.at });
  await host.hear(mine, { type: 'move', id: 'c', move, at: mine.state.at + 1 });
  const codes = [...other.heard, ...mine.heard].flatMap((one) => (one.type === 'refused' ? [one.code] : []));
  expect(codes).toEqual(['not your turn', 'unknown move', 'stale']);
  expect([host.table.number, world.kept.length]).toEqual([0, before]);
});

/** A table at which seat 0 decides in secret, again and again; its third decision is known to all, but not whose it was. */
class Secret {
  game = 'forts';
  players = PEOPLE;
  over = false;
  actor = 0;
  bot = '';
  number = 0;
  salts = {};
  keep = () => ({ record: '', resigned: [] });
  play = () => void this.number++;
  state = async (seat: number) => ({
    view: { n: seat === 0 || this.number > 2 ? this.number : 0 },
    actor: seat === 0 ? 0 : SOMEBODY,
    moves: [{ move: 'x', label: '' }],
    undo: { can: 'no', why: '', voids: [], question: [] },
  });
  told = async (seat: number) => ({ move: seat === 0 ? 'x' : null, events: [] });
  toldAt = this.told;
}

test('a decision in secret is no line of those who cannot notice it', async () => {
  const host = await Host.begin('here-0000000000', new Secret() as unknown as LocalTable, new Shelf());
  const [mine, other] = [new Ear(0), new Ear(1)];
  for (const ear of [mine, other]) await host.arrive(ear, 0);
  for (const n of [1, 2, 3]) {
    await host.hear(mine, { type: 'move', id: `m${n}`, move: 'x', at: n });
    expect(mine.last('step').line).toMatchObject({ seq: n + 1, seat: 0, move: 'x' });
    const heard = other.heard.flatMap((one) => (one.type === 'step' ? [one.line] : []));
    expect(heard).toMatchObject(n < 3 ? [] : [{ seq: 2, seat: SOMEBODY, move: null }]);
  }
});

test('a table that was kept goes on as it lay, for every seat', async () => {
  const { host, ears, world } = await dealt('lanes', PEOPLE);
  for (let n = 0; n < 20; n++) {
    const ear = ears[host.table.actor]!;
    await host.hear(ear, {
      type: 'move',
      id: `m${n}`,
      move: ear.state.moves[n % ear.state.moves.length]!.move,
      at: ear.state.at,
    });
  }
  const again = new Host(world.kept.at(-1)!, await LocalTable.resume(world.kept.at(-1)!.kept, fromDisk), world);
  for (const ear of ears) {
    const other = new Ear(ear.seat);
    await again.arrive(other, 0);
    expect(other.state).toEqual(ear.state);
    const steps = ear.heard.flatMap((one) =>
      one.type === 'welcome' ? one.log : one.type === 'step' ? [one.line] : [],
    );
    expect(other.last('welcome').log).toEqual(steps);
  }
});

test('bots play until a person decides, and one who is away is played for', async () => {
  const {
    host,
    ears: [ear],
  } = await dealt('splat', BOT);
  await settled(host);
  expect(ear!.state.moves.length).toBeGreaterThan(0);
  await host.hear(ear!, { type: 'bot', id: 'b', seat: ear!.seat, level: 'simple' });
  while (!host.table.over) await new Promise((done) => setTimeout(done, 1));
  await new Promise((done) => setTimeout(done, 20));
  expect(ear!.last('table').table).toMatchObject({ status: 'over', ended: 'rules' });
  expect(ear!.last('table').table.seats[ear!.seat]).toMatchObject({ kind: 'person', away: true });
  expect(host.record()).toContain('Mia');
});

test('taking back and giving up are told as on a server', async () => {
  const { host, ears } = await dealt('forts', PEOPLE);
  const ear = ears[host.table.actor]!;
  const { move } = ear.state.moves.find((one) => /snowball|hide|brick/.test(one.move) && !/throw/.test(one.move))!;
  await host.hear(ear, { type: 'move', id: 'a', move, at: ear.state.at });
  expect(ear.state.undo).toEqual({ can: 'free', why: '', voids: [2], question: [] });
  await host.hear(ear, { type: 'undo', id: 'b' });
  expect(ear.last('step').line).toMatchObject({
    cause: 'undo',
    seat: ear.seat,
    seq: 3,
    voids: [2],
    text: 'You take a move back.',
  });
  expect(host.table.number).toBe(0);
  expect(host.info().over_at).toBe(null);
  await host.hear(ear, { type: 'resign', id: 'c' });
  expect(ear.last('step').line).toMatchObject({ cause: 'end', seat: ear.seat, text: 'You resign.' });
  expect(ear.state).toMatchObject({ over: true, payoff: ear.seat ? [1, 0] : [0, 1] });
  expect(ear.last('table').table).toMatchObject({ status: 'over', ended: 'resigned', over_at: 1000 });
  expect(ear.state.rules).toEqual([]); // no rule of the last decision ended it
});

test('where nothing can be kept that is said, and play goes on', async () => {
  const world = new Shelf();
  world.faults = [new Error('no IndexedDB')];
  const { host, ears } = await dealt('forts', PEOPLE, world);
  expect(ears[0]!.heard.some((one) => one.type === 'refused' && one.code === 'not kept')).toBe(true);
  const ear = ears[host.table.actor]!;
  await host.hear(ear, { type: 'move', id: 'a', move: ear.state.moves[0]!.move, at: ear.state.at });
  expect(host.table.number).toBe(1);
  expect(host.isKept).toBe(false);
});

test('a table that another page has played on is read anew', async () => {
  const { host, ears, world } = await dealt('forts', PEOPLE);
  world.faults = [new Elsewhere()];
  const ear = ears[host.table.actor]!;
  await host.hear(ear, { type: 'move', id: 'a', move: ear.state.moves[0]!.move, at: ear.state.at });
  expect(ear.heard.at(-1)).toMatchObject({ type: 'bye', code: 'restart' }); // the line comes back by itself
  expect(ear.heard.some((one) => one.type === 'step')).toBe(false);
});

test('where people play against each other nobody is given a hint unless the table allows it', async () => {
  for (const [players, wish, allowed] of [
    [PEOPLE, null, false],
    [PEOPLE, true, true],
    [BOT, null, true],
    [BOT, false, false],
  ] as const) {
    const { host, ears, world } = await dealt('forts', [...players], new Shelf(), {}, wish);
    await settled(host);
    const kept = world.kept.at(-1)!; // and so it stays when the page is opened again
    expect(new Host(kept, await LocalTable.resume(kept.kept, fromDisk), world).info().hints).toBe(allowed);
    const ear = ears.find((one) => one.state.moves.length)!;
    expect(host.info().hints).toBe(allowed);
    await host.hear(ear, { type: 'hint', id: 'h' });
    const answered = () => ear.heard.find((one) => 'id' in one && one.id === 'h');
    while (!answered()) await new Promise((done) => setTimeout(done, 1));
    expect(answered()).toMatchObject(allowed ? { type: 'hint' } : { type: 'refused', code: 'hints' });
  }
});

test('whoever tried a variant says once how it was, and it is kept with the record', async () => {
  const { host, ears, world } = await dealt('forts', PEOPLE, new Shelf(), { variant: 'start.hit_points = 12' });
  const said = { type: 'feedback', fun: 4, too_long: true, sentence: ' One #\n\u0007more. ' } as const;
  await host.hear(ears[1]!, { ...said, id: 'a' });
  expect(ears[1]!.last('refused')).toMatchObject({ id: 'a', code: 'not over' });
  await host.hear(ears[0]!, { type: 'resign', id: 'b' });
  await host.hear(ears[1]!, { ...said, id: 'c', fun: 6 });
  expect(ears[1]!.last('refused')).toMatchObject({ id: 'c', code: 'feedback' });
  await host.hear(ears[1]!, { ...said, id: 'd' });
  expect(ears[0]!.last('table').table.feedback).toEqual([1]);
  await host.hear(ears[1]!, { ...said, id: 'e' });
  expect(ears[1]!.last('refused')).toMatchObject({ id: 'e', code: 'feedback' });
  const line = 'feedback p1: fun 4, too long: One # more.';
  expect(host.record().trimEnd().split('\n').at(-1)).toBe(line);
  const again = await LocalTable.resume(world.kept.at(-1)!.kept, fromDisk);
  expect(again.feedbackFrom).toEqual([1]);
  expect(again.record()).toContain(line);
});

test('nobody is asked about the printed game', async () => {
  const { host, ears } = await dealt('forts', PEOPLE);
  await host.hear(ears[0]!, { type: 'resign', id: 'a' });
  await host.hear(ears[0]!, { type: 'feedback', id: 'b', fun: 5 });
  expect(ears[0]!.last('refused')).toMatchObject({ id: 'b', code: 'feedback' });
});
