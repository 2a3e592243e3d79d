// Options and content of a table as words of its record, checked: kernel/options.py and kernel/content.py in the browser. What each
// game declares and how it settles what follows is in its rules.ts.
import type { Content } from './content';
import type { Block, Declared, Rules } from './game';
import type { Kind, Place } from './record';
import { Float, listing, nearest, Refusal, repr, shown } from './refusal';
import { parse, type Found, type Named } from './toml';
import { int, str } from './python';

/** Options as a person gives them. */
export type Given = Record<string, unknown>;

const SWITCH: Record<string, number> = { true: 1, on: 1, yes: 1, '1': 1, false: 0, off: 0, no: 0, '0': 0 };
const NAME_ROOM = 24; // bytes of a name (UTF-8)
const SIGNS = " '’-.!?&";
const DEEPEST = 12; // headings in headings

/** The first bytes of a record with these options; those not given have their defaults. */
export function optionsWords(rules: Rules, given: Given): Uint8Array {
  const o = settled(rules, given);
  const bytes = new Uint8Array(rules.size.options);
  const data = new DataView(bytes.buffer);
  for (const name of rules.fields) write(data, rules.places[name]!, o[name]);
  return bytes;
}

/** What players hide from each other with these options, in words; '': everything lies open. */
export const hides = (rules: Rules, given: Given): string => (rules.hides ? rules.hides(settled(rules, given)) : '');
/** What players should know about these options before they play. */
export const remarks = (rules: Rules, given: Given): string[] =>
  rules.remarks ? rules.remarks(settled(rules, given)) : [];

/** All that follows from these options; refused if they do not fit together. */
export function settled(rules: Rules, given: Given): Block {
  const declared = Object.keys(rules.options);
  for (const name of Object.keys(given)) {
    if (!declared.includes(name)) {
      throw new Refusal(
        'option',
        `${rules.slug} has no option ${repr(name)}; it has ${listing(declared, 40)}.${nearest(name, declared)}`,
      );
    }
  }
  const o: Block = Object.fromEntries(
    rules.fields.map((name) => [name, blank(rules.places[name]!.slice(2) as number[])]),
  );
  fillContent(rules, o, given.variant ?? '');
  for (const [name, option] of Object.entries(rules.options)) {
    if (option.kind === 'variant') continue;
    try {
      o[name] = readOption(option, name in given ? given[name] : option.default);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      throw new Refusal('option', `${rules.slug}: the option ${name} ${fault.sentence}`);
    }
  }
  rules.settle?.(o);
  return o;
}

type Cells = number | Cells[];
const blank = ([count, ...rest]: number[]): Cells =>
  count === undefined ? 0 : Array.from({ length: count }, () => blank(rest));

function readOption(option: Declared, value: unknown): unknown {
  if (option.kind === 'number') {
    const [low, high] = option.bounds as [number, number];
    const n = wholeNumber(value);
    if (n === null || n < low || n > high)
      throw new Refusal('option', `must be a whole number from ${low} to ${high}, not ${shown(value)}`);
    return n;
  }
  if (option.kind === 'choice') {
    const word = Number.isInteger(value) ? String(value) : value; // 2 says the word "2", too
    const found = option.words.indexOf(word as string);
    if (found < 0)
      throw new Refusal(
        'option',
        `must be one of ${listing(option.words)}, not ${shown(value)}.${nearest(value, option.words)}`,
      );
    return option.numbers[found];
  }
  if (option.kind === 'switch') {
    const word = typeof value === 'object' ? '' : String(value).toLowerCase();
    if (!Object.hasOwn(SWITCH, word)) throw new Refusal('option', `must be on or off, not ${shown(value)}`);
    return SWITCH[word];
  }
  if (option.kind === 'text') return option.read(value);
  return null;
}

function wholeNumber(value: unknown): number | null {
  if (typeof value !== 'string' && !Number.isInteger(value)) return null;
  try {
    return Number(int(value));
  } catch {
    return null;
  }
}

// ---- content

export interface Entry {
  told: Content;
  row: number | null;
  limits: number[];
}

/** Every name of content.toml, and where it lies in the record. */
export function places(rules: Rules): Map<string, Entry> {
  const found = new Map<string, Entry>();
  rules.content.forEach((told, i) => {
    const limits = rules.limits[i]!;
    if (told.of) told.of.forEach((thing, row) => found.set(told.path.replace('*', thing), { told, row, limits }));
    else found.set(told.path, { told, row: null, limits });
  });
  return found;
}

function fillContent(rules: Rules, o: Block, variant: unknown): void {
  if (!rules.content.length) return;
  try {
    if (typeof variant !== 'string')
      throw new Refusal('option', `a variant is a text, or the name of a file, not ${shown(variant)}`);
    const known = places(rules);
    const changed = changes(variant, known);
    for (const [path, { told, row, limits }] of known) {
      const printed = row === null ? told.printed : (told.printed as Cells[])[row]!;
      const numbers = changed.has(path) ? readEntry(told, limits, path, changed.get(path)!) : structuredClone(printed); // what is settled may change it
      if (row === null) o[told.field] = numbers;
      else o[told.field][row] = numbers;
    }
    rules.settle_content?.(o);
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    throw new Refusal('option', `${rules.slug}: ${fault.sentence}`);
  }
}

