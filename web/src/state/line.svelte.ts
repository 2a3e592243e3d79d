// One seat's line to its table: a socket that comes back by itself, the log, and the show: states shown one after the
// other, each with its events to animate. The state is always true; the show only decides when a person sees it.
import { fits } from '../games/fits';
import { say } from '../sentences/page.svelte';
import { inWords } from '../sentences/refused';
import { lang, type Lang } from '../sentences/lang.svelte';
import type { ChatLine, FromClient, FromServer, GameEvent, Hint, Line, State, TableInfo } from '../wire';
import { HereSocket } from '../here/here';
import { isHere } from '../here/ids';
import { beside } from './alone';
import { api, Trouble, whole } from './api';
import { others, pace } from './settings.svelte';
import { longest, reading } from './show';
import { keep, kept } from './store';

const RETRIES = [300, 700, 1500, 3000, 5000, 8000];
const PING_MS = 20_000;
const MOST_WAITING = 40;
/** Farewells after which one comes back, with a new ticket (if that is refused, it says why); all others are final. */
const AGAIN = ['internal', 'rate', 'restart', 'slow', 'ticket'];
/** Refusals of a move that are nobody's fault: it is sent again under its id until it is done or refused for good. */
const NOT_YET = ['busy', 'rate', 'storage'];
/** Refusals of a ticket after which one asks again; the numbers are a proxy's. */
const NO_TICKET_YET = ['offline', '500', '502', '503', '504', 'busy', 'internal', 'rate', 'slow', 'storage'];
const AGAIN_MS = 2000;

interface Scene {
  state: State;
  line: Line;
}

let numbers = 0;
const session = Math.random().toString(36).slice(2, 10);

/** A request's own number. */
function fresh(): string {
  return `${session}-${++numbers}`;
}

export interface Listener {
  /** A step is shown now: what moves in it begins to move. */
  shows?: (line: Line, state: State) => void;
  /** A line may be told now: what moved has come to rest (or it was missed while away). */
  told?: (line: Line, state: State) => void;
}

export class SeatLine {
  readonly table: string;
  readonly key: string | undefined;
  seat = $state(-1);
  info = $state.raw<TableInfo | null>(null);
  /** The newest state; null while the table waits for players. */
  latest = $state.raw<State | null>(null);
  /** The state on the screen, at most a few motions behind the newest. */
  shown = $state.raw<State | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** The last line that has come to rest: dice that still tumble are not told before they lie. */
  #rested = $state(Infinity);
  #moving: Scene | null = null;
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  refused = $state.raw<{ code: string; sentence: string } | null>(null);
  /** A move stays that this seat asked to take back. */
  declined = $state(false);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** A move sent and not yet answered. */
  sent = $state.raw<{ id: string; move: string; at: number } | null>(null);
  fatal = $state.raw<Trouble | null>(null);
  /** The last line that was on this screen at an earlier visit; Infinity: nothing is new since. */
  met = $state(Infinity);

  #socket: WebSocket | HereSocket | null = null;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #had: State['view'] = {}; // of the last state that was sent
  #resent = false;
  #closed = false;
  #listener: Listener;

  constructor(table: string, key: string | undefined, listener: Listener = {}) {
    this.table = table;
    this.key = key;
    this.#listener = listener;
    void this.#open();
  }

  /** Is everything that happened shown? */
  get caughtUp(): boolean {
    return this.shown === this.latest;
  }

  /** The moves to offer: none while something is still to be shown or a move is on its way. */
  get moves() {
    return this.caughtUp && !this.sent ? (this.latest?.moves ?? []) : [];
  }

