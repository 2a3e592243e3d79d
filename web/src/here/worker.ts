/// <reference lib="webworker" />
// The worker of one table: rules, bots and words run here, never in the page's own thread.
import { LocalTable, Refusal, StaleModule, type LessonSetup } from '../engine/local';
import type { FromClient } from '../wire';
import { Host, type Listener, type World } from './host';
import { find, put, type Entry } from './kept';
import { modulesAt } from './modules';
import { STALE, type FromWorker, type NewHere, type Question, type ToWorker } from './messages';
import { replayOf } from './replay';

declare const self: DedicatedWorkerGlobalScope;

let id = '';
let modules = modulesAt('');
let luck = 0n;
let host: Promise<Host> | undefined;
const lines = new Map<number, Listener>();

const post = (message: FromWorker) => self.postMessage(message);

// a pause without the least wait that timers have
const channel = new MessageChannel();
const paused: (() => void)[] = [];
channel.port1.onmessage = () => paused.shift()?.();
const world: World = {
  keep: put,
  lost: () => (host = undefined),
  now: () => Date.now(),
  luck: () => (luck = BigInt.asUintN(62, luck * 6364136223846793005n + 1442695040888963407n)),
  pause: () =>
    new Promise((done) => {
      paused.push(done);
      channel.port2.postMessage(null);
    }),
};

/** The table as it was kept; asked for once. */
function open(): Promise<Host> {
  host ??= found().then(async (entry) => new Host(entry, await LocalTable.resume(entry.kept, modules), world));
  return host;
}

async function found(): Promise<Entry> {
  const entry = await find(id).catch(() => undefined);
  if (!entry) throw new Refusal('no table', 'this table is not kept in this browser');
  return entry;
}

// ---- lines

async function hear(line: number, message: FromClient): Promise<void> {
  const listener = lines.get(line)!;
  const table = await open();
  if (message.type === 'hello') {
    listener.lang = message.lang ?? 'en';
    await table.arrive(listener, message.since ?? 0);
  } else await table.hear(listener, message);
}

function begin(line: number, seat: number): void {
  lines.set(line, { seat, lang: 'en', send: (message) => post({ line, text: JSON.stringify(message) }) });
}

/** The line ends with a sentence. */
function end(line: number, fault: unknown): void {
  const { code, sentence } = told(fault);
  post({ line, text: JSON.stringify({ type: 'bye', code, sentence }) });
  post({ line, closed: true });
}

function told(fault: unknown): { code: string; sentence: string } {
  if (fault instanceof StaleModule) return { code: STALE, sentence: fault.sentence };
  if (fault instanceof Refusal) return { code: fault.code, sentence: fault.sentence };
  return { code: 'page', sentence: fault instanceof Error ? fault.message : String(fault) };
}

// ---- questions

async function deal(setup: NewHere): Promise<{ people: number[]; kept: boolean }> {
  return begun(await LocalTable.deal(setup, modules), setup.hints);
}

async function begun(table: LocalTable, hints: boolean | null = null): Promise<{ people: number[]; kept: boolean }> {
  const made = await Host.begin(id, table, world, hints);
  host = Promise.resolve(made);
  return { people: made.people, kept: made.isKept };
}

/** A step of a lesson lies in this worker only: it can always be begun again. */
async function teach(setup: LessonSetup): Promise<void> {
  const table = await LocalTable.lesson(setup, modules);
  host = Host.begin(id, table, { ...world, keep: () => Promise.resolve() });
  await host;
}

/** The next game of the same people: dealt once, however often it is asked for. */
async function rematch(old: Host, { to, salts, seed }: Extract<Question, { what: 'rematch' }>): Promise<string> {
  const { game, players, options, over } = old.table;
  if (!over) throw new Refusal('not over', 'a rematch can be asked for when the game is over');
  if (old.entry.rematch) return old.entry.rematch;
  if (!old.isKept) throw new Refusal('not kept', 'this browser keeps no tables; begin a new one on the first page');
  await Host.begin(
    to,
    await LocalTable.deal(
      {
        game,
        players: [...players],
        options,
        salts: Object.fromEntries(old.people.map((seat) => [seat, salts[seat]!])),
        seed,
      },
      modules,
    ),
    world,
    old.entry.hints ?? null,
  );
  await old.followedBy(to);
  return to;
}

async function answer(question: Question): Promise<unknown> {
  switch (question.what) {
    case 'deal':
      return deal(question.setup);
    case 'play on':
      return begun(await LocalTable.playOn(question.record, question.number, question.more, question.level, modules));
    case 'lesson':
      return teach(question.setup);
    case 'replay file':
      return replayOf(await LocalTable.resume(question.text, modules), question.seat, question.lang);
    case 'things':
      return { things: await (await open()).table.things(question.lang) };
    case 'replay':
      return (await open()).replay(question.seat, question.lang);
    case 'record':
      return (await open()).record();
    case 'unfinished':
      return (await open()).unfinished();
    case 'rematch':
      return rematch(await open(), question);
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const said = event.data;
  if ('begin' in said) {
    id = said.begin;
    modules = modulesAt(said.base, (fetching, done, all) => post({ fetching, done, all }));
    luck = said.luck;
  } else if ('ask' in said) {
    answer(said.question).then(
      (value) => post({ answer: said.ask, value }),
      (fault: unknown) => post({ answer: said.ask, ...told(fault) }),
    );
  } else if ('seat' in said) begin(said.line, said.seat);
  else if ('text' in said)
    hear(said.line, JSON.parse(said.text) as FromClient).catch((fault: unknown) => end(said.line, fault));
  else {
    const gone = lines.get(said.line);
    lines.delete(said.line);
    void host?.then(
      (table) => gone && table.leave(gone),
      () => undefined,
    );
  }
};
