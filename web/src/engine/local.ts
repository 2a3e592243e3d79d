// One table for one device, without a server: who sits there, every move, the bots, and what each seat sees and hears. No DOM: it
// lives in a worker, or in Node. The rules are the game's WebAssembly module, the words and views those of `speaker.ts`.
//
//     const table = await LocalTable.deal({ game: slug, players: [{ name: 'Mia', bot: '' }, { name: 'Bot 1', bot: 'fair' }] }, fetchModule);
//     const mine = await table.state(0, 'en');           // what the page draws, as the server's `State`
//     table.play(0, mine.moves[0].move);
//     keep(table.keep());                                 // after every move; LocalTable.resume(kept, fetchModule) goes on with it
//     const thinking = table.thinking();                  // whoever decides is a bot: think in slices
//     for (let slice = thinking.next(); ; slice = thinking.next()) { if (slice.done) { table.play(table.actor, slice.value); break; } await breath(); }
import type { CommonView, GameEvent, ReplayStep, SentView, State } from '../wire';
import { clock, player, type Player } from './bots';
import { branched, dealt, lessonStep, type LessonSetup, type TableSetup, type Value } from './dealing';
import { checked, type Feedback } from './feedback';
import { hex } from './fair';
import { hints, type HintedMove } from './hints';
import { none, type Match, type Reach, type Sitter } from './match';
import type { Modules } from './module';
import { read, write } from './recordfile';
import { Refusal } from './refusal';
import { Script } from './script';
import { say, seat as seatIn } from './sentences';
import { speaking, type Speaking } from './speaker';
import type { Table } from './table';

export type { Sitter } from './match';
export { StaleModule, type Modules } from './module';
export { Refusal } from './refusal';
export type { LessonSetup, TableSetup, Value } from './dealing';

const SPECTATOR = -1;
const STAND_IN = 'fair'; // who plays on for somebody who resigned

/** All that must be kept to go on with a table: plain JSON. `record` is the text of a record file. */
export interface Kept {
  record: string;
  resigned: Resigned[];
}

/** A person who gave up this seat; a bot of this kind plays on. */
export interface Resigned {
  seat: number;
  bot: string;
}

/** What a move did, as far as a seat may know it; number 0 is the deal. `move` is told to whoever made it, else null. */
export interface Told {
  number: number;
  seat: number;
  move: string | null;
  events: GameEvent[];
}

export class LocalTable {
  #match: Match;
  #resigned: Resigned[];
  #voices = new Map<string, Promise<Speaking>>();
  #bots = new Map<string, Player>();
  #stories: string[] = []; // what each move did, for everybody, as far as anybody asked
  #english: Speaking;

  private constructor(match: Match, resigned: Resigned[], english: Speaking) {
    [this.#match, this.#resigned, this.#english] = [match, resigned, english];
  }

  /** Deal a new table. What is wrong with the setup is refused in a sentence (`Refusal`). */
  static async deal(setup: TableSetup, modules: Modules): Promise<LocalTable> {
    return LocalTable.#of(await dealt(setup, modules));
  }

  /** A step of a lesson, from its table. */
  static async lesson(setup: LessonSetup, modules: Modules): Promise<LocalTable> {
    return LocalTable.#of(await lessonStep(setup, modules));
  }

  /** Go on with a kept table, or with the text of any record file (finished ones too: for a replay). */
  static async resume(kept: Kept | string, modules: Modules): Promise<LocalTable> {
    const { record, resigned } = typeof kept === 'string' ? { record: kept, resigned: [] } : kept;
    return LocalTable.#of(await read(record, modules), resigned.slice());
  }

  /** A new table that stands as a recorded game stood after `number` moves, or after one move more; whoever decides then is a person,
   *  bots of this level play for the others. Dice and cards to come are those of the recorded game. */
  static async playOn(
    record: string,
    number: number,
    more: string,
    level: string,
    modules: Modules,
  ): Promise<LocalTable> {
    return LocalTable.#of(branched(await read(record, modules), number, more, level));
  }

  static async #of(match: Match, resigned: Resigned[] = []): Promise<LocalTable> {
    return new LocalTable(match, resigned, await speaking(match.rules.slug, 'en'));
  }

