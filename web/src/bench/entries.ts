// The content of a game as tables: what a designer may change, where it stands, and what is wrong with what was written there.
import { writtenAs, type Written } from '../engine/content';
import type { Rules } from '../engine/game';
import { changes as changesIn, faultAt, places, settled, type Entry, type Given } from '../engine/options';
import { Refusal } from '../engine/refusal';

export type Value = number | string | Value[];
/** What differs from the printed game, by whole names. */
export type Changes = Readonly<Record<string, Value>>;

/** One entry: `row` and `column` say where it stands in the table of its section; a section without rows is a list. */
export interface Spot {
  path: string;
  section: string;
  row: string;
  column: string;
  /** Does the column name one of several things, such as a card? */
  ofThing: boolean;
  field: string;
  printed: Value;
  words: string[];
  limits: number[];
  called: boolean;
  entry: Entry;
}

export interface Section {
  name: string;
  spots: Spot[];
  rows: string[];
  columns: string[];
}

const SPARE = /^spare-\d+$/;
export const isSpare = (thing: string): boolean => SPARE.test(thing);

export function spotsOf(rules: Rules): Spot[] {
  return [...places(rules)].map(([path, entry]) => {
    const [section, ...rest] = path.split('.') as [string, ...string[]];
    const { told, row, limits } = entry;
    const printed = row === null ? told.printed : (told.printed as (typeof told.printed)[])[row]!;
    return {
      path,
      section,
      row: rest.length > 1 ? rest[0]! : '',
      column: rest.at(-1)!,
      ofThing: told.path.endsWith('*'),
      field: told.field,
      printed: writtenAs(told, printed as number) as Value,
      words: (told.words?.values() ?? []) as string[],
      limits,
      called: told.called ?? false,
      entry,
    };
  });
}

/** The sections in the order of the game, each with its rows and columns in theirs; spare kinds last. */
export function sectionsOf(spots: Spot[]): Section[] {
  const found = new Map<string, Spot[]>();
  for (const spot of spots) found.set(spot.section, [...(found.get(spot.section) ?? []), spot]);
  const order = (names: string[]) => [
    ...new Set([...names.filter((name) => !isSpare(name)), ...names.filter(isSpare).sort()]),
  ];
  return [...found].map(([name, own]) => {
    const cells = own.filter(({ row }) => row);
    // names first, then by how many things have the column
    const many = (column: string) => cells.filter((spot) => spot.column === column).length;
    const columns = order(cells.map(({ column }) => column));
    if (!cells.some(({ ofThing }) => ofThing))
      columns.sort((a, b) => Number(b === 'name') - Number(a === 'name') || many(b) - many(a));
    return { name, spots: own, rows: order(cells.map(({ row }) => row)), columns };
  });
}

/** What a person typed, as a value: whole numbers are numbers, and lists have commas. */
export function typed(spot: Spot, text: string): Value {
  const one = (part: string): Value => (/^[+-]?\d{1,9}$/.test(part.trim()) ? Number(part) : part.trim());
  if (spot.called) return text.trim();
  if (!spot.limits[2]) return one(text);
  return text.trim() === '' ? [] : text.split(',').map(one);
}

export const shownAs = (value: Value): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** A spot's printed list without what only fills it up; texts are compared by it. */
export const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is wrong, by whole names: with a value by itself, or else with all of them together. `''`: what fits no single place. */
export function faultsOf(rules: Rules, spots: Spot[], given: Given, changes: Changes): Record<string, string> {
  const found: Record<string, string> = {};
  for (const spot of spots) {
    const value = changes[spot.path];
    const fault = value === undefined ? '' : faultAt(spot.entry, spot.path, value as never);
    if (fault) found[spot.path] = fault;
  }
  if (Object.keys(found).length) return found;
  try {
    settled(rules, { ...given, variant: variantText(changes) });
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    const sentence = fault.sentence.replace(`${rules.slug}: `, '');
    found[''] = sentence;
    for (const { path } of spots) if (named(sentence, path) && changes[path] !== undefined) found[path] = sentence;
  }
  return found;
}

const named = (sentence: string, path: string): boolean =>
  sentence.split(/[\s,;:()]+/).some((word) => word.replace(/\.$/, '') === path);

/** The variant as an option takes it: JSON, as the program writes it; '' for the printed game. */
export function variantText(changes: Changes): string {
  if (!Object.keys(changes).length) return '';
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop()!;
    let at = root;
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return JSON.stringify(root);
}

/** The variant as a file for `--variant`: TOML, with its name as a comment. */
export function fileText(name: string, game: string, changes: Changes): string {
  const head = [`# ${name.replace(/\s+/g, ' ').trim()} (${game})`];
  const lines = Object.entries(changes).map(([path, value]) => `${path} = ${toml(value)}`);
  return [...head, ...lines, ''].join('\n');
}

const toml = (value: Value): string =>
  Array.isArray(value) ? `[${value.map(toml).join(', ')}]` : JSON.stringify(value);

/** What a variant's text changes; wrong names are refused with a sentence, wrong values are kept for a person to mend. */
export function readVariant(rules: Rules, spots: Spot[], text: string): Changes {
  const printed = new Map(spots.map((spot) => [spot.path, spot.printed]));
  const found: Record<string, Value> = {};
  for (const [path, value] of changesIn(text, places(rules)))
    if (!same(value as Value, printed.get(path)!)) found[path] = plain(value);
  return found;
}

/** Values of a kind that no entry has become texts, which are refused where they stand. */
function plain(value: unknown): Value {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'number' || typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}

/** The name that a file begins with, if it does. */
export const nameIn = (text: string): string =>
  /^#\s*(.{1,60}?)\s*(?:\([a-z0-9_]+\))?\s*$/m.exec(text.split('\n')[0] ?? '')?.[1] ?? '';

export type { Written };
