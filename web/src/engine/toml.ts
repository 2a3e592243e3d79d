// A variant's text: TOML (name = value), or the JSON that the program itself writes, as kernel/content.py reads it. Of TOML there is
// what variants use: tables, names with dots, whole numbers, texts, lists, tables in a line; dates are refused as no value of any entry.
import { Float, Refusal, shown } from './refusal';
import { exact, type Int } from './values';

export type Found = Int | boolean | string | Float | null | Found[] | Named;
export interface Named {
  [name: string]: Found;
}

const LONGEST = 40_000; // characters of a variant
const DEEPEST = 100; // brackets in brackets
const BARE = /[A-Za-z0-9_-]/;

/** A variant's text as names and values; what is none is refused. */
export function parse(text: string): Named {
  if ([...text].length > LONGEST)
    throw new Refusal(
      'option',
      `a variant has at most ${LONGEST.toLocaleString('en')} characters, and this one has more`,
    );
  const given = text.replace(/^\ufeff/, '');
  try {
    return given.trimStart().startsWith('{') ? new Reader(given, true).whole() : new Reader(given, false).lines();
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    throw new Refusal('option', `a variant is written in TOML (name = value), and this is not: ${fault.message}`);
  }
}

class Reader {
  #at = 0;
  #deep = 0;
  constructor(
    readonly text: string,
    readonly json: boolean,
  ) {}

