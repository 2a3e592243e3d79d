// What Python means where TypeScript means something else: the functions that translated code calls (docs/decisions/20).
// Tuples and lists are arrays, structs are plain objects. Whatever Python would refuse throws here, too.
import { add, Bag, bit_count, compare, Dict, eq, exact, floordiv, mod, truthy } from './values';

export * from './values';
export { called, say, seat } from './sentences';
export { caught, listing, nearest, Refusal, repr } from './refusal';

type Value = any;

/** What a loop goes through. */
export function iter(v: Value): Iterable<Value> {
  if (v instanceof Dict) return v.keys();
  if (v !== null && v !== undefined && typeof v[Symbol.iterator] === 'function') return v;
  throw new TypeError(`${String(v)} has nothing to go through`);
}

export const list = (v: Value = []): Value[] => [...iter(v)];
export const dict = (v: Value = []): Dict => new Dict(v instanceof Dict ? v.items() : v);
export const set = (v: Value = []): Bag => new Bag(iter(v));

export function counter(v: Value): Dict {
  const found = new Dict();
  for (const one of iter(v)) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}

/** As many as there are names for them. */
export function unpack(v: Value, least: number, more = false): Value[] {
  const found = list(v);
  if (more ? found.length < least : found.length !== least)
    throw new RangeError(`${least} values are wanted, not ${found.length}`);
  return found;
}

export function len(v: Value): number {
  if (v instanceof Dict) return v.size;
  if (Array.isArray(v) || typeof v === 'string') return v.length;
  throw new TypeError(`${String(v)} has no length`);
}

export function at(v: Value, place: Value): Value {
  if (Array.isArray(v) && typeof place === 'number' && place >= 0 && place < v.length) return v[place];
  if (v instanceof Dict) {
    if (!v.has(place)) throw new RangeError(`there is no ${String(place)}`);
    return v.get(place);
  }
  if (Array.isArray(place)) return place.reduce(at, v); // [row, column]
  const found = v[place < 0 ? place + v.length : Number(place)];
  if (found === undefined) throw new RangeError(`there is no place ${String(place)} in ${v.length}`);
  return found;
}

export function put(v: Value, place: Value, value: Value): void {
  if (v instanceof Dict) v.set(place, value);
  else if (place < v.length && place >= -v.length) v[place < 0 ? place + v.length : place] = value;
  else throw new RangeError(`there is no place ${String(place)} in ${v.length}`);
}

export function slice(v: Value, from: Value = 0, to: Value = undefined, step = 1): Value {
  if (step < 1) throw new RangeError('a step is 1 or more');
  const found = v.slice(from, to);
  return step === 1 ? found : found.filter((_: Value, i: number) => i % step === 0);
}

export function contains(v: Value, one: Value): boolean {
  if (typeof v === 'string') return v.includes(one);
  if (v instanceof Dict) return v.has(one);
  return list(v).some((other) => eq(other, one));
}

export function range(from: number, to?: number, step = 1): number[] {
  const [first, end] = to === undefined ? [0, from] : [from, to];
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, i) => first + i * step);
}

export const enumerate = (v: Value, first = 0): [number, Value][] => list(v).map((one, i) => [first + i, one]);

/** `strict`: all are of one length. */
export function zip(strict: boolean, ...all: Value[]): Value[][] {
  const rows = all.map(list);
  const lengths = rows.map((row) => row.length);
  if (strict && Math.min(...lengths) !== Math.max(...lengths))
    throw new RangeError(`of different lengths: ${lengths.join(', ')}`);
  return range(Math.min(...lengths)).map((i) => rows.map((row) => row[i]));
}

export function next(v: Value, ...otherwise: Value[]): Value {
  for (const one of iter(v)) return one;
  if (!otherwise.length) throw new RangeError('there is none');
  return otherwise[0];
}

export function sum(v: Value): Value {
  let total: Value = 0;
  for (const one of iter(v)) total = add(total, one);
  return total;
}

