// The page's side of the tables that live in it: one worker a table, asked as a server is (state/api.ts) and heard as its socket is
// (state/line.svelte.ts).
import type { LessonSetup } from '../engine/local';
import { LEARNER } from '../engine/script';
import { say } from '../sentences/page.svelte';
import { inWordsLater } from '../sentences/later';
import { beside } from '../state/alone';
import { refresh } from '../state/installed.svelte';
import type { Key } from '../state/keys.svelte';
import { salt } from '../state/seal';
import { Trouble } from '../state/trouble';
import type * as wire from '../wire';
import { keyOf, newId, seatOf } from './ids';
import { heard } from './fetching.svelte';
import { all, drop } from './kept';
import { STALE, type FromWorker, type Question, type ToWorker } from './messages';

/** How long a worker without a line is kept: from dealing a table to sitting down at it, from one page to the next. */
const LINGER = 5000;
const MOST_SEATS = 12;

interface Waiting {
  done: (value: unknown) => void;
  fail: (why: Trouble) => void;
}

/** The worker of one table, for as long as anybody here needs it. */
class Desk {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, Waiting>();
  readonly #lines = new Map<number, HereSocket>();
  #numbers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The table lies nowhere but in this worker. */
  only = false;

  constructor(readonly table: string) {
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#end();
    };
    this.#post({ begin: table, base: beside('./'), luck: BigInt(crypto.getRandomValues(new Uint32Array(1))[0]!) });
  }

  ask<T>(question: Question): Promise<T> {
    const number = ++this.#numbers;
    clearTimeout(this.#timer);
    const answer = new Promise<unknown>((done, fail) => this.#asked.set(number, { done, fail }));
    this.#post({ ask: number, question });
    return answer.finally(() => this.#rest()) as Promise<T>;
  }

  open(line: HereSocket, seat: number): number {
    const number = ++this.#numbers;
    clearTimeout(this.#timer);
    this.#lines.set(number, line);
    this.#post({ line: number, seat });
    return number;
  }

  send(line: number, text: string): void {
    this.#post({ line, text });
  }

  close(line: number): void {
    if (this.#lines.delete(line)) this.#post({ line, gone: true });
    this.#rest();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(said: FromWorker): void {
    if ('answer' in said) {
      const waiting = this.#asked.get(said.answer);
      this.#asked.delete(said.answer);
      if ('value' in said) waiting?.done(said.value);
      else void inWordsLater(said.sentence).then((sentence) => waiting?.fail(new Trouble(said.code, sentence)));
      return;
    }
    if ('fetching' in said) {
      heard(said.fetching, said.done, said.all);
      return;
    }
    const line = this.#lines.get(said.line);
    if ('text' in said) line?.hear(said.text);
    else {
      this.#lines.delete(said.line);
      line?.end();
      this.#rest();
    }
  }

  /** Nobody needs it any more, for now. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#lines.size && !this.#asked.size && !this.only) this.#stop();
    }, LINGER);
  }

  #stop(): void {
    this.#worker.terminate();
    desks.delete(this.table);
  }

  /** The worker itself is broken, or did not come. */
  #end(): void {
    this.#stop();
    for (const { fail } of this.#asked.values()) fail(new Trouble('no module', say('files-missing')));
    for (const line of this.#lines.values()) line.end();
  }
}

const desks = new Map<string, Desk>();

function desk(table: string): Desk {
  let found = desks.get(table);
  if (!found) desks.set(table, (found = new Desk(table)));
  return found;
}

/** Ask a table. If the page is older than the rules beside it, it is loaded anew. */
async function ask<T>(table: string, question: Question): Promise<T> {
  try {
    return await desk(table).ask<T>(question);
  } catch (error) {
    if (error instanceof Trouble && error.code === STALE) await refresh();
    throw error;
  }
}

/** As much of a WebSocket as a seat's line uses. */
export class HereSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #desk: Desk;
  readonly #line: number;

  constructor(table: string, ticket: string) {
    this.#desk = desk(table);
    this.#line = this.#desk.open(this, seatOf(ticket));
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.#desk.send(this.#line, text);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#desk.close(this.#line);
  }
  hear(text: string): void {
    const message = JSON.parse(text) as wire.FromServer;
    if (message.type === 'refused' && message.code === 'not kept')
      text = JSON.stringify({ ...message, sentence: say('not-kept') });
    this.onmessage?.({ data: text });
    if (message.type === 'bye' && message.code === STALE) void refresh();
    if (message.type === 'bye' && message.code === 'restart') {
      this.close();
      this.onclose?.();
    }
  }
  end(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

/** What state/api.ts asks a server, of a table that lives here. */
export const here = {
  async make(setup: wire.NewTable, level: string): Promise<wire.TableMade> {
    const table = newId(await taken());
    const players = setup.seats.map((seat) => ({
      name: tidy(seat.name ?? ''),
      bot: seat.kind === 'bot' ? seat.level || level : '',
    }));
    checkNames(players.map((player) => player.name));
    const salts = Object.fromEntries(setup.seats.flatMap((seat, i) => (seat.salt ? [[i, seat.salt]] : [])));
    const made = await ask<{ people: number[]; kept: boolean }>(table, {
      what: 'deal',
      setup: {
        game: setup.game,
        players,
        options: setup.options ?? {},
        salts,
        lot: setup.lot ?? false,
        seed: seed(),
        hints: setup.hints ?? null,
      },
    });
    desk(table).only = !made.kept;
    return { table, invite: '', link: '', seats: made.people.map((seat) => ({ seat, key: keyOf(table, seat) })) };
  },
  /** A table for a step of a lesson; the learner's seat is the first. */
  async lesson(setup: LessonSetup): Promise<Key> {
    const table = newId(await taken());
    await ask<undefined>(table, { what: 'lesson', setup });
    return { table, seat: LEARNER, key: keyOf(table, LEARNER) };
  },
  ticket: (key: string | undefined): wire.Ticket => ({ ticket: key ?? keyOf('', -1), seconds: 0 }),
  table: async (id: string): Promise<wire.TableInfo> => {
    const found = (await all().catch(() => [])).find((entry) => entry.id === id);
    if (!found) throw new Trouble('no table', say('not-here'));
    return found.info;
  },
  things: (id: string, lang: string) => ask<wire.Things>(id, { what: 'things', lang }),
  record: (id: string) => ask<string>(id, { what: 'record' }),
  unfinished: (id: string) => ask<string>(id, { what: 'unfinished' }),
  replay: (id: string, seat: number, lang: string) => ask<wire.Replay>(id, { what: 'replay', seat, lang }),
  replayFile: (text: string, seat: number, lang: string) =>
    ask<wire.Replay>('', { what: 'replay file', text, seat, lang }),
  /** A new table that goes on from move `number` of a recorded game, or from there after one move more; bots play for the others. */
  async playOn(record: string, number: number, more: string, level: string): Promise<wire.TableMade> {
    const table = newId(await taken());
    const made = await ask<{ people: number[]; kept: boolean }>(table, {
      what: 'play on',
      record,
      number,
      more,
      level,
    });
    desk(table).only = !made.kept;
    return { table, invite: '', link: '', seats: made.people.map((seat) => ({ seat, key: keyOf(table, seat) })) };
  },
  async rematch(id: string, key: string): Promise<wire.Seated> {
    const table = await ask<string>(id, {
      what: 'rematch',
      to: newId(await taken()),
      salts: Array.from({ length: MOST_SEATS }, salt),
      seed: seed(),
    });
    return { table, seat: seatOf(key), key: keyOf(table, seatOf(key)) };
  },
  /** All tables kept here, newest first; null: they cannot be read now. */
  async mine(): Promise<wire.MyTable[] | null> {
    const kept = await all().catch(() => null);
    kept?.sort((a, b) => b.created - a.created);
    return (
      kept &&
      kept.map(({ info, waiting }) => ({
        table: info,
        seat: Math.max(waiting, 0),
        waiting: waiting >= 0,
        deadline: null,
      }))
    );
  },
  /** Does it lie in this page only, and nowhere on the device? */
  isUnkept: (id: string): boolean => desks.get(id)?.only ?? false,
  forget: (id: string): Promise<void> => drop(id).catch(() => undefined),
};

const taken = async (): Promise<string[]> => (await all().catch(() => [])).map((entry) => entry.id);
const seed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
const tidy = (name: string): string => name.normalize('NFC').split(/\s+/).filter(Boolean).join(' ');

/** As a server does (acts.py): names stand in record files and sentences. */
function checkNames(names: string[]): void {
  for (const name of names) {
    if (!/^[\p{L}\p{N}](?:[\p{L}\p{N}_ .'-]{0,18}[\p{L}\p{N}_.'-])?$/u.test(name) || /^p\d+$/i.test(name))
      throw new Trouble('name', say('name-wrong'));
    if (names.filter((other) => other.toLowerCase() === name.toLowerCase()).length > 1)
      throw new Trouble('name', say('name-twice', { name }));
  }
}