  /** The log as far as it is shown. */
  get told(): Line[] {
    const at = Math.min(this.shown?.at ?? Infinity, this.#rested);
    return this.log.filter((line) => line.seq <= at);
  }

  /** Has everything that is shown come to rest? */
  get atRest(): boolean {
    return this.#rested >= (this.shown?.at ?? -1);
  }

  /** The scene says that what these events move has come to rest, and how many milliseconds it takes to be read; 0: it has been. */
  rest(events: GameEvent[], reads?: number): void {
    if (events !== this.events) return;
    if (this.#moving) this.#settle(reads);
    else if (reads === 0 && this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#next();
    }
  }

  play(move: string): void {
    const state = this.latest;
    if (!state || this.sent) return;
    this.#pardon();
    this.hint = null;
    this.sent = { id: fresh(), move, at: state.at };
    this.#send({ type: 'move', ...this.sent });
  }

  undo(): void {
    this.#send({ type: 'undo', id: fresh() });
  }
  answer(yes: boolean): void {
    this.#send({ type: 'answer', id: fresh(), yes });
  }
  resign(): void {
    this.#send({ type: 'resign', id: fresh() });
  }
  say(text: string): void {
    this.#send({ type: 'chat', id: fresh(), text });
  }
  ask(): void {
    this.thinking = true;
    this.hint = null;
    this.#send({ type: 'hint', id: fresh() });
  }
  letBot(seat: number, level: string): void {
    this.#send({ type: 'bot', id: fresh(), seat, level });
  }
  comeBack(): void {
    this.#send({ type: 'back', id: fresh() });
  }
  speak(to: Lang): void {
    this.#send({ type: 'lang', id: fresh(), lang: to });
  }

  feedback(fun: number, too_long: boolean, unfair: boolean, sentence: string): void {
    this.refused = null;
    this.#send({ type: 'feedback', id: fresh(), fun, too_long, unfair, sentence });
  }

  /** Show the newest state at once. */
  skip(): void {
    this.#hurry();
    this.events = [];
    this.shown = this.latest;
  }

  close(): void {
    this.#closed = true;
    this.remember();
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    clearTimeout(this.#again);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  /** What is shown now is seen. */
  remember(): void {
    if (this.shown && this.seat >= 0) keep(this.#place, String(this.shown.at));
  }

  /** Try again now, for instance when the device is awake again. */
  wake(): void {
    if (this.link !== 'lost' || this.#closed) return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    void this.#open();
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (message.type !== 'move') this.refused = { code: 'offline', sentence: say('reconnecting') };
  }

  async #open(): Promise<void> {
    let ticket: string;
    try {
      ticket = (await api.ticket(this.table, this.key)).ticket;
    } catch (error) {
      const trouble = error instanceof Trouble ? error : new Trouble('page', String(error));
      if (NO_TICKET_YET.includes(trouble.code)) return this.#later();
      this.fatal = trouble;
      this.link = 'ended';
      return;
    }
    if (this.#closed) return;
    const socket = isHere(this.table) ? new HereSocket(this.table, ticket) : new WebSocket(socketOf(this.table));
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.log.at(-1)?.seq ?? null;
      socket.send(JSON.stringify({ type: 'hello', ticket, since, lang: lang(), changes: true } satisfies FromClient));
    };
    socket.onmessage = (event: { data: unknown }) => {
      try {
        this.#hear(JSON.parse(String(event.data)) as FromServer);
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        this.#end(error);
      }
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#later();
    };
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#send({ type: 'ping' }), PING_MS);
  }

  #later(): void {
    clearInterval(this.#ping);
    if (this.#closed || this.link === 'ended') return;
    this.link = 'lost';
    const wait = RETRIES[Math.min(this.#tries++, RETRIES.length - 1)]!;
    this.#retry = setTimeout(() => void this.#open(), wait * (0.8 + 0.4 * Math.random()));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'step':
        return this.#step(message.line, this.#whole(message.state));
      case 'table':
        this.#asked(message.table);
        this.info = message.table;
        if (message.state) this.#replace(this.#whole(message.state));
        if (!this.#resent) this.#resend();
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'ack':
        if (this.sent?.id === message.id) this.sent = null;
        this.#pardon();
        return;
      case 'refused':
        if (this.sent && message.id === this.sent.id && NOT_YET.includes(message.code)) {
          clearTimeout(this.#again);
          this.#again = setTimeout(() => this.#resend(), AGAIN_MS);
        } else if (this.sent && (message.id === this.sent.id || !message.id)) this.sent = null;
        this.thinking = false;
        this.refused = { code: message.code, sentence: whole(inWords(message.sentence)) };
        return;
      case 'hint':
        this.thinking = false;
        if (message.at === this.latest?.at) this.hint = message;
        return;
      case 'bye':
        this.fatal = new Trouble(message.code, inWords(message.sentence));
        if (!AGAIN.includes(message.code)) this.link = 'ended';
        return;
    }
  }

  #welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    const back = this.link === 'lost';
    this.#tries = 0;
    this.link = 'open';
    this.fatal = null;
    this.seat = message.seat;
    this.info = message.table;
    const known = this.log.at(-1)?.seq ?? -1;
    const missed = message.log.filter((line) => line.seq > known);
    this.log = [...withVoids(this.log, missed), ...missed];
    this.chat = message.chat;
    if (known < 0) this.met = this.#seenBefore();
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#moving = null;
    this.#rested = Infinity;
    this.latest = this.shown = message.state && this.#whole(message.state);
    this.events = [];
    if (message.state && (back || known < 0))
      for (const line of back ? missed : missed.slice(-1)) this.#listener.told?.(line, message.state);
    this.#resent = false;
    this.#resend();
  }

  /** What was refused is past; that nothing can be kept stays true. */
  #pardon(): void {
    this.declined = false;
    if (this.refused?.code !== 'not kept') this.refused = null;
  }

  /** A question that is open no longer: nothing is said of it any more but to whoever asked, if their move stays. */
  #asked(table: TableInfo): void {
    const before = this.info?.ask;
    if (!before || table.ask) return;
    this.#pardon();
    this.declined = before.seat === this.seat && this.log.at(-1)?.cause !== 'undo';
  }

  /** A move without an answer, once the table is there again: the same id plays it once, however often it is sent. */
  #resend(): void {
    if (!this.latest) return;
    this.#resent = true;
    if (this.sent?.at === this.latest.at) this.#send({ type: 'move', ...this.sent });
    else this.sent = null; // it was played, or the table has changed since
  }

  /** What is sent here cannot be drawn: the server plays by another version than this page. */
  #end(trouble: Trouble): void {
    this.fatal = trouble;
    this.link = 'ended';
    this.latest = this.shown = null;
    this.close();
  }

  /** A state with all of its view: of most states only what has changed is sent. */
  #whole(state: State): State {
    const view = state.since === null ? state.view : { ...this.#had, ...state.view };
    if (!fits(this.info?.game ?? '', view)) throw new Trouble('answer', say('bad-answer'));
    this.#had = view;
    return { ...state, view };
  }

  #step(line: Line, state: State): void {
    if (line.seq <= (this.log.at(-1)?.seq ?? -1)) return;
    this.log = [...withVoids(this.log, [line]), line];
    if (line.cause === 'undo') this.declined = false;
    this.latest = state;
    if (this.sent && state.at > this.sent.at) this.sent = null;
    if (this.hint && this.hint.at !== state.at) this.hint = null;
    this.thinking = false;
    if (line.cause === 'move' && line.seat === this.seat) this.#hurry(); // nobody waits for what they did themselves
    this.#queue.push({ state, line });
    if (this.#queue.length > MOST_WAITING || (pace() === 0 && others() === 0) || document.hidden) {
      const last = this.#queue.at(-1)!;
      this.skip();
      this.events = last.line.events;
    } else if (this.#timer === undefined) this.#next();
  }

  /** Where the log ended when this seat was last looked at on this device. */
  #seenBefore(): number {
    const seen = Number(kept(this.#place) ?? 'NaN');
    return Number.isFinite(seen) && seen < (this.log.at(-1)?.seq ?? 0) ? seen : Infinity;
  }

  get #place(): string {
    return `snowyard.seen.${this.table}.${this.seat}`;
  }

  #replace(state: State): void {
    this.latest = state;
    if (!this.#queue.length) {
      if (state.at !== this.shown?.at) this.events = []; // else nothing has happened: what moves moves on
      this.shown = state;
    } else this.#queue.at(-1)!.state = state;
  }

  /** Whatever is still being shown ends now. */
  #hurry(): void {
    if (this.#moving) this.#listener.told?.(this.#moving.line, this.#moving.state);
    this.#moving = null;
    this.#rested = Infinity;
    for (const scene of this.#queue.splice(0)) {
      this.#listener.shows?.(scene.line, scene.state);
      this.#listener.told?.(scene.line, scene.state);
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    const scene = this.#queue.shift();
    this.#timer = undefined;
    if (!scene) return;
    this.#moving = scene;
    this.#rested = Math.min(this.#rested, this.shown?.at ?? -1);
    this.shown = scene.state;
    this.events = scene.line.events;
    this.#listener.shows?.(scene.line, scene.state);
    const most = scene.line.events.length ? longest(scene.line.events.length, pace(), this.#queue.length) : 0;
    this.#timer = setTimeout(() => this.#settle(), most);
    if (!most) this.#settle();
  }

  /** What was shown lies still: it is told, and stays for as long as it takes to read. */
  #settle(reads = 0): void {
    const scene = this.#moving;
    clearTimeout(this.#timer);
    this.#moving = null;
    this.#rested = Infinity;
    if (scene) this.#listener.told?.(scene.line, scene.state);
    const letters = scene?.line.events.reduce((sum, event) => sum + event.text.length, 0) ?? 0;
    const stays = letters ? Math.max(reading(letters, others(), this.#queue.length), reads * others()) : 0;
    this.#timer = setTimeout(() => this.#next(), stays);
  }
}

/** Where the server's socket of a table is. */
function socketOf(table: string): URL {
  const address = new URL(beside(`api/socket?table=${table}`));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** The log with what its newest lines take back marked as such: each of those says which lines are void. */
function withVoids(log: Line[], newest: Line[]): Line[] {
  const taken = new Set(newest.flatMap((line) => line.voids));
  return taken.size ? log.map((line) => (taken.has(line.seq) ? { ...line, undone: true } : line)) : log;
}
