// Any view of any game, sorted for the plain picture (Generic.svelte): what belongs to each seat, what lies on the table, what only
// the viewer sees. Nothing here knows a game.

export interface Words {
  /** What parts and words of the view are called, as the game says it. */
  called: Record<string, string>;
  yes: string;
  no: string;
}
export interface Fact {
  name: string;
  value: string;
}
/** Rows that have the same columns. */
export interface Sheet {
  name: string;
  heads: string[];
  rows: string[][];
  /** Does the first column say what each row is? */
  headed: boolean;
  /** Is this a column of numbers? */
  figures: boolean[];
}
export interface Sorted {
  facts: Fact[];
  sheets: Sheet[];
}
type Entry = Record<string, unknown>;

/** What every view has besides: the frame around the scene shows it. */
const FRAME = new Set(['game', 'seats', 'turn', 'options', 'you', 'actor', 'prompt', 'rules', 'moves', 'players']);
const NOTHING = '–';

/** `hit_points` is "hit points", where the game has no better name for it. */
export function named(name: string, words: Words): string {
  return words.called[name] ?? name.replaceAll('_', ' ');
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Any value as a short text. */
export function text(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return words.called[value] ?? value;
  if (Array.isArray(value)) {
    const deep = value.some((item) => typeof item === 'object' && item !== null);
    return value.length ? value.map((item) => text(item, words)).join(deep ? '; ' : ', ') : NOTHING;
  }
  if (isEntry(value))
    return (
      Object.entries(value)
        .map(([name, item]) => `${named(name, words)} ${text(item, words)}`)
        .join(', ') || NOTHING
    );
  return String(value);
}

export function facts(entry: Entry, words: Words): Fact[] {
  return Object.entries(entry).map(([name, value]) => ({ name: named(name, words), value: text(value, words) }));
}

/** A list of structs is a table with their fields as columns, a list of lists one without headings; one struct is a table of names
 *  and values. */
function sheet(name: string, value: unknown, words: Words): Sheet | null {
  const title = named(name, words);
  if (Array.isArray(value) && value.length && value.every(isEntry)) {
    const fields = [...new Set(value.flatMap((row) => Object.keys(row)))];
    return {
      name: title,
      heads: fields.map((field) => named(field, words)),
      rows: value.map((row) => fields.map((field) => text(row[field], words))),
      headed: true,
      figures: fields.map((field) => value.every((row) => typeof row[field] === 'number' || row[field] == null)),
    };
  }
  if (
    Array.isArray(value) &&
    value.length &&
    value.every((row): row is unknown[] => Array.isArray(row) && row.length > 0)
  ) {
    const columns = Math.max(...value.map((row) => row.length));
    const rows = value.map((row) =>
      Array.from({ length: columns }, (_, i) => (i < row.length ? text(row[i], words) : '')),
    );
    return { name: title, heads: [], rows, headed: false, figures: Array.from({ length: columns }, () => false) };
  }
  if (isEntry(value) && Object.keys(value).length) {
    const entries = Object.entries(value);
    return {
      name: title,
      heads: [],
      rows: entries.map(([field, item]) => [named(field, words), text(item, words)]),
      headed: true,
      figures: [false, entries.every(([, item]) => typeof item === 'number')],
    };
  }
  return null;
}

function sort(entries: [string, unknown][], words: Words): Sorted {
  const sorted: Sorted = { facts: [], sheets: [] };
  for (const [name, value] of entries) {
    const made = sheet(name, value, words);
    if (made) sorted.sheets.push(made);
    else sorted.facts.push({ name: named(name, words), value: text(value, words) });
  }
  return sorted;
}

/** What lies on the table; and of the parts in `own`, which each viewer sees in its own way, those that have something in them. */
export function parts(view: Entry, own: string[], words: Words): { open: Sorted; mine: Sorted } {
  const entries = Object.entries(view).filter(
    ([name]) => !FRAME.has(name) || (name === 'players' && seated(view).length === 0),
  );
  const full = ([, value]: [string, unknown]) =>
    value !== null && !(typeof value === 'object' && Object.keys(value).length === 0);
  return {
    open: sort(
      entries.filter(([name]) => !own.includes(name)),
      words,
    ),
    mine: sort(
      entries.filter((entry) => own.includes(entry[0]) && full(entry)),
      words,
    ),
  };
}

/** What belongs to each seat: the structs in `players`, where the view has one for each. */
export function seated(view: Entry): Entry[] {
  const { players, seats } = view;
  return Array.isArray(players) && players.length === seats && players.every(isEntry) ? players : [];
}
