// What differs from the printed game at a table, as a text: `ContentSet.variant` of kernel/content.py in the browser.
import { at } from './python';
import { Dict, eq } from './values';

/** An entry of content.toml, or one for each of several things (`of`, which stand for the star of the path). */
export interface Content {
  path: string;
  field: string;
  printed: Numbers;
  of?: string[];
  words?: Dict;
}
type Numbers = number | Numbers[];
export type Cells = Record<string, Numbers>;
type Written = number | string | Written[] | { [name: string]: Written };

export function variantOf(t: Cells, contents: Content[]): { variant?: string } {
  const differing: { [name: string]: Written } = {};
  for (const { path, field, printed, of, words } of contents) {
    const write = (n: Numbers): Written => (Array.isArray(n) ? n.map(write) : ((words?.get(n) as string | undefined) ?? n));
    const put = (name: string, lying: Numbers, meant: Numbers) => {
      if (!eq(lying, meant)) lay(differing, name.split('.'), write(lying));
    };
    if (of) of.forEach((thing, row) => put(path.replace('*', thing), at(t[field], row), at(printed, row)));
    else put(path, t[field]!, printed);
  }
  return Object.keys(differing).length ? { variant: json(differing) } : {};
}

function lay(into: { [name: string]: Written }, [name, ...more]: string[], value: Written): void {
  if (!more.length) into[name!] = value;
  else lay((into[name!] ??= {}) as { [name: string]: Written }, more, value);
}

/** As Python writes it: with a space behind every comma and colon. */
function json(v: Written): string {
  if (Array.isArray(v)) return `[${v.map(json).join(', ')}]`;
  if (typeof v !== 'object') return JSON.stringify(v);
  return `{${Object.entries(v).map(([name, value]) => `${JSON.stringify(name)}: ${json(value)}`).join(', ')}}`;
}