export function any(v: Value): boolean {
  for (const one of iter(v)) if (truthy(one)) return true;
  return false;
}

export function all(v: Value): boolean {
  for (const one of iter(v)) if (!truthy(one)) return false;
  return true;
}

type Key = (one: Value) => Value;
const itself: Key = (one) => one;

function best(v: Value, sign: number, by: Key, otherwise: Value): Value {
  let [most, worth, none]: Value[] = [otherwise, null, true];
  for (const one of iter(v)) {
    const found = by(one);
    if (none || sign * compare(found, worth) > 0) [most, worth, none] = [one, found, false];
  }
  if (none && otherwise === undefined) throw new RangeError('there is none');
  return most;
}

export const min = (v: Value, by: Key = itself, otherwise?: Value): Value => best(v, -1, by, otherwise);
export const max = (v: Value, by: Key = itself, otherwise?: Value): Value => best(v, 1, by, otherwise);
export const sorted = (v: Value, by: Key = itself, down = false): Value[] =>
  list(v).sort((a, b) => (down ? -1 : 1) * compare(by(a), by(b)));
export const reversed = (v: Value): Value[] => list(v).reverse();

// ---- what is changed in its place

export function iadd(a: Value, b: Value): Value {
  if (!Array.isArray(a)) return add(a, b);
  a.push(...iter(b));
  return a;
}

export function append(v: Value[], one: Value): void {
  v.push(one);
}

export function insert(v: Bag, one: Value): void {
  v.set(one, true);
}

export function pop(v: Value): Value {
  if (!len(v)) throw new RangeError('there is none');
  if (Array.isArray(v)) return v.pop();
  const first = v.keys()[0];
  v.drop(first);
  return first;
}

export function setdefault(v: Dict, name: Value, otherwise: Value): Value {
  if (!v.has(name)) v.set(name, otherwise);
  return v.get(name);
}

export function insert_at(v: Value[], place: number, one: Value): void {
  v.splice(place, 0, one);
}

export function remove(v: Value, one: Value): void {
  if (v instanceof Dict) {
    if (!v.drop(one)) throw new RangeError(`there is no ${String(one)}`);
  } else v.splice(index(v, one), 1);
}

/** Cells of a record from here to there, all alike or one by one. */
export function fill(v: Value[], from: number | undefined, to: number | undefined, value: Value): void {
  const [first, end] = [from ?? 0, to ?? v.length];
  if (Array.isArray(value) && value.length !== end - first)
    throw new RangeError(`${value.length} values for ${end - first} cells`);
  for (let i = first; i < end; i++) v[i] = Array.isArray(value) ? value[i - first] : value;
}

export const column = (v: Value[][], place: number): Value[] => v.map((row) => at(row, place));

// ---- searching, and texts

export const get = (v: Dict, name: Value, otherwise: Value = null): Value => (v.has(name) ? v.get(name) : otherwise);
export const items = (v: Dict): Value[] => v.items();
export const values = (v: Dict): Value[] => v.values();
export const count = (v: Value, one: Value): number => list(v).filter((other) => eq(other, one)).length;

export function index(v: Value, one: Value): number {
  const found = list(v).findIndex((other) => eq(other, one));
  if (found < 0) throw new RangeError(`there is no ${String(one)}`);
  return found;
}

export function str(v: Value): string {
  if (typeof v === 'boolean') return v ? 'True' : 'False';
  if (typeof v === 'string' || typeof v === 'bigint' || Number.isInteger(v)) return String(v);
  if (typeof v === 'number' && Math.abs(v) < 1e15 && Math.abs(v) > 1e-4) return String(v);
  throw new TypeError(`${String(v)} would be another text in Python`);
}

