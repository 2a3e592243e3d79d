// A table that lives in this page, seen from its seats: it answers what a server's socket would (wire.ts), message for message, so that
// nothing above a seat's line knows where a table lies. What each seat may notice follows server/board.py.
import { Refusal, type LocalTable } from '../engine/local';
import type { FromClient, FromServer, Replay, State, TableInfo } from '../wire';
import { infoOf } from './info';
import { Elsewhere, type Entry, type Mark } from './kept';
import { bit, countOf, EVERYBODY, lineOf, linesOf, numbers, standing } from './marks';
import { replayFor } from './replay';

/** One seat's line: what is sent there goes to whoever looks through that seat's eyes. */
export interface Listener {
  seat: number;
  lang: string;
  send(message: FromServer): void;
}

/** What a host needs of the world. `pause`: let other work happen between two slices of thinking. */
export interface World {
  keep(entry: Entry): Promise<void>;
  now(): number;
  /** Another number each time: where a bot's luck begins. */
  luck(): bigint;
  pause(): Promise<void>;
  /** Another page has written this table: whoever asks next reads it anew. */
  lost(): void;
}

export class Host {
  readonly listeners = new Set<Listener>();
  #closed = false;
  #happened = 0; // counts everything that changes the table, so that a bot notices
  #thinking = false;
  #unkept = false;
  #turn: Promise<unknown> = Promise.resolve(); // one thing after the other
  #states = new Map<string, State>(); // of the table as it lies, by seat and language
  #views = new Map<number, string>(); // what each person saw last
  #actors = new Map<number, number>(); // whom each person saw deciding
  #answered = new Set<string>(); // the ids of moves that were played: sent again, they are not played again

  constructor(
    readonly entry: Entry,
    readonly table: LocalTable,
    readonly world: World,
  ) {}

  /** A new table, dealt and kept. */
  static async begin(id: string, table: LocalTable, world: World, hints: boolean | null = null): Promise<Host> {
    const info = {} as TableInfo; // follows
    const start: Mark = {
      cause: 'start',
      seat: -1,
      at: world.now(),
      seen: EVERYBODY,
      known: EVERYBODY,
      number: 0,
      move: '',
      undone: false,
    };
    const host = new Host(
      {
        id,
        version: 0,
        created: world.now(),
        kept: table.keep(),
        marks: [start],
        away: {},
        hints,
        rematch: null,
        info,
        waiting: -1,
      },
      table,
      world,
    );
    await host.#keep();
    return host;
  }

  /** The seats of people. */
  get people(): number[] {
    return this.table.players.flatMap((player, seat) => (player.bot ? [] : [seat]));
  }

