// Fair dice that everyone can check afterwards: match/fairness.py in the browser. SHA-256 is our own (state/seal.ts), because browsers
// offer theirs only on secure pages, and not at once.
import { fromHex, sha256 } from '../state/seal';

export const SEED_BYTES = 32;
const BLOCK = 64;

export const freshSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SEED_BYTES));
export const commitment = (seed: Uint8Array): string => sha256(seed);
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A seed from a small number, for games that should be repeatable and need no secrecy. */
export const seedFrom = (number: number): Uint8Array =>
  fromHex(sha256(new TextEncoder().encode(`snowyard seed ${number}`)));

function hmac(key: Uint8Array, message: string): string {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? fromHex(sha256(key)) : key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      new TextEncoder().encode(message),
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      fromHex(inner),
    ),
  );
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** The key of the generator for one move: 128 bits as two numbers. */
export function moveKey(seed: Uint8Array, salts: Record<number, string>, number: number): [bigint, bigint] {
  return keyOf(seed, `snowyard move ${number}`, salts);
}

/** The key by which hidden things are dealt anew after so many moves, when a game goes on under this seed. */
export function dealKey(seed: Uint8Array, salts: Record<number, string>, number: number): [bigint, bigint] {
  const [first, second] = keyOf(seed, `snowyard deal after ${number}`, salts);
  return [first, second >> 1n];
}

function keyOf(seed: Uint8Array, words: string, salts: Record<number, string>): [bigint, bigint] {
  const seats = Object.keys(salts)
    .map(Number)
    .sort((a, b) => a - b);
  const mac = hmac(seed, words + seats.map((seat) => `\np${seat} ${salts[seat]}`).join(''));
  return [BigInt(`0x${mac.slice(0, 16)}`), BigInt(`0x${mac.slice(16, 32)}`)];
}

/** The seat that the `number`-th to sit down (from 1) gets, of those still free. */
export function seatByLot(seed: Uint8Array, number: number, salt: string, free: Iterable<number>): number {
  const seats = [...free].sort((a, b) => a - b);
  const mac = hmac(seed, `snowyard seat ${number}${salt ? `\n${salt}` : ''}`);
  return seats[Number(BigInt(`0x${mac.slice(0, 32)}`) % BigInt(seats.length))]!;
}

/** The seats of those who sit down one after the other, all by lot; `salts` in that order. */
export function seatsByLot(seed: Uint8Array, count: number, salts: string[] = []): number[] {
  const free = new Set(Array.from({ length: count }, (_, seat) => seat));
  return Array.from({ length: count }, (_, i) => {
    const seat = seatByLot(seed, i + 1, salts[i] ?? '', free);
    free.delete(seat);
    return seat;
  });
}