export function int(v: Value): Value {
  if (typeof v === 'boolean') return v ? 1 : 0;
  if (typeof v === 'bigint') return v;
  if (typeof v === 'string' && /^\s*[+-]?\d+(_\d+)*\s*$/.test(v)) return exact(BigInt(v.trim().replace(/^\+|_/g, '')));
  const made = typeof v === 'string' || v === null || typeof v === 'object' ? NaN : Math.trunc(Number(v));
  if (Number.isNaN(made)) throw new TypeError(`${String(v)} is no whole number`);
  return made;
}

export const join = (between: string, v: Value): string => list(v).join(between);
export const split = (v: string, by?: string): string[] =>
  by === undefined ? v.split(/\s+/).filter(Boolean) : v.split(by);
export const lower = (v: string): string => v.toLowerCase();
export const upper = (v: string): string => v.toUpperCase();
export const strip = (v: string): string => v.trim();
export const replace = (v: string, old: string, by: string): string => v.replaceAll(old, by);

export function rstrip(v: string, those: string): string {
  let end = v.length;
  while (end && those.includes(v[end - 1]!)) end--;
  return v.slice(0, end);
}

export const capitalize = (v: string): string => v.slice(0, 1).toUpperCase() + v.slice(1).toLowerCase();

export function splitlines(v: string): string[] {
  // eslint-disable-next-line no-control-regex -- what Python takes for the end of a line
  const lines = v.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** What stands before the mark, the mark, and what stands behind it. */
export function partition(v: string, mark: string): string[] {
  const found = v.indexOf(mark);
  return found < 0 ? [v, '', ''] : [v.slice(0, found), mark, v.slice(found + mark.length)];
}

// ---- patterns of texts, in the part that both languages write alike

export const pattern = (source: string, anyCase = false): RegExp => new RegExp(source, anyCase ? 'i' : '');
export const search = (of: string, v: string): RegExpExecArray | null => pattern(of).exec(v);
export const split_by = (of: string, v: string): string[] => v.split(pattern(of));

export function fullmatch(of: RegExp | string, v: string): RegExpExecArray | null {
  const { source, flags } = typeof of === 'string' ? pattern(of) : of;
  return new RegExp(`^(?:${source})$`, flags).exec(v);
}

// ---- functions

export const map = (by: (...one: Value[]) => Value, v: Value): Value[] => list(v).map((one) => by(one));
/** `by` null: those that are true. */
export const filter = (by: Key | null, v: Value): Value[] => list(v).filter((one) => truthy(by ? by(one) : one));
export const divmod = (a: Value, b: Value): Value[] => [floordiv(a, b), mod(a, b)];

/** Is it of one of these kinds? A truth is a whole number, too. */
export function isinstance(v: Value, ...kinds: string[]): boolean {
  const own =
    typeof v === 'boolean'
      ? ['bool', 'int']
      : typeof v === 'bigint' || Number.isInteger(v)
        ? ['int']
        : typeof v === 'number'
          ? ['float']
          : typeof v === 'string'
            ? ['str']
            : [];
  return own.some((kind) => kinds.includes(kind));
}

/** Worked out once for the same arguments, of which the newest `most` are kept. */
export function memo<F extends (...args: Value[]) => Value>(most: number, f: F): F {
  const kept = new Dict();
  return ((...args: Value[]) => {
    let found = kept.get(args);
    if (found === undefined) {
      if (kept.size >= most) kept.drop(kept.keys()[0]);
      kept.set(args, (found = f(...args)));
    }
    return found;
  }) as F;
}

/** What a rule has to say of a record: it fills cells, of which there are so many, and returns how many it used. */
export function filled(fill: (t: Value, cells: number[]) => number, t: Value, room: number): number[] {
  const cells = Array.from({ length: room }, () => 0);
  return cells.slice(0, fill(t, cells));
}

/** How many bits of a word are set. */
export const ones = bit_count;

/** The text whose bytes these cells are, up to the first nought. */
export const name_of = (cells: Value): string =>
  new TextDecoder().decode(new Uint8Array(list(cells))).replace(/\0+$/, '');
