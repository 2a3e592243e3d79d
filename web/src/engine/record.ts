// The bytes of a record, as words and views read it: kernel/view.py's `Seen` in the browser.
import { Dict, exact, type Int } from './values';

export type Kind = 'i1' | 'i2' | 'i4' | 'i8' | 'u4' | 'u8';
/** A field: its kind, its first byte, and how many it has each way. */
export type Place = [kind: Kind, at: number, ...shape: number[]];

const READ: Record<Kind, (data: DataView, at: number) => Int> = {
  i1: (data, at) => data.getInt8(at),
  i2: (data, at) => data.getInt16(at, true),
  i4: (data, at) => data.getInt32(at, true),
  i8: (data, at) => exact(data.getBigInt64(at, true)),
  u4: (data, at) => data.getUint32(at, true),
  u8: (data, at) => exact(data.getBigUint64(at, true)),
};

type Cells = Int | readonly Cells[];

function read(data: DataView, kind: Kind, at: number, shape: number[]): Cells {
  const [count, ...rest] = shape;
  if (count === undefined) return READ[kind](data, at);
  const step = rest.reduce((all, n) => all * n, Number(kind[1]));
  return Object.freeze(Array.from({ length: count }, (_, i) => read(data, kind, at + i * step, rest)));
}

/** What every game's record has, and a place for what is worked out from one. */
export interface Common {
  readonly seats: number;
  readonly actor: number;
  readonly turn: number;
  readonly event_count: number;
  readonly event: readonly (readonly number[])[];
  readonly notes: Dict;
}

/** A record from its bytes: each field is read when it is first asked for. */
export function seen<T extends Common>(places: Record<string, Place>, size: number, bytes: Uint8Array): T {
  if (bytes.length !== size) throw new RangeError(`a record has ${size} bytes, not ${bytes.length}`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const record: object = { notes: new Dict() };
  for (const [name, [kind, at, ...shape]] of Object.entries(places)) {
    const get = () => {
      const value = read(data, kind, at, shape);
      Object.defineProperty(record, name, { value });
      return value;
    };
    Object.defineProperty(record, name, { get, configurable: true });
  }
  return record as T;
}