  #fail(why: string): SyntaxError {
    const before = this.text.slice(0, this.#at).split('\n');
    return new SyntaxError(`${why} (at line ${before.length}, column ${before.at(-1)!.length + 1})`);
  }
  #next(): string {
    return this.text[this.#at] ?? '';
  }
  #take(what: string): boolean {
    if (!this.text.startsWith(what, this.#at)) return false;
    this.#at += what.length;
    return true;
  }
  #want(what: string): void {
    if (!this.#take(what)) throw this.#fail(`Expected '${what}'`);
  }

  /** Over spaces; in lists and in JSON over lines, and in TOML over comments, too. */
  #skip(lines: boolean): void {
    for (;;) {
      while (this.#next() !== '' && (lines ? ' \t\r\n' : ' \t').includes(this.#next())) this.#at++;
      if (this.json || this.#next() !== '#' || !lines) return;
      while (this.#next() !== '' && this.#next() !== '\n') this.#at++;
    }
  }

  // ---- JSON

  whole(): Named {
    this.#skip(true);
    const found = this.#value();
    this.#skip(true);
    if (this.#next() !== '') throw this.#fail('Extra data');
    return found as Named;
  }

  // ---- TOML

  lines(): Named {
    const root: Named = {};
    const headed = new Set<string>();
    let into = root;
    for (;;) {
      this.#skip(true);
      if (this.#next() === '') return root;
      if (this.text.startsWith('[[', this.#at)) throw this.#fail('There are no lists of tables in a variant');
      if (this.#take('[')) {
        const names = this.#names();
        this.#want(']');
        if (headed.has(names.join('\0'))) throw this.#fail(`Cannot declare ${shown(names)} twice`);
        headed.add(names.join('\0'));
        into = this.#inside(root, names);
      } else this.#pair(into);
      this.#endOfLine();
    }
  }

  #endOfLine(): void {
    this.#skip(false);
    if (this.#next() === '#') while (this.#next() !== '' && this.#next() !== '\n') this.#at++;
    this.#take('\r');
    if (this.#next() !== '' && this.#next() !== '\n')
      throw this.#fail('Expected newline or end of document after a statement');
  }

  #pair(into: Named): void {
    const names = this.#names();
    this.#want('=');
    this.#skip(false);
    const last = names.pop()!;
    const home = this.#inside(into, names);
    if (Object.hasOwn(home, last)) throw this.#fail('Cannot overwrite a value');
    put(home, last, this.#value());
  }

  #inside(root: Named, names: string[]): Named {
    let at = root;
    for (const name of names) {
      if (!Object.hasOwn(at, name)) put(at, name, {});
      const found = at[name];
      if (typeof found !== 'object' || found === null || Array.isArray(found) || found instanceof Float)
        throw this.#fail('Cannot overwrite a value');
      at = found;
    }
    return at;
  }

  /** Names with dots between them. */
  #names(): string[] {
    const names: string[] = [];
    do {
      this.#skip(false);
      if (this.#next() === '"' || this.#next() === "'") names.push(this.#text());
      else {
        const start = this.#at;
        while (BARE.test(this.#next())) this.#at++;
        if (start === this.#at) throw this.#fail('Invalid statement');
        names.push(this.text.slice(start, this.#at));
      }
      this.#skip(false);
    } while (this.#take('.'));
    return names;
  }

  // ---- values

  #value(): Found {
    if (this.#next() === '"' || (!this.json && this.#next() === "'")) return this.#text();
    if (this.#next() === '[' || this.#next() === '{') {
      if (++this.#deep > DEEPEST) throw new SyntaxError('there are too many brackets in brackets');
      const made = this.#next() === '[' ? this.#list() : this.json ? this.#object() : this.#table();
      this.#deep--;
      return made;
    }
    for (const [word, value] of [
      ['true', true],
      ['false', false],
      ['null', null],
    ] as const) {
      if ((this.json || value !== null) && this.#take(word)) return value;
    }
    return this.#number();
  }

  #number(): Found {
    const plain = /[+-]?(0[xX][0-9a-fA-F_]+|0o[0-7_]+|0b[01_]+|[0-9][0-9_]*)(\.[0-9_]+)?([eE][+-]?[0-9]+)?/y;
    plain.lastIndex = this.#at;
    const [written, whole, part, power] = plain.exec(this.text) ?? [];
    if (written === undefined) throw this.#fail('Invalid value');
    this.#at += written.length;
    const digits = written.replaceAll('_', '');
    if (part !== undefined || power !== undefined) return new Float(digits);
    if (/^0\d/.test(whole!) || (this.json && /[+_xob]/i.test(written))) throw this.#fail('Invalid value');
    return digits.startsWith('-') ? exact(-BigInt(digits.slice(1))) : exact(BigInt(digits.replace('+', '')));
  }

  #list(): Found[] {
    const found: Found[] = [];
    this.#want('[');
    this.#skip(true);
    while (!this.#take(']')) {
      found.push(this.#value());
      this.#skip(true);
      if (this.#take(',')) {
        this.#skip(true);
        if (this.json && this.#next() === ']') throw this.#fail('Illegal trailing comma before end of array');
      } else if (this.#next() !== ']') throw this.#fail('Unclosed array');
    }
    return found;
  }

  #object(): Named {
    const found: Named = {};
    this.#want('{');
    this.#skip(true);
    while (!this.#take('}')) {
      const name = this.#text();
      this.#skip(true);
      this.#want(':');
      this.#skip(true);
      if (Object.hasOwn(found, name)) throw new SyntaxError(`${shown(name)} stands twice`);
      put(found, name, this.#value());
      this.#skip(true);
      if (this.#take(',')) this.#skip(true);
      else if (this.#next() !== '}') throw this.#fail("Expecting ',' delimiter");
    }
    return found;
  }

  #table(): Named {
    const found: Named = {};
    this.#want('{');
    this.#skip(false);
    if (this.#take('}')) return found;
    do this.#pair(found);
    while ((this.#skip(false), this.#take(',')));
    this.#want('}');
    return found;
  }

  #text(): string {
    const mark = this.#next();
    if (mark !== '"' && (this.json || mark !== "'")) throw this.#fail('Expected a text');
    const long = !this.json && this.#take(mark.repeat(3));
    if (!long) this.#at++;
    else if (!this.#take('\r\n')) this.#take('\n');
    const end = long ? mark.repeat(3) : mark;
    let made = '';
    while (!this.#take(end)) {
      const letter = this.#next();
      if (letter === '' || (!long && letter === '\n')) throw this.#fail('Unterminated string');
      this.#at++;
      made += letter === '\\' && mark === '"' ? this.#escape(long) : letter;
    }
    return made;
  }

  #escape(long: boolean): string {
    const letter = this.#next();
    this.#at++;
    const known: Record<string, string> = {
      b: '\b',
      t: '\t',
      n: '\n',
      f: '\f',
      r: '\r',
      '"': '"',
      '\\': '\\',
      ...(this.json ? { '/': '/' } : {}),
    };
    if (letter in known) return known[letter]!;
    const digits = letter === 'u' ? 4 : letter === 'U' && !this.json ? 8 : 0;
    const code = this.text.slice(this.#at, this.#at + digits);
    if (digits && new RegExp(`^[0-9a-fA-F]{${digits}}$`).test(code) && parseInt(code, 16) <= 0x10ffff) {
      this.#at += digits;
      return this.json ? String.fromCharCode(parseInt(code, 16)) : String.fromCodePoint(parseInt(code, 16));
    }
    if (long && /\s/.test(letter)) {
      while (/\s/.test(this.#next())) this.#at++;
      return '';
    }
    throw this.#fail("Unescaped '\\' in a string");
  }
}

/** Also a name such as `__proto__` is only a name. */
function put(into: Named, name: string, value: Found): void {
  Object.defineProperty(into, name, { value, enumerable: true, writable: true, configurable: true });
}
