// How a table of this page begins: dealt anew, as a step of a lesson, or from a game that was played.
import { checkKind } from './bots';
import { freshSeed, seatsByLot } from './fair';
import { game } from './game';
import { Match, type Sitter, type Sitting } from './match';
import { Machine, type Modules } from './module';
import { Refusal } from './refusal';
import { LEARNER, SCRIPT, Script, type Scripted } from './script';
import { Table } from './table';

export type Value = boolean | number | string;

/** `options`: `seats` need not be among them. `seed`: 32 bytes, fresh ones if it is left out. `salts`: by the place in `players`.
 *  `lot`: who sits where is drawn from the seed; `players` is then the order in which they sat down. */
export interface TableSetup {
  game: string;
  players: Sitter[];
  options?: Record<string, Value>;
  seed?: Uint8Array;
  salts?: Record<number, string>;
  lot?: boolean;
}

/** A step of a lesson. `record`: the bytes of its table; `names`: who sits there, the learner first. */
export interface LessonSetup {
  game: string;
  record: Uint8Array;
  names: string[];
  moves: Scripted[];
}

/** Deal a new table. What is wrong with the setup is refused in a sentence (`Refusal`). */
export async function dealt(setup: TableSetup, modules: Modules): Promise<Match> {
  const rules = await game(setup.game);
  const { players, salts = {}, lot = false, seed = freshSeed() } = setup;
  const drawn = lot
    ? seatsByLot(
        seed,
        players.length,
        players.map((_, i) => salts[i] ?? ''),
      )
    : [...players.keys()];
  const seated = players.map((_, seat) => players[drawn.indexOf(seat)]!);
  const bySeat = Object.fromEntries(Object.entries(salts).map(([place, salt]) => [drawn[Number(place)]!, salt]));
  const seating: Sitting[] = drawn.map((seat) => ({ seat, byLot: lot }));
  for (const { bot } of seated) if (bot) checkKind(bot, rules);
  const machine = await Machine.load(rules, modules);
  return new Match(rules, machine, {
    players: seated,
    options: { ...setup.options, seats: players.length },
    seed,
    salts: bySeat,
    seating,
  });
}

/** A step of a lesson, from its table: dice fall as it says, the others do what it says, and after any other move of the learner
 *  nothing happens until that is taken back. */
export async function lessonStep(setup: LessonSetup, modules: Modules): Promise<Match> {
  const rules = await game(setup.game);
  const machine = await Machine.load(rules, modules);
  if (setup.record.length !== rules.size.record)
    throw new Refusal(
      'lesson',
      `a table of ${setup.game} has ${rules.size.record} bytes, not ${setup.record.length}: the page and its lessons are of different versions`,
    );
  const script = new Script(setup.moves, rules.speaker.names);
  const { seats } = new Table(rules, machine, setup.record);
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: setup.names[seat] ?? `p${seat}`,
    bot: seat === LEARNER ? '' : SCRIPT,
  }));
  return new Match(rules, machine, {
    players,
    options: {},
    seed: new Uint8Array(32),
    board: setup.record,
    script,
  });
}

/** A new table that stands as a recorded game stood after `number` moves, or after one move more; whoever decides then is a person,
 *  bots of this level play for the others. Dice and cards to come are those of the recorded game. */
export function branched(old: Match, number: number, more: string, level: string): Match {
  if (old.ownDice)
    throw new Refusal('dice', 'this game was played with real dice; it cannot be played on without them');
  const then = old.at(number);
  if (then.over) throw new Refusal('game over', 'the game is over here; go back to a move from which it can go on');
  const seat = then.actor;
  const match = new Match(old.rules, old.machine, {
    players: old.players.map(({ name }, s) => ({ name, bot: s === seat ? '' : level })),
    options: then.options,
    seed: old.seed,
    salts: old.salts,
  });
  for (const move of old.moves.slice(0, number)) match.play(move.seat, move.action);
  if (more) match.play(seat, more);
  return match;
}
