// What Python's numbers, truth, dictionaries and sets mean; python.ts has the rest (docs/decisions/20).
// A whole number is a `number` as long as that is exact, else a `bigint`; so equal numbers are always `===`.
export type Int = number | bigint;
type Value = any;

const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const isInt32 = (n: Value) => typeof n === 'number' && (n | 0) === n;

/** A bigint in the one form that its number has here. */
export function exact(n: bigint): Int {
  return n <= MOST && n >= -MOST ? Number(n) : n;
}

const number = (v: Value): Int => {
  if (typeof v === 'boolean') return v ? 1 : 0;
  if (typeof v !== 'number' && typeof v !== 'bigint') throw new TypeError(`${String(v)} is no number`);
  return v;
};

const fits = (n: number) => n <= Number.MAX_SAFE_INTEGER && n >= -Number.MAX_SAFE_INTEGER;

/** With numbers that are too large, or truths. */
function reckon(
  a: Value,
  b: Value,
  plain: (a: number, b: number) => number,
  big: (a: bigint, b: bigint) => bigint,
): Int {
  const x = number(a);
  const y = number(b);
  const made = typeof x === 'number' && typeof y === 'number' ? plain(x, y) : Infinity;
  return fits(made) ? made : exact(big(BigInt(x), BigInt(y)));
}

// ---- reckoning: first what is quick and nearly always so

export function add(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number' && fits(a + b)) return a + b;
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  return reckon(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
  );
}

export function sub(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number' && fits(a - b)) return a - b;
  if (a instanceof Bag && b instanceof Bag) return new Bag([...a.keys()].filter((one) => !b.has(one)));
  return reckon(
    a,
    b,
    (x, y) => x - y,
    (x, y) => x - y,
  );
}

export function mul(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number' && fits(a * b)) return a * b;
  if (Array.isArray(a)) return Array.from({ length: Math.max(0, b) }, () => a).flat();
  return reckon(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
  );
}

export const div = (a: Value, b: Value): number => Number(number(a)) / Number(number(b));

/** Only to whole powers: others may differ in the last bit. */
export function pow(a: Value, b: Value): Value {
  if (!Number.isInteger(b) || b < 0) throw new RangeError(`${b} is no whole power`);
  let made: Int = 1;
  for (let i = 0; i < b; i++) made = mul(made, a);
  return made;
}

export const sqrt = (a: Value): number => Math.sqrt(Number(number(a)));

/** The remainder has the sign of the divisor. */
export function mod(a: Value, b: Value): Value {
  const x = number(a);
  const y = number(b);
  if (!y) throw new RangeError('division by zero');
  if (typeof x === 'number' && typeof y === 'number') {
    const rest = x % y;
    return rest !== 0 && rest < 0 !== y < 0 ? rest + y : rest + 0;
  }
  const [p, q] = [BigInt(x), BigInt(y)];
  const rest = p % q;
  return exact(rest !== 0n && rest < 0n !== q < 0n ? rest + q : rest);
}

export function floordiv(a: Value, b: Value): Value {
  const whole = sub(a, mod(a, b));
  if (typeof whole === 'number' && typeof b === 'number') return whole / b + 0;
  return exact(BigInt(whole) / BigInt(number(b)));
}

export const neg = (a: Value): Value => sub(0, a);
export const abs = (a: Value): Value => (number(a) < 0 ? neg(a) : number(a));

// ---- bits, of two's complement without an end

export function and(a: Value, b: Value): Value {
  if (isInt32(a) && isInt32(b)) return a & b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return a && b;
  if (a instanceof Bag && b instanceof Bag) return new Bag([...a.keys()].filter((one) => b.has(one)));
  return exact(BigInt(number(a)) & BigInt(number(b)));
}

export function or(a: Value, b: Value): Value {
  if (isInt32(a) && isInt32(b)) return a | b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return a || b;
  if (a instanceof Bag && b instanceof Bag) return new Bag([...a.keys(), ...b.keys()]);
  if (a instanceof Dict && b instanceof Dict) return new Dict([...a.items(), ...b.items()]);
  return exact(BigInt(number(a)) | BigInt(number(b)));
}

