// A game record as a text file that a person can read and edit: match/recordfile.py in the browser, in both directions.
import { game, speakerOf } from './game';
import { isFeedback, lineOf, readLine, type Feedback } from './feedback';
import { commitment, hex, SEED_BYTES, seatByLot } from './fair';
import { Match, type Beginning, type Part, type Sitter, type Sitting } from './match';
import { Machine, type Modules } from './module';
import { splitlines } from './python';
import { listing, Refusal, shown } from './refusal';
import { fromHex } from '../state/seal';

const HEADS = ['game', 'rules version', 'option', 'seat', 'seating', 'dice', 'salt', 'commitment', 'seed', 'moves'];
const SECOND_HEADS = ['seat', 'seating', 'salt', 'commitment', 'seed', 'moves'];
const MOST_NAME = 80; // letters
const WIDE = 36; // columns of a move before what it did

/** The record as text. `told`: what each move did, in words that everybody may hear; players are called by their seats. */
export function write(match: Match, told: string[] = []): string {
  return [...lines(match, told)].join('\n') + '\n';
}

function* lines(match: Match, told: string[]): Generator<string> {
  yield '# A game of Snowyard. `snowyard replay FILE` shows it, `snowyard verify FILE` checks it.';
  yield `game: ${match.rules.slug}`;
  yield `rules version: ${match.rules.version}`;
  for (const [name, value] of Object.entries(match.table.options))
    yield `option ${name}: ${typeof value === 'boolean' ? (value ? 'True' : 'False') : value}`;
  const first = match.beginning;
  yield* who(first ?? match);
  yield `dice: ${match.ownDice ? 'own' : 'seed'}`;
  yield* luck(first ?? match);
  for (const [i, { seat, action, rolls }] of match.moves.entries()) {
    if (i === first?.moves) yield* second(match, first);
    const text = `p${seat}: ${speakerOf(match.rules).names[action]}${rolls.length ? ` rolls ${rolls.join(' ')}` : ''}`;
    yield told[i] ? `${text.padEnd(WIDE)} # ${told[i]}` : text;
  }
  if (match.moves.length === first?.moves) yield* second(match, first);
  if (match.table.over) yield `result: ${result(match)}`;
  for (const seat of Object.keys(match.feedback).map(Number)) yield lineOf(seat, match.feedback[seat]!);
}

function* who({ players, seating, salts }: Part): Generator<string> {
  for (const [s, { name, bot }] of players.entries()) yield `seat p${s}: ${name}${bot ? ` (bot ${bot})` : ''}`;
  if (seating.length)
    yield `seating: ${seating.map(({ seat, byLot }) => `${players[seat]!.name} p${seat} ${byLot ? 'by lot' : 'chosen'}`).join(', ')}`;
  for (const seat of Object.keys(salts)
    .map(Number)
    .sort((a, b) => a - b))
    yield `salt p${seat}: ${salts[seat]}`;
}

function* luck({ seed }: Part): Generator<string> {
  yield `commitment: ${commitment(seed)}`;
  yield `seed: ${hex(seed)}`;
  yield 'moves:';
}

function* second(match: Match, { keeper }: Beginning): Generator<string> {
  yield '# From here on with another seed.';
  yield `${`continued: p${keeper}`.padEnd(WIDE)} # What p${keeper} could not know was dealt anew.`;
  yield* who(match);
  yield* luck(match);
}

const result = (match: Match): string => match.table.payoff.map((won, s) => `p${s} ${general(won)}`).join(', ');

/** A number as Python's format `g` writes it: six digits. */
function general(n: number): string {
  return String(Number(n.toPrecision(6)));
}

/** A record as it stands in the file, with line numbers; nothing replayed yet. `continued`: its second part. */
interface Sheet {
  head: Map<string, string>;
  lineOf: Map<string, number>;
  options: Map<string, string>;
  seats: Map<number, string>;
  salts: Map<number, string>;
  moves: { line: number; seat: number; move: string; rolls: string[] }[];
  result: { line: number; text: string } | null;
  continued: Sheet | null;
  feedback: Map<number, Feedback>;
}

