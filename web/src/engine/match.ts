// A game being played: one table, who sits there, and every move so far. match/match.py in the browser.
import type { Rules } from './game';
import type { Machine } from './module';
import type { Feedback } from './feedback';
import { commitment, dealKey, freshSeed, moveKey } from './fair';
import type { Given } from './options';
import { Refusal, repr } from './refusal';
import type { Script } from './script';
import { Table } from './table';
import { SOMEBODY, SPECTATOR } from '../wire';

/** Who sits here: a person, or a bot of this kind. */
export interface Sitter {
  name: string;
  bot: string;
}

/** One move: who, what, and what the dice showed (as people write it). */
export interface Move {
  seat: number;
  action: number;
  rolls: string[];
}

/** Somebody sat down here: by lot, or because they chose the seat. */
export interface Sitting {
  seat: number;
  byLot: boolean;
}

/** What taking back would void: the last `count` moves, some of them by `others`; or nothing, and `why`. */
export interface Reach {
  count: number;
  others: number[];
  why: string;
}

export const none = (why: string): Reach => ({ count: 0, others: [], why });

export interface Begun {
  players: Sitter[];
  options: Given;
  seed?: Uint8Array;
  salts?: Record<number, string>;
  seating?: Sitting[];
  ownDice?: boolean;
  /** A table as it lies, instead of a deal; its options are in it. */
  board?: Uint8Array;
  /** A step of a lesson, which says what dice show. */
  script?: Script;
}

/** Who plays a part of a game, with what luck. */
export interface Part {
  players: Sitter[];
  seed: Uint8Array;
  salts: Record<number, string>;
  seating: Sitting[];
}

/** The first moves of a game that went on under another seed; what the seat `keeper` could not know was dealt anew. */
export interface Beginning extends Part {
  moves: number;
  keeper: number;
}

export class Match implements Part {
  seed: Uint8Array;
  salts: Record<number, string>;
  readonly ownDice: boolean;
  players: Sitter[];
  seating: Sitting[];
  beginning: Beginning | null = null;
  /** What players say of the game, by their seats. */
  feedback: Record<number, Feedback> = {};
  readonly moves: Move[] = [];
  readonly script: Script | null;
  table: Table;
  #before: Uint8Array[] = []; // the table before each move

  constructor(
    readonly rules: Rules,
    readonly machine: Machine,
    { players, options, seed = freshSeed(), salts = {}, seating = [], ownDice = false, board, script }: Begun,
  ) {
    [this.seed, this.salts, this.ownDice] = [seed, { ...salts }, ownDice];
    this.script = script ?? null;
    this.table = board
      ? new Table(rules, machine, board)
      : Table.deal(rules, machine, options, ...moveKey(seed, this.salts, 0));
    if (players.length && players.length !== this.table.seats)
      throw new Refusal('seats', `${players.length} players for a table of ${this.table.seats} seats`);
    this.players = players.length
      ? players.map((player) => ({ ...player }))
      : Array.from({ length: this.table.seats }, (_, s) => ({ name: `p${s}`, bot: '' }));
    this.seating = seating.some(({ byLot }) => byLot) ? seating : [];
  }

  /** From here on these players, with another seed: match.py. */
  goOn(keeper: number, { players, seed, salts, seating }: Part): void {
    if (this.beginning)
      throw new Refusal('record', 'this game has gone on under another seed before; it can do so once');
    if (this.ownDice)
      throw new Refusal(
        'record',
        'this game is played with real dice; only a game whose dice come from a seed can go on so',
      );
    if (this.table.over) throw new Refusal('game over', 'the game is over; nothing of it can go on');
    const { seats } = this.table;
    if (players.length !== seats || keeper >= seats)
      throw new Refusal('seats', `${players.length} players and seat ${keeper} for a table of ${seats} seats`);
    const moves = this.moves.length;
    this.beginning = {
      players: this.players,
      seed: this.seed,
      salts: this.salts,
      seating: this.seating,
      moves,
      keeper,
    };
    [this.seed, this.salts, this.players] = [seed, { ...salts }, players];
    this.seating = seating.some(({ byLot }) => byLot) ? seating : [];
    this.table = this.table.redealt(keeper, ...dealKey(seed, salts, moves));
  }

  get names(): string[] {
    return this.players.map(({ name }) => name);
  }
  /** What the seats were called after `number` moves. */
  namesAt(number: number): string[] {
    const { beginning } = this;
    return beginning && number <= beginning.moves ? beginning.players.map(({ name }) => name) : this.names;
  }
  get commitment(): string {
    return commitment(this.seed);
  }
  nameOf(seat: number): string {
    return this.names[seat] ?? `seat ${seat}`;
  }

  /** Play a move for a seat. `rolls` are the results of real dice, only with `ownDice`. Refused moves change nothing. */
  play(seat: number, move: string | number, rolls: string[] = []): Move {
    const { table } = this;
    if (!table.over && seat !== table.actor)
      throw new Refusal('not your turn', `it is ${this.names[table.actor]}'s decision, not ${this.nameOf(seat)}'s`);
    const action = table.action(move);
    const next = table.copy();
    if (this.script) next.load(this.script.dice(this.moves, action));
    else if (this.ownDice) next.load(table.readRolls(action, rolls));
    else if (rolls.length) throw new Refusal('dice', 'the dice of this game come from its seed; rolls cannot be given');
    next.rekey(...moveKey(this.seed, this.salts, this.moves.length + 1));
    next.step(action);
    const made = { seat, action, rolls: next.rolls() };
    next.load([]);
    this.#before.push(table.bytes);
    this.moves.push(made);
    this.table = next;
    return made;
  }

  /** How far back this seat's last move lies, as match/undo.py says it: never across a roll, a secret that came to light, one that was
   *  decided in secret, or a move that is final. Whether the others mind is for the caller to ask. */
  undoReach(seat: number): Reach {
    if (this.table.seen(seat).actor === SOMEBODY) return none('somebody is being asked in secret');
    const others = new Set<number>();
    for (let number = this.moves.length; number > (this.beginning?.moves ?? 0); number--) {
      const move = this.moves[number - 1]!;
      if (this.at(number).t.news) return none('dice were rolled or something hidden has come to light since');
      if (this.rules.never_undone.includes(move.action)) {
        const own = `${repr(this.table.name(move.action))} is never taken back`;
        return none(move.seat === seat ? own : 'somebody has made a move since that is never taken back');
      }
      if (move.seat === seat) return { count: this.moves.length - number + 1, others: [...others].sort(), why: '' };
      if (this.at(number - 1).seen(SPECTATOR).actor !== move.seat) return none('something was decided in secret since');
      others.add(move.seat);
    }
    return none('there is no move of yours to take back');
  }

  /** Take back so many moves. */
  takeBack(count: number): void {
    this.table = this.at(this.moves.length - count);
    this.#before.length = this.moves.length -= count;
  }

  /** The table after `number` moves. */
  at(number: number): Table {
    if (!Number.isInteger(number) || number < 0 || number > this.moves.length) {
      throw new Refusal('move number', `there is no move ${number}; the game has ${this.moves.length} moves`);
    }
    return number === this.moves.length
      ? this.table.copy()
      : new Table(this.rules, this.machine, this.#before[number]!);
  }
}
