// What a user did wrong, as a code for programs and a sentence for people: kernel/errors.py in the browser.

/** Something was refused and nothing was changed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence);
    this.name = 'Refusal';
  }
}

/** Is it what `except` of these names would catch? A refusal is a ValueError. */
export function caught(fault: unknown, ...names: string[]): boolean {
  if (fault instanceof Refusal) return names.includes('Refusal') || names.includes('ValueError');
  return (fault instanceof TypeError || fault instanceof RangeError) && names.some((name) => name !== 'Refusal');
}

const LONGEST_NAME = 100; // characters of what may be meant by a mistyped name

/** A number with a point, as it was written. */
export class Float {
  constructor(readonly text: string) {}
}

/** A value as Python writes it. */
export function repr(v: unknown): string {
  if (v === null || v === undefined) return 'None';
  if (typeof v === 'boolean') return v ? 'True' : 'False';
  if (v instanceof Float) return v.text;
  if (typeof v === 'string') return quoted(v);
  if (Array.isArray(v)) return `[${v.map(repr).join(', ')}]`;
  if (typeof v !== 'object') return String(v);
  return `{${Object.entries(v)
    .map(([name, value]) => `${quoted(name)}: ${repr(value)}`)
    .join(', ')}}`;
}

const ESCAPED: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

function quoted(v: string): string {
  const mark = v.includes("'") && !v.includes('"') ? '"' : "'";
  let made = '';
  for (const letter of v) {
    if (letter in ESCAPED) made += ESCAPED[letter];
    else if (letter === mark) made += `\\${mark}`;
    else if (/^[\p{C}\p{Z}]$/u.test(letter) && letter !== ' ') made += escaped(letter.codePointAt(0)!);
    else made += letter;
  }
  return mark + made + mark;
}

function escaped(code: number): string {
  const [sign, digits]: [string, number] = code < 0x100 ? ['x', 2] : code < 0x10000 ? ['u', 4] : ['U', 8];
  return `\\${sign}${code.toString(16).padStart(digits, '0')}`;
}

/** A value for a sentence, as people write it and not too long. */
export function shown(v: unknown, most = 60): string {
  if (typeof v === 'boolean') return String(v);
  const text = repr(v);
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most).join('')}...`;
}

/** Words in a sentence, cut short when there are many. */
export function listing(words: Iterable<string>, most = 12): string {
  const all = [...words];
  const some = all.slice(0, most).join(', ');
  return all.length <= most ? some : `${some} and ${all.length - most} more`;
}

/** ' Did you mean ...?' when something allowed is close to `word`, else ''. */
export function nearest(word: unknown, allowed: Iterable<string>): string {
  if (typeof word !== 'string' || word.length > LONGEST_NAME) return '';
  let [best, worth] = ['', 0.6];
  for (const other of allowed) {
    const found = likeness(other, word);
    if (found > worth || (found === worth && (best === '' || other > best))) [best, worth] = [other, found];
  }
  return best === '' ? '' : ` Did you mean ${repr(best)}?`;
}

/** How alike two texts are, from 0 to 1: `difflib.SequenceMatcher(None, a, b).ratio()` for texts that are not long. */
export function likeness(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  const places = new Map<string, number[]>();
  y.forEach((letter, j) => places.set(letter, [...(places.get(letter) ?? []), j]));
  const matched = (alo: number, ahi: number, blo: number, bhi: number): number => {
    let [besti, bestj, best] = [alo, blo, 0];
    let lengths = new Map<number, number>();
    for (let i = alo; i < ahi; i++) {
      const now = new Map<number, number>();
      for (const j of places.get(x[i]!) ?? []) {
        if (j < blo || j >= bhi) continue;
        const k = (lengths.get(j - 1) ?? 0) + 1;
        now.set(j, k);
        if (k > best) [besti, bestj, best] = [i - k + 1, j - k + 1, k];
      }
      lengths = now;
    }
    return best === 0 ? 0 : best + matched(alo, besti, blo, bestj) + matched(besti + best, ahi, bestj + best, bhi);
  };
  return x.length + y.length ? (2 * matched(0, x.length, 0, y.length)) / (x.length + y.length) : 1;
}