export function xor(a: Value, b: Value): Value {
  return isInt32(a) && isInt32(b) ? a ^ b : exact(BigInt(number(a)) ^ BigInt(number(b)));
}

export const invert = (a: Value): Value => sub(-1, a);

export function shl(a: Value, b: Value): Value {
  const made = typeof a === 'number' && b < 53 ? a * 2 ** b : Infinity;
  return fits(made) ? made : exact(BigInt(number(a)) << BigInt(number(b)));
}

export function shr(a: Value, b: Value): Value {
  if (isInt32(a) && b < 32) return a >> b;
  return typeof a === 'number' && typeof b === 'number'
    ? Math.floor(a / 2 ** b)
    : exact(BigInt(number(a)) >> BigInt(number(b)));
}

export function bit_length(a: Value): number {
  return a === 0 ? 0 : BigInt(a < 0 ? neg(a) : a).toString(2).length;
}

export function bit_count(a: Value): number {
  return BigInt(a < 0 ? neg(a) : a)
    .toString(2)
    .replaceAll('0', '').length;
}

// ---- truth and order

export function truthy(v: Value): boolean {
  if (Array.isArray(v)) return v.length > 0;
  if (v instanceof Dict) return v.size > 0;
  return Boolean(v);
}

export const andThen = (a: Value, b: () => Value): Value => (truthy(a) ? b() : a);
export const orElse = (a: Value, b: () => Value): Value => (truthy(a) ? a : b());

export function eq(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (typeof a === 'boolean' || typeof b === 'boolean')
    return typeof a !== 'string' && typeof b !== 'string' && Number(a) === Number(b) && a !== null && b !== null;
  return typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && key(a) === key(b);
}

/** Below, equal or above 0, as a is below, equal or above b; of arrays by what differs first. */
export function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < a.length && i < b.length; i++) {
      const found = compare(a[i], b[i]);
      if (found) return found;
    }
    return a.length - b.length;
  }
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (a instanceof Bag && b instanceof Bag) return a.keys().every((one) => b.has(one)) ? a.size - b.size : 1; // a set is below those it is part of
  const x = number(a);
  const y = number(b);
  return x < y ? -1 : x > y ? 1 : 0;
}

// ---- dictionaries and sets: any value that cannot change is a key

const keys = new WeakMap<object, string>();

function key(v: Value): Value {
  if (typeof v === 'boolean') return v ? 1 : 0;
  if (v === null || typeof v !== 'object') return v;
  let made = keys.get(v);
  if (made === undefined) {
    const parts = v instanceof Dict ? v.items() : Array.isArray(v) ? v : Object.entries(v).flat();
    made = `\0[${parts.map((one: Value) => `${typeof one === 'string' ? '"' : ''}${String(key(one))}`).join('\0,')}]`;
    if (Object.isFrozen(v)) keys.set(v, made);
  }
  return made;
}

export class Dict {
  #kept = new Map<Value, [Value, Value]>();

  constructor(items: Iterable<Value> = []) {
    for (const [name, value] of items) this.set(name, value);
  }
  get size() {
    return this.#kept.size;
  }
  set(name: Value, value: Value): void {
    const at = key(name);
    this.#kept.set(at, [this.#kept.get(at)?.[0] ?? name, value]);
  }
  has = (name: Value): boolean => this.#kept.has(key(name));
  get = (name: Value): Value => this.#kept.get(key(name))?.[1];
  drop = (name: Value): boolean => this.#kept.delete(key(name));
  keys = (): Value[] => [...this.#kept.values()].map((one) => one[0]);
  values = (): Value[] => [...this.#kept.values()].map((one) => one[1]);
  items = (): [Value, Value][] => [...this.#kept.values()];
  toJSON = () => fields(this);
}

/** A set. Its order is that of adding: code that depends on the order of a set sorts it first. */
export class Bag extends Dict {
  constructor(of: Iterable<Value> = []) {
    super([...of].map((one) => [one, true]));
  }
}

/** A dictionary of names as a plain object. */
export const fields = (of: Dict): Record<string, Value> => Object.fromEntries(of.items());