const bad = (line: number, why: string): Refusal => new Refusal('record', line ? `line ${line}: ${why}` : why);

const empty = (): Sheet => ({
  head: new Map(),
  lineOf: new Map(),
  options: new Map(),
  seats: new Map(),
  salts: new Map(),
  moves: [],
  result: null,
  continued: null,
  feedback: new Map(),
});

export function parse(text: string): Sheet {
  const sheet = empty();
  let part = sheet;
  let inMoves = false;
  for (const [i, raw] of splitlines(text.replace(/^\uFEFF/, '')).entries()) {
    if (inMoves && isFeedback(raw.trim())) {
      parseFeedback(sheet, i + 1, raw.trim()); // what people say may hold a #
      continue;
    }
    const line = raw.split('#', 1)[0]!.trim();
    if (!line) continue;
    if (sheet.feedback.size) throw bad(i + 1, `only feedback may follow feedback, but here stands ${shown(line)}`);
    if (part.result) throw bad(i + 1, `nothing may follow the result, but here stands ${shown(line)}`);
    if (inMoves && line.startsWith('continued:')) {
      part = parseContinued(sheet, i + 1, line);
      inMoves = false;
    } else if (inMoves) parseMove(part, i + 1, line);
    else inMoves = parseHead(part, i + 1, line, part === sheet ? HEADS : SECOND_HEADS);
  }
  const where = part === sheet ? '' : " after 'continued:'";
  if (!inMoves) throw bad(0, `the record has no line 'moves:'${where}`);
  for (const needed of ['game', 'rules version', 'dice', 'commitment'])
    if (!sheet.head.has(needed)) throw bad(0, `the record has no line '${needed}:'`);
  if (!part.head.has('commitment')) throw bad(0, `the record has no line 'commitment:'${where}`);
  return sheet;
}

function parseContinued(sheet: Sheet, number: number, line: string): Sheet {
  if (sheet.continued)
    throw bad(number, `a game is continued once, and that was in line ${sheet.continued.lineOf.get('continued')}`);
  const seat = line.slice('continued:'.length).trim();
  if (!/^p[0-9]{1,3}$/.test(seat))
    throw bad(number, `'continued:' should name a seat as p0, p1, ..., not ${shown(seat)}`);
  sheet.continued = empty();
  sheet.continued.head.set('continued', seat);
  sheet.continued.lineOf.set('continued', number);
  return sheet.continued;
}

