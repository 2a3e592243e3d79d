// What differs from the printed game at a table, as a text: `ContentSet.variant` of kernel/content.py in the browser.
import { at, name_of } from './python';
import { Dict, eq } from './values';

/** An entry of content.toml, or one for each of several things (`of`, which stand for the star of the path). */
export interface Content {
  path: string;
  field: string;
  printed: Numbers;
  of?: string[];
  words?: Dict;
  /** It is a name for people, not numbers. */
  called?: true;
}
type Numbers = number | Numbers[];
export type Cells = Record<string, Numbers>;
export type Written = number | string | Written[] | { [name: string]: Written };

/** Numbers of the record as they stand in a variant. */
export const writtenAs = ({ called, words }: Content, n: Numbers): Written =>
  called
    ? name_of(n)
    : Array.isArray(n)
      ? n.map((one) => writtenAs({ words } as Content, one))
      : ((words?.get(n) as string | undefined) ?? n);

export function variantOf(t: Cells, contents: Content[]): { variant?: string } {
  const differing: { [name: string]: Written } = {};
  for (const told of contents) {
    const { path, field, printed, of } = told;
    const put = (name: string, lying: Numbers, meant: Numbers) => {
      if (!eq(lying, meant)) lay(differing, name.split('.'), writtenAs(told, lying));
    };
    if (of) of.forEach((thing, row) => put(path.replace('*', thing), at(t[field], row), at(printed, row)));
    else put(path, t[field]!, printed);
  }
  return Object.keys(differing).length ? { variant: json(differing) } : {};
}

/** What a variant calls its own kinds: `ContentSet.names`; nothing where it names none. */
export function namesOf(t: Cells, contents: Content[]): { names?: Record<string, string> } {
  const names: Record<string, string> = {};
  for (const { path, field, of, called } of contents) {
    if (!called) continue;
    for (const [row, thing] of of!.entries()) {
      const name = name_of(at(t[field], row));
      if (name) names[path.replace('*', thing).split('.').slice(0, -1).join('.')] = name;
    }
  }
  return Object.keys(names).length ? { names } : {};
}

function lay(into: { [name: string]: Written }, [name, ...more]: string[], value: Written): void {
  if (!more.length) into[name!] = value;
  else lay((into[name!] ??= {}) as { [name: string]: Written }, more, value);
}

/** As Python writes it: with a space behind every comma and colon. */
function json(v: Written): string {
  if (Array.isArray(v)) return `[${v.map(json).join(', ')}]`;
  if (typeof v !== 'object') return JSON.stringify(v);
  return `{${Object.entries(v)
    .map(([name, value]) => `${JSON.stringify(name)}: ${json(value)}`)
    .join(', ')}}`;
}