  /** As on a server (room.py): as whoever made the table said; else not where people play against each other. */
  get #hints(): boolean {
    return this.entry.hints ?? this.people.length < 2;
  }

  /** Whose move the rest waits for: its bot's kind, '' for a person. */
  get #bot(): string {
    return this.table.over ? '' : this.table.bot || (this.entry.away[this.table.actor] ?? '');
  }

  /** Would it be found again after the page was closed? */
  get isKept(): boolean {
    return !this.#unkept;
  }

  close(): void {
    this.#closed = true;
  }

  // ---- what comes in

  async arrive(listener: Listener, since: number): Promise<void> {
    await this.#next(async () => {
      if (!this.#views.size) await this.#look();
      this.listeners.add(listener);
      const state = await this.#state(listener.seat, listener.lang);
      const log = await linesOf(this.table, this.entry.marks, listener.seat, listener.lang, since);
      listener.send({ type: 'welcome', table: this.info(), seat: listener.seat, seq: state.at, state, log, chat: [] });
      this.#tell();
      if (this.#unkept) this.#warn(listener);
    });
    void this.#think();
  }

  leave(listener: Listener): void {
    if (this.listeners.delete(listener)) this.#tell();
  }

  /** A message of a seat's line; whatever is wrong with it is answered in a sentence. */
  hear(listener: Listener, message: FromClient): Promise<void> {
    return this.#next(async () => {
      if (message.type === 'ping') return listener.send({ type: 'pong' });
      const id = 'id' in message ? message.id : null;
      try {
        await this.#do(listener, message);
        if (id && message.type !== 'hint') listener.send({ type: 'ack', id });
      } catch (fault) {
        if (fault instanceof Elsewhere) return this.#away(); // the page asks again, and finds the newer one
        if (!(fault instanceof Refusal)) throw fault;
        listener.send({ type: 'refused', code: fault.code, sentence: fault.sentence, id });
      }
    }).then(() => void this.#think());
  }

  async #do(listener: Listener, message: FromClient): Promise<void> {
    const { seat } = listener;
    switch (message.type) {
      case 'move':
        return this.#person(seat, message.id, message.move, message.at);
      case 'undo':
        return this.#undo(seat);
      case 'resign':
        return this.#resign(seat);
      case 'bot':
        return this.#letBot(seat, message.seat, message.level ?? '');
      case 'back':
        delete this.entry.away[seat];
        return this.#changed();
      case 'lang':
        listener.lang = message.lang;
        return listener.send({ type: 'table', table: this.info(), state: await this.#state(seat, message.lang) });
      case 'hint':
        return this.#hint(listener, message.id);
      case 'feedback':
        this.table.feedback(seat, message);
        return this.#changed();
      default:
        throw new Refusal('schema', `a table in this browser does not know ${message.type}`);
    }
  }

  // ---- what happens

  async #person(seat: number, id: string, move: string, at: number): Promise<void> {
    if (this.#answered.has(id)) return;
    this.#inPlay();
    if (at !== countOf(this.entry.marks, seat))
      throw new Refusal('stale', 'the table has changed since you looked; look again');
    if (this.table.actor !== seat) throw new Refusal('not your turn', 'it is not your decision now');
    if (this.#bot) throw new Refusal('bot plays', 'a bot plays for you; take your seat back first');
    await this.#move('move', seat, move);
    this.#answered.add(id);
  }

  async #move(cause: 'bot' | 'move', seat: number, move: number | string): Promise<void> {
    const knew = this.people.reduce((bits, one) => (this.#actors.get(one) === seat ? bits | bit(one) : bits), 0);
    this.table.play(seat, move);
    const seen = await this.#look();
    const text = (await this.table.told(seat, 'en')).move ?? '';
    this.#note({ cause, seat, seen: seen | bit(seat), known: knew | bit(seat), move: text });
    await this.#commit();
  }

  async #undo(seat: number): Promise<void> {
    this.#inPlay();
    const voids = standing(this.entry.marks, this.table.reach(seat).count);
    this.table.undo(seat);
    let seen = bit(seat);
    for (const place of voids) {
      const mark = this.entry.marks[place]!;
      mark.undone = true;
      seen |= mark.seen;
    }
    await this.#look();
    this.#note({ cause: 'undo', seat, seen, known: seen, move: '', voids });
    await this.#commit();
  }

  async #resign(seat: number): Promise<void> {
    this.#inPlay();
    this.table.resign(seat);
    delete this.entry.away[seat];
    await this.#look();
    if (this.table.over) this.#note({ cause: 'end', seat, seen: EVERYBODY, known: EVERYBODY, move: '' });
    await this.#commit();
    await this.#changed(false);
  }

  async #letBot(asker: number, seat: number, level: string): Promise<void> {
    this.#inPlay();
    if (this.table.lesson) throw new Refusal('lesson', 'in a lesson you play yourself');
    if (asker !== seat) throw new Refusal('not idle', 'a bot may play for whoever asks for it');
    if (this.table.players[seat]?.bot) throw new Refusal('bot plays', 'a bot plays there anyway');
    this.entry.away[seat] = level || 'fair';
    await this.#changed();
  }

  #inPlay(): void {
    if (this.table.over) throw new Refusal('game over', 'the game is over');
  }

  #note(what: Omit<Mark, 'at' | 'number' | 'undone'>): void {
    this.entry.marks.push({ ...what, at: this.world.now(), number: this.table.number, undone: false });
  }

  /** Look through everybody's eyes: who noticed anything? */
  async #look(): Promise<number> {
    let noticed = 0;
    this.#states.clear();
    for (const seat of this.people) {
      const state = await this.#lies(seat, this.#langOf(seat));
      const view = JSON.stringify(state.view);
      const told = await this.table.told(seat, this.#langOf(seat));
      if (told.events.length || view !== this.#views.get(seat)) noticed |= bit(seat);
      this.#views.set(seat, view);
      this.#actors.set(seat, state.actor);
    }
    return noticed;
  }

  /** Keep what has happened, then tell it to everybody who noticed. */
  async #commit(): Promise<void> {
    this.#happened++;
    await this.#keep();
    const mark = this.entry.marks.at(-1)!;
    for (const listener of this.listeners) {
      if (!(mark.seen & bit(listener.seat))) continue;
      const state = await this.#state(listener.seat, listener.lang);
      const line = await lineOf(this.table, this.entry.marks, state.at, mark, listener.seat, listener.lang);
      listener.send({ type: 'step', line, state });
    }
    if (this.table.over) this.#tell();
  }

  /** Seats have changed, and with them perhaps who may decide. */
  async #changed(keep = true): Promise<void> {
    this.#happened++;
    if (keep) await this.#keep();
    for (const listener of this.listeners)
      listener.send({ type: 'table', table: this.info(), state: await this.#state(listener.seat, listener.lang) });
  }

  #tell(): void {
    const table = this.info();
    for (const listener of this.listeners) listener.send({ type: 'table', table, state: null });
  }

  async #keep(): Promise<void> {
    const { entry, table } = this;
    entry.kept = table.keep();
    entry.info = this.info();
    entry.waiting = table.over || this.#bot ? -1 : table.actor;
    entry.version++;
    try {
      if (!this.#unkept) await this.world.keep(entry);
    } catch (fault) {
      if (fault instanceof Elsewhere) throw fault;
      this.#unkept = true; // no room, or no IndexedDB at all: play on
      for (const listener of this.listeners) this.#warn(listener);
    }
  }

  #warn(listener: Listener): void {
    listener.send({ type: 'refused', code: 'not kept', sentence: '', id: null }); // the page says it in its language
  }

  #away(): void {
    this.close();
    this.world.lost();
    for (const listener of this.listeners)
      listener.send({ type: 'bye', code: 'restart', sentence: 'this table goes on in another page' });
  }

  // ---- bots

  /** As long as a bot decides. In slices: between them people may undo, resign or leave. */
  async #think(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (!this.#closed && this.#bot) {
        const about = this.#happened;
        const action = await this.#thought(about);
        await this.#next(() =>
          action === null || about !== this.#happened || this.#closed
            ? Promise.resolve()
            : this.#move('bot', this.table.actor, action),
        );
      }
    } catch (fault) {
      if (fault instanceof Elsewhere) this.#away();
      else
        for (const listener of this.listeners)
          listener.send({
            type: 'refused',
            code: 'bot',
            sentence: fault instanceof Error ? fault.message : String(fault),
            id: null,
          });
    } finally {
      this.#thinking = false;
    }
  }

  async #thought(about: number): Promise<number | null> {
    await this.table.ready(this.#bot);
    const thinking = this.table.thinking(undefined, this.world.luck(), this.#bot);
    for (let slice = thinking.next(); ; slice = thinking.next()) {
      if (slice.done) return slice.value;
      await this.world.pause();
      if (this.#closed || about !== this.#happened) return null;
    }
  }

  /** What a strong player would do. It comes later: meanwhile the table goes on. */
  #hint({ seat, lang, send }: Listener, id: string): void {
    this.#inPlay();
    if (!this.#hints)
      throw new Refusal('hints', 'there are no hints at this table: people play against each other here');
    if (this.table.actor !== seat) throw new Refusal('not your turn', 'hints are for decisions of yours');
    const [about, at] = [this.#happened, countOf(this.entry.marks, seat)];
    const advise = async () => {
      const labels = new Map((await this.#lies(seat, lang)).moves.map(({ move, label }) => [move, label]));
      const thinking = this.table.hinting();
      for (let slice = thinking.next(); ; slice = thinking.next()) {
        if (slice.done)
          return send({
            type: 'hint',
            id,
            at,
            moves: slice.value.map((worth) => ({ ...worth, label: labels.get(worth.move) ?? worth.move })),
          });
        await this.world.pause();
        if (this.#closed || about !== this.#happened) return;
      }
    };
    advise().catch((fault: unknown) => send({ type: 'refused', code: 'hint', sentence: String(fault), id }));
  }

  // ---- what a seat is told

  async #lies(seat: number, lang: string): Promise<State> {
    const known = this.#states.get(`${seat} ${lang}`) ?? (await this.table.state(seat, lang));
    this.#states.set(`${seat} ${lang}`, known);
    return known;
  }

  async #state(seat: number, lang: string): Promise<State> {
    const state = await this.#lies(seat, lang);
    const decides = this.table.actor === seat && !this.#bot && !this.table.over;
    const { marks } = this.entry;
    const voids = numbers(marks, standing(marks, state.undo.voids.length), seat);
    return {
      ...state,
      at: countOf(this.entry.marks, seat),
      moves: decides ? state.moves : [],
      undo: { ...state.undo, voids },
    };
  }

  /** The language of whoever looks through a seat's eyes. */
  #langOf(seat: number): string {
    return [...this.listeners].find((listener) => listener.seat === seat)?.lang ?? 'en';
  }

  info(): TableInfo {
    const here = new Set([...this.listeners].map((listener) => listener.seat));
    return infoOf(this.entry, this.table, this.#hints, here);
  }

  // ---- afterwards

  /** The game step by step; while it goes on, a seat sees what it noticed. */
  replay(seat: number, lang: string): Promise<Replay> {
    return replayFor(this.table, this.entry.marks, seat, lang);
  }

  record(): string {
    if (!this.table.over)
      throw new Refusal('not over', 'that is shown when the game is over: before, it would tell secrets');
    return this.table.record();
  }

  /** The record of a running game, for a server that lets it go on. Whoever has the table here has its secrets. */
  unfinished(): string {
    this.#inPlay();
    return this.table.keep().record;
  }

  /** From now on there is a next game of the same people. */
  async followedBy(id: string): Promise<void> {
    this.entry.rematch = id;
    await this.#next(() => this.#keep());
  }

  /** One thing after the other. A fault ends only its own. */
  #next<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