  // ---- facts

  get game(): string {
    return this.#match.rules.slug;
  }
  /** In the order of the seats. */
  get players(): readonly Sitter[] {
    return this.#match.players;
  }
  get resigned(): readonly Resigned[] {
    return this.#resigned;
  }
  /** SHA-256 of the seed: made known before the game. */
  get commitment(): string {
    return this.#match.commitment;
  }
  get salts(): Record<number, string> {
    return this.#match.salts;
  }
  /** As hexadecimal digits; null until the game is over. */
  get seed(): string | null {
    return this.over ? hex(this.#match.seed) : null;
  }
  /** Whose decision it is; -1: nobody's, the game is over. */
  get actor(): number {
    return this.ended === 'resigned' ? SPECTATOR : this.#match.table.actor;
  }
  get over(): boolean {
    return this.ended !== '';
  }
  /** By the rules, or because one of two resigned. */
  get ended(): '' | 'resigned' | 'rules' {
    return this.#match.table.over ? 'rules' : this.#resigned.length && this.players.length === 2 ? 'resigned' : '';
  }
  /** What each seat won; null while the game goes on. */
  get payoff(): number[] | null {
    if (this.ended === 'resigned') return this.players.map((_, seat) => (this.#hasResigned(seat) ? 0 : 1));
    return this.over ? this.#match.table.payoff : null;
  }
  /** Moves made. */
  get number(): number {
    return this.#match.moves.length;
  }
  get options(): Record<string, Value> {
    return this.#match.table.options;
  }
  /** Do players hide something from each other? Then people who share a screen need a curtain. */
  get hides(): boolean {
    return Boolean(this.#match.rules.hides?.(this.#match.table.t));
  }
  /** What players should know about the options. */
  get remarks(): string[] {
    return this.#match.rules.remarks?.(this.#match.table.t) ?? [];
  }
  /** The kind of bot that decides now; '': a person, or nobody. */
  get bot(): string {
    return this.actor < 0 || this.#halted ? '' : this.botOf(this.actor);
  }
  /** Is this a step of a lesson? */
  get lesson(): boolean {
    return this.#match.script !== null;
  }
  /** A step of a lesson that is over, or waits for a move to be taken back. */
  get #halted(): boolean {
    const { script, moves } = this.#match;
    return script !== null && script.expects(moves) === null;
  }
  /** The kind of bot that plays for this seat; '': a person does. */
  botOf(seat: number): string {
    return this.#resigned.find((one) => one.seat === seat)?.bot ?? this.players[seat]!.bot;
  }
  #hasResigned(seat: number): boolean {
    return this.#resigned.some((one) => one.seat === seat);
  }

  // ---- what a seat sees and hears

  #voice(lang: string): Promise<Speaking> {
    let voice = this.#voices.get(lang);
    if (!voice) this.#voices.set(lang, (voice = speaking(this.game, lang)));
    return voice;
  }

  /** The table as it lies before a seat (-1: a spectator), in a language; `at` and `undo.voids` are numbers of moves. */
  async state(seat: number, lang: string): Promise<State> {
    const voice = await this.#voice(lang);
    const { table, names } = this.#match;
    const own = table.seen(seat);
    const decides = seat >= 0 && seat === this.actor && !this.bot && !this.#halted;
    const loser = this.ended === 'resigned' ? this.#resigned[0]!.seat : -1;
    const over = say('resigned-won', { who: seatIn(loser), other: seatIn(1 - loser) });
    return {
      at: this.number,
      since: null,
      view: sent(voice.view(table.seen(SPECTATOR), own, seat)),
      moves: decides ? voice.labels(table.actions, own, seat, names) : [],
      prompt: loser < 0 ? voice.prompt(own, seat, names) : voice.voice.text(over, seat, names),
      rules: loser < 0 ? voice.speaker.rules(own) : [], // nothing is decided any more
      actor: loser < 0 ? own.actor : SPECTATOR,
      asked: loser < 0 && own.actor >= 0 ? [own.actor] : [], // on one device one decides after the other
      chosen: [],
      choice: [],
      undo: this.#undo(seat),
      over: this.over,
      payoff: this.payoff,
      deadline: null,
    };
  }

  /** What the last move did, for a seat. */
  told(seat: number, lang: string): Promise<Told> {
    return this.toldAt(this.number, seat, lang);
  }

  /** What move `number` (0: the deal) did, for a seat. */
  async toldAt(number: number, seat: number, lang: string): Promise<Told> {
    const voice = await this.#voice(lang);
    const own = this.#match.at(number).seen(seat);
    const made = this.#match.moves[number - 1];
    const events = voice.told(own, seat, this.#match.namesAt(number));
    return {
      number,
      seat: made?.seat ?? SPECTATOR,
      move: made?.seat === seat ? voice.speaker.names[made.action]! : null,
      events,
    };
  }

  /** One step of a replay (0: the deal) through a seat's eyes; -1: what everybody could see, -2: all cards open (`seat_views`). */
  async step(number: number, viewer: number, lang: string): Promise<ReplayStep> {
    const voice = await this.#voice(lang);
    const names = this.#match.namesAt(number);
    const [table, open] = [this.#match.at(number), viewer < SPECTATOR];
    const eyes = open ? SPECTATOR : viewer;
    const made = this.#match.moves[number - 1];
    const told = made && (open || made.seat === viewer) ? made : null;
    const label = told
      ? voice.labels([told.action], this.#match.at(number - 1).seen(told.seat), told.seat, names)[0]!
      : { move: null, label: '' };
    const spectator = table.seen(SPECTATOR);
    const view = (seat: number) => sent(voice.view(spectator, table.seen(seat), seat));
    const knows = made && open ? made.seat : eyes; // all open: what its maker knew of a move is told
    return {
      number,
      seat: made?.seat ?? SPECTATOR,
      ...label,
      events: voice.told(table.seen(knows), eyes, names),
      view: view(eyes),
      seat_views: open ? this.players.map((_, seat) => view(seat)) : [],
      prompt: voice.prompt(table.seen(eyes), eyes, names),
    };
  }

  /** What can be looked up at this table. */
  async things(lang: string): Promise<{ id: string; name: string; about: string }[]> {
    return (await this.#voice(lang)).things(this.#match.table.seen(SPECTATOR));
  }

  // ---- moving

  /** A move for the seat that decides, by its text or number. A refused move changes nothing. */
  play(seat: number, move: string | number): void {
    if (this.ended === 'resigned') throw new Refusal('game over', 'the game is over; no move is legal');
    this.#match.play(seat, move);
  }

  /** What a seat can take back: its last move with what bots did since; in a lesson whatever was rolled since. */
  reach(seat: number): Reach {
    if (seat < 0) return none('you are watching');
    if (this.lesson) {
      const count = Script.back(this.#match.moves);
      return count ? { count, others: [], why: '' } : none('there is no move of yours to take back');
    }
    if (this.over) return none('the game is over');
    const found = this.#match.undoReach(seat);
    return found.others.some((other) => !this.botOf(other)) ? none('somebody else has decided since') : found;
  }

  #undo(seat: number): State['undo'] {
    const { count, why } = this.reach(seat);
    return {
      can: why ? 'no' : 'free',
      why,
      voids: Array.from({ length: count }, (_, i) => this.number - count + 1 + i),
      question: [], // here nobody has to be asked
    };
  }

  /** Take back a person's last move, as far as `reach` says. */
  undo(seat: number): void {
    const { count, why } = this.reach(seat);
    if (why) throw new Refusal('undo', `that cannot be taken back: ${why}`);
    this.#match.takeBack(count);
    this.#stories.length = Math.min(this.#stories.length, this.number);
  }

  /** A person gives up: a bot plays on; of two seats the other has won. */
  resign(seat: number): void {
    if (this.over) throw new Refusal('game over', 'the game is over');
    if (this.lesson) throw new Refusal('lesson', 'nobody gives up in a lesson; leave it when you like');
    if (!this.players[seat])
      throw new Refusal('seat', `there is no seat ${seat}; seats are 0 to ${this.players.length - 1}`);
    if (this.#hasResigned(seat)) throw new Refusal('resigned', 'you have resigned already');
    if (this.players[seat].bot) throw new Refusal('bot plays', 'a bot plays there: bots do not resign');
    this.#resigned.push({ seat, bot: STAND_IN });
  }

  // ---- thinking

  /** Fetch what a bot of this kind needs, before it is asked to think. */
  async ready(kind: string): Promise<void> {
    await this.#match.machine.prepare(kind);
  }

  /** The bot whose decision it is thinks: every step is a slice of a few milliseconds and yields the rounds made so far; the value
   *  at the end is the move's number, for `play`. Stop by asking no more. `seed`: of its luck, else it is drawn. `as`: the kind of
   *  bot, for somebody who lets one play. */
  *thinking(now: () => number = clock, seed: bigint = luck(), as = this.bot): Generator<number, number> {
    const { rules, machine, table } = this.#match;
    const kind = as;
    const told = this.#match.script?.expects(this.#match.moves);
    if (told) return table.number(told.play[0]!);
    if (!kind) throw new Refusal('bot', 'no bot decides now');
    let thinker = this.#bots.get(kind);
    if (!thinker) this.#bots.set(kind, (thinker = player(kind, rules, machine.module, machine.network)));
    thinker.begin(seed);
    return yield* thinker.thinking(table, now);
  }

  /** What the moves of the seat that decides are worth, the best first, as far as that seat can know; in slices as `thinking`. */
  *hinting(now: () => number = clock, seed = 0n): Generator<number, HintedMove[]> {
    const { rules, machine, table } = this.#match;
    if (this.over) throw new Refusal('game over', 'the game is over; there is nothing to decide');
    return yield* hints(rules, machine, table, now, seed);
  }

  /** The seats that have said what they think of the game. */
  get feedbackFrom(): number[] {
    return Object.keys(this.#match.feedback).map(Number);
  }

  /** What somebody who tried a variant says of it, as a server takes it (acts.py): once, when the game is over. */
  feedback(seat: number, said: Partial<Feedback>): void {
    if (!this.over) throw new Refusal('not over', 'say what you think of the game when it is over');
    if (!this.options.variant)
      throw new Refusal('feedback', 'feedback is for variants; this table played the printed game');
    if (this.feedbackFrom.includes(seat))
      throw new Refusal('feedback', 'you have said what you think of this game; it is kept as you sent it');
    this.#match.feedback[seat] = checked(said);
  }

  // ---- keeping

  /** The record file; `snowyard verify` accepts it. */
  record(): string {
    const seats = this.players.map((_, seat) => `p${seat}`);
    while (this.#stories.length < this.number) {
      this.#stories.push(
        this.#english.story(this.#match.at(this.#stories.length + 1).seen(SPECTATOR), SPECTATOR, seats).join(' '),
      );
    }
    return write(this.#match, this.#stories);
  }

  /** What to keep after every move. */
  keep(): Kept {
    return { record: write(this.#match), resigned: this.#resigned.slice() };
  }

  /** The bytes of the true table, for tests: nothing may be shown to anybody that is made of them. */
  bytes(number = this.number): Uint8Array {
    const table: Table = this.#match.at(number);
    return table.bytes;
  }
}

/** A view as it comes from a server: plain objects, which can be posted from a worker. */
const sent = (view: CommonView): SentView => JSON.parse(JSON.stringify(view)) as SentView;

/** 62 random bits, as the server draws them. */
const luck = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! >> 2n;