/** What a variant's text says, by whole names; every name is one of the game's. */
export function changes(text: string, known: Map<string, Entry>): Map<string, Found> {
  const named = new Map<string, Found>();
  for (const [path, value] of flat(parse(text), known)) {
    if (!known.has(path)) {
      const right = path
        .split('.')
        .map((part) => part.replace(/^(?:spare_?|s)([1-9])$/, 'spare-$1'))
        .join('.');
      const there = [...known.keys()].some((name) => name === right || name.startsWith(`${right}.`));
      if (right !== path && there)
        throw new Refusal('option', `there is no ${repr(path)} in this game: it is written ${repr(right)}.`);
      throw new Refusal('option', unknown(path, [...known.keys()]));
    }
    named.set(path, value);
  }
  return named;
}

function* flat(values: Named, known: Map<string, Entry>, before = '', deep = 0): Generator<[string, Found]> {
  for (const [name, value] of Object.entries(values)) {
    const path = before ? `${before}.${name}` : name;
    const inner =
      typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float) ? value : null;
    if (!known.has(path) && inner && Object.keys(inner).length && deep < DEEPEST)
      yield* flat(inner, known, path, deep + 1);
    else if (!inner || Object.keys(inner).length || ![...known.keys()].some((name) => name.startsWith(`${path}.`)))
      yield [path, value];
  }
}

/** What is right, where this name is none: the names of the same kind, or the headings. */
function unknown(path: string, names: string[]): string {
  const under = names.filter((name) => name.startsWith(`${path}.`));
  if (under.length)
    return `${repr(path)} is a heading and has no value of its own; under it there are ${listing(under)}.`;
  const [first] = path.split('.');
  const beside = path.includes('.') ? names.filter((name) => name.startsWith(`${first}.`)) : [];
  const there = beside.length ? beside : new Set(names.map((name) => `${name.split('.')[0]}.*`));
  return `there is no ${shown(path)} in this game; there are ${listing(there)}.${nearest(path, names)}`;
}

function readEntry(told: Content, limits: number[], path: string, value: Found): Cells {
  if (told.called) return readName(path, value);
  const [low, , count, least] = limits as [number, number, number, number];
  if (!count) return readNumber(told, limits, path, value);
  if (!Array.isArray(value) || value.length < least || value.length > count) throw refusal(told, limits, path, value);
  return [
    ...value.map((one) => readNumber(told, limits, path, one)),
    ...Array.from({ length: count - value.length }, () => low),
  ];
}

function readNumber(told: Content, limits: number[], path: string, value: Found): number {
  const [low, high] = limits as [number, number];
  for (const [number, word] of told.words?.items() ?? []) if (value === word) return number as number;
  if (typeof value !== 'number' || value < low || value > high) throw refusal(told, limits, path, value);
  return value;
}

/** What is wrong with this value at this name, in a sentence; '': nothing. */
export function faultAt({ told, limits }: Entry, path: string, value: Found): string {
  try {
    readEntry(told, limits, path, value);
    return '';
  } catch (fault) {
    if (fault instanceof Refusal) return fault.sentence;
    throw fault;
  }
}

function refusal(told: Content, limits: number[], path: string, value: Found): Refusal {
  const words = (told.words?.values() ?? []) as string[];
  return new Refusal(
    'option',
    `${path} must be ${allowed(words, limits)}, not ${shown(value)}.${nearest(value, words)}`,
  );
}

function allowed(words: string[], [low, high, count, least]: number[]): string {
  const numbers = low! <= high! ? `a whole number from ${low} to ${high}` : '';
  const quoted = words.map((word) => JSON.stringify(word));
  const named = quoted.length > 1 ? `one of ${listing(quoted, 40)}` : quoted.join('');
  const one = [numbers, named].filter(Boolean).join(' or ');
  return count ? `a list of ${least === count ? '' : `${least} to `}${count}, each ${one}` : one;
}

function readName(path: string, value: Found): number[] {
  const name = typeof value === 'string' ? value.normalize('NFC') : '';
  const data = new TextEncoder().encode(name);
  const right =
    data.length <= NAME_ROOM &&
    name.split(/\s+/).filter(Boolean).join(' ') === name &&
    [...name].every((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter) || SIGNS.includes(letter));
  if (typeof value !== 'string' || !right || (name && !/^[\p{L}\p{N}]/u.test(name))) {
    throw new Refusal(
      'option',
      `${path} must be a name of at most ${NAME_ROOM} bytes (letters, digits, spaces and ${SIGNS.trim()}), or "" for none, not ${shown(value)}.`,
    );
  }
  return Array.from({ length: NAME_ROOM }, (_, i) => ((data[i] ?? 0) << 24) >> 24);
}

// ---- bytes

const WRITE: Record<Kind, (data: DataView, at: number, n: number | bigint) => void> = {
  i1: (data, at, n) => data.setInt8(at, Number(n)),
  i2: (data, at, n) => data.setInt16(at, Number(n), true),
  i4: (data, at, n) => data.setInt32(at, Number(n), true),
  i8: (data, at, n) => data.setBigInt64(at, BigInt(n), true),
  u4: (data, at, n) => data.setUint32(at, Number(n), true),
  u8: (data, at, n) => data.setBigUint64(at, BigInt(n), true),
};

function write(data: DataView, [kind, at, ...shape]: Place, value: unknown): void {
  const [count, ...rest] = shape;
  if (count === undefined) {
    if (typeof value !== 'number' && typeof value !== 'bigint' && typeof value !== 'boolean')
      throw new TypeError(`${str(value)} is no number`);
    WRITE[kind](data, at, typeof value === 'boolean' ? Number(value) : value);
    return;
  }
  if (!Array.isArray(value) || value.length !== count) throw new TypeError(`${count} cells are wanted`);
  const step = rest.reduce((all, n) => all * n, Number(kind[1]));
  value.forEach((one, i) => write(data, [kind, at + i * step, ...rest], one));
}
