// The generator of kernel/dice.py, for the luck of players and for the key of a move: xoshiro128++ in four words of 32 bits.

/** The 32-bit mixer "lowbias32" (Wellons). */
function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

const low = (n: bigint) => Number(n & 0xffffffffn);
const high = (n: bigint) => Number((n >> 32n) & 0xffffffffn);

/** Start a generator: stream `index` of `seed`. */
export function key(state: Uint32Array, seed: bigint, index: bigint): void {
  for (let lane = 0; lane < 4; lane++) {
    let h = mix((lane + 1) ^ low(seed));
    h = mix(h ^ high(seed));
    h = mix(h ^ low(index));
    h = mix(h ^ high(index));
    state[lane] = mix(h ^ lane);
  }
  if (state.every((word) => word === 0)) state[0] = 1; // the one state the generator cannot leave
}

const turn = (x: number, n: number) => (x << n) | (x >>> (32 - n));

/** The next 32 random bits. */
export function next32(state: Uint32Array): number {
  const [s0, s1, s2, s3] = state as unknown as [number, number, number, number];
  const result = (turn((s0 + s3) | 0, 7) + s0) >>> 0;
  const [t2, t3] = [s2 ^ s0, s3 ^ s1];
  state[1] = s1 ^ t2;
  state[0] = s0 ^ t3;
  state[2] = t2 ^ (s1 << 9);
  state[3] = turn(t3, 11);
  return result;
}

/** Uniform on 0 .. n - 1, by Lemire's method. */
export function below(state: Uint32Array, n: number): number {
  const bound = BigInt(n);
  let product = BigInt(next32(state)) * bound;
  if ((product & 0xffffffffn) < bound) {
    const floor = ((1n << 32n) - bound) % bound;
    while ((product & 0xffffffffn) < floor) product = BigInt(next32(state)) * bound;
  }
  return Number(product >> 32n);
}