function parseHead(sheet: Sheet, number: number, line: string, heads: string[]): boolean {
  const colon = line.indexOf(':');
  const [key, value] = colon < 0 ? [line, ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  const space = key.indexOf(' ');
  const [word, rest] = space < 0 ? [key, ''] : [key.slice(0, space), key.slice(space + 1)];
  if (colon < 0 || !(heads.includes(key) || (heads.includes(word) && ['option', 'seat', 'salt'].includes(word)))) {
    throw bad(number, `${shown(line)} is no line of a record's head; those begin with ${listing(heads)}`);
  }
  if (sheet.lineOf.has(key)) throw bad(number, `${shown(key)} stands twice, first in line ${sheet.lineOf.get(key)}`);
  sheet.lineOf.set(key, number);
  if (word === 'option') sheet.options.set(rest, value);
  else if (word === 'seat' || word === 'salt') {
    if (!/^p[0-9]{1,3}$/.test(rest)) throw bad(number, `${shown(key)} should name a seat as p0, p1, ...`);
    const letters = word === 'seat' ? [...sitter(value).name].length : 0;
    if (letters > MOST_NAME) throw bad(number, `a name has at most ${MOST_NAME} letters, not ${letters}`);
    (word === 'seat' ? sheet.seats : sheet.salts).set(Number(rest.slice(1)), value);
  } else sheet.head.set(key, value);
  return key === 'moves';
}

function parseFeedback(sheet: Sheet, number: number, line: string): void {
  let found: [number, Feedback];
  try {
    found = readLine(line);
  } catch (fault) {
    throw fault instanceof Refusal ? bad(number, fault.sentence) : fault;
  }
  const [seat, feedback] = found;
  if (!sheet.seats.has(seat)) throw bad(number, `there is no seat p${seat}`);
  if (sheet.feedback.has(seat)) throw bad(number, `p${seat} gives feedback twice`);
  sheet.feedback.set(seat, feedback);
}

function parseMove(sheet: Sheet, number: number, line: string): void {
  if (line.startsWith('result:')) {
    sheet.result = { line: number, text: line.slice('result:'.length).trim() };
    return;
  }
  const found = /^p([0-9]{1,3}): (.+?)(?: rolls (.+))?$/.exec(line);
  if (!found) throw bad(number, `${shown(line)} is no move; a move looks like 'p0: hide' or 'p0: throw p1 rolls 4 7'`);
  sheet.moves.push({
    line: number,
    seat: Number(found[1]),
    move: found[2]!,
    rolls: (found[3] ?? '').split(/\s+/).filter(Boolean),
  });
}

/** The match of a sheet, dealt, before its first move. */
async function open(sheet: Sheet, modules: Modules): Promise<Match> {
  const slug = sheet.head.get('game')!;
  const rules = await game(slug).catch((fault: unknown) => {
    throw fault instanceof Refusal ? bad(sheet.lineOf.get('game')!, fault.sentence) : fault;
  });
  const version = sheet.head.get('rules version')!;
  if (version !== String(rules.version)) {
    throw bad(
      sheet.lineOf.get('rules version')!,
      `this record follows version ${version.slice(0, 20)} of the rules of ${slug}; this Snowyard plays version ${rules.version} and will not guess`,
    );
  }
  const dice = sheet.head.get('dice')!;
  if (dice !== 'seed' && dice !== 'own')
    throw bad(sheet.lineOf.get('dice')!, `dice are 'seed' or 'own', not ${shown(dice)}`);
  const people = peopleOf(sheet);
  const machine = await Machine.load(rules, modules);
  try {
    return new Match(rules, machine, {
      ...people,
      options: Object.fromEntries(sheet.options),
      ownDice: dice === 'own',
    });
  } catch (fault) {
    throw fault instanceof Refusal ? bad(optionLine(sheet, fault), fault.sentence) : fault;
  }
}

/** Who plays a part of a record, with what luck, and how they sat down. */
function peopleOf(part: Sheet): Part {
  const seed = seedOf(part);
  const places = [...part.seats.keys()].sort((a, b) => a - b);
  if (places.some((seat, i) => seat !== i)) throw bad(0, 'the seats are not p0, p1, ... without a gap');
  const players = places.map((seat) => sitter(part.seats.get(seat)!));
  return { players, seed, salts: Object.fromEntries(part.salts), seating: seatingOf(part, players, seed) };
}

function seatingOf(sheet: Sheet, players: Sitter[], seed: Uint8Array): Sitting[] {
  const text = sheet.head.get('seating');
  if (text === undefined) return [];
  const line = sheet.lineOf.get('seating')!;
  const free = new Set(players.keys());
  const made: Sitting[] = [];
  for (const [i, part] of text.split(',').entries()) {
    const found = /^(.+) p([0-9]{1,3}) (by lot|chosen)$/.exec(part.trim());
    if (!found)
      throw bad(
        line,
        `${shown(part.trim())} does not say who sat down where, as 'Mia p0 by lot' or 'Mia p0 chosen' do`,
      );
    const [name, seat, byLot] = [found[1]!, Number(found[2]), found[3] === 'by lot'];
    if (!free.has(seat) || players[seat]!.name !== name)
      throw bad(
        line,
        `${name.slice(0, 40)} cannot have sat down at p${seat}: that seat is somebody else's, or there is none`,
      );
    const lot = byLot ? seatByLot(seed, i + 1, sheet.salts.get(seat) ?? '', free) : seat;
    if (lot !== seat)
      throw bad(
        line,
        `the seed gives p${lot} by lot to ${name}, who sat down as number ${i + 1}; the record says p${seat}`,
      );
    free.delete(seat);
    made.push({ seat, byLot });
  }
  if (free.size) throw bad(line, `it is not said who sat down at p${Math.min(...free)}`);
  return made;
}

/** The line of the option that a refusal names first; 0 if it names none. */
function optionLine(sheet: Sheet, refusal: Refusal): number {
  if (refusal.code !== 'option') return 0;
  const named = [...sheet.options.keys()].flatMap((name) => {
    const found = refusal.sentence.search(new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`));
    return found < 0 ? [] : [[found, sheet.lineOf.get(`option ${name}`)!] as const];
  });
  return named.sort((a, b) => a[0] - b[0])[0]?.[1] ?? 0;
}

function seedOf(sheet: Sheet): Uint8Array {
  const text = sheet.head.get('seed');
  if (text === undefined) throw bad(0, 'the seed is not revealed in this record, so it cannot be replayed yet');
  const line = sheet.lineOf.get('seed')!;
  const digits = text.replace(/\s/g, '');
  if (!/^([0-9a-fA-F]{2})*$/.test(digits)) throw bad(line, 'the seed is not written in hexadecimal digits');
  const seed = fromHex(digits);
  if (seed.length !== SEED_BYTES) throw bad(line, `the seed has ${seed.length} bytes, not ${SEED_BYTES}`);
  if (commitment(seed) !== sheet.head.get('commitment'))
    throw bad(line, 'the seed is not the one that was committed to: its SHA-256 is not the commitment');
  return seed;
}

function sitter(text: string): Sitter {
  const at = text.slice(0, -1).lastIndexOf(' (bot ');
  const [name, bot] = [text.slice(0, Math.max(0, at)).trimEnd(), text.slice(at + 6, -1)];
  return text.endsWith(')') && name.trim() && bot ? { name, bot } : { name: text, bot: '' };
}

/** Replay a record; the match stands after its last move. Whatever does not fit is refused with line and reason. */
export async function read(text: string, modules: Modules): Promise<Match> {
  const sheet = parse(text);
  const match = await open(sheet, modules);
  playAll(sheet, match);
  const more = sheet.continued;
  if (more) {
    const people = peopleOf(more);
    try {
      match.goOn(Number(more.head.get('continued')!.slice(1)), people);
    } catch (fault) {
      throw fault instanceof Refusal ? bad(more.lineOf.get('continued')!, fault.sentence) : fault;
    }
    playAll(more, match);
  }
  const end = (more ?? sheet).result;
  if (end) {
    if (!match.table.over)
      throw bad(end.line, 'the record gives a result, but the game is not over after its last move');
    if (end.text !== result(match)) throw bad(end.line, `the result is ${result(match)}, not ${end.text}`);
  }
  match.feedback = Object.fromEntries(sheet.feedback);
  return match;
}

function playAll(sheet: Sheet, match: Match): void {
  for (const { line, seat, move, rolls } of sheet.moves) {
    let made: string[];
    try {
      made = match.play(seat, move, match.ownDice ? rolls : []).rolls;
    } catch (fault) {
      throw fault instanceof Refusal ? bad(line, `move ${match.moves.length + 1}: ${fault.sentence}`) : fault;
    }
    if (rolls.length && made.join(' ') !== rolls.join(' ')) {
      throw bad(
        line,
        `move ${match.moves.length}: the seed gives the rolls ${made.join(' ') || 'none'}, the record says ${rolls.join(' ').slice(0, 60)}`,
      );
    }
  }
}
