// QR codes (ISO/IEC 18004): text as bytes, error correction M, versions 1 to 10. Enough for any address of ours.

/** True is a dark module. */
export type Matrix = boolean[][];

// of each version at level M: codewords for correction in each block, and the blocks by their codewords of data
const BLOCKS: [correction: number, blocks: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the middles of alignment patterns lie, along each side. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// ---- the field of 256 elements, x^8 + x^4 + x^3 + x^2 + 1
const POWER = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = POWER[i + 255] = x;
  LOG[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a && b ? POWER[LOG[a]! + LOG[b]!]! : 0);

/** The codewords that correct these: the rest of a division by the generator polynomial. */
export function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, POWER[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, i) => {
    const factor = rest[i]!;
    if (factor) generator.forEach((part, at) => (rest[i + at]! ^= times(part, factor)));
  });
  return rest.slice(data.length);
}

/** The codewords of a text in the smallest version that holds it, blocks interleaved; null: it is too long. */
function codewords(text: string): { version: number; words: number[] } | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks], v) => {
    const room = blocks.reduce((sum, each) => sum + each, 0);
    return bytes.length + (v < 9 ? 2 : 3) <= room; // the mode and the length take 12 bits, or 20
  });
  if (version < 0) return null;
  const [count, blocks] = BLOCKS[version]!;
  const room = blocks.reduce((sum, each) => sum + each, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 9 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec);
  let at = 0;
  const parts = blocks.map((size) => data.slice(at, (at += size)));
  const fixes = parts.map((part) => correction(part, count));
  const words: number[] = [];
  for (let i = 0; i < Math.max(...blocks); i++) parts.forEach((part) => i < part.length && words.push(part[i]!));
  for (let i = 0; i < count; i++) fixes.forEach((fix) => words.push(fix[i]!));
  return { version: version + 1, words };
}

/** A number with the check bits of a BCH code behind it. */
function checked(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i--) if ((rest >> i) & 1) rest ^= polynomial << (i - bits);
  return (value << bits) | rest;
}

type Cells = (boolean | null)[][];

/** Finders, timing, alignment, version: what is the same for every text. Null is left for the text. */
function frame(version: number): Cells {
  const size = 17 + 4 * version;
  const cells: Cells = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) cells[row]![column] = dark;
  };
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, ring !== 2 && ring !== 4);
      }
  const middles = ALIGNED[version - 1]!;
  for (const r of middles)
    for (const c of middles)
      if (cells[r]![c] === null)
        for (let y = -2; y <= 2; y++)
          for (let x = -2; x <= 2; x++) set(r + y, c + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  for (let i = 8; i < size - 8; i++) cells[6]![i] = cells[i]![6] = i % 2 === 0;
  if (version >= 7) {
    const told = checked(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((told >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }
  return cells;
}

/** Where the fifteen bits of the format lie, twice, the lowest first. */
export function formatPlaces(size: number): [row: number, column: number][][] {
  const first: [number, number][] = [];
  const second: [number, number][] = [];
  for (let i = 0; i < 15; i++) {
    first.push(i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : i === 8 ? [8, 7] : [8, 14 - i]);
    second.push(i < 8 ? [8, size - 1 - i] : [size - 15 + i, 8]);
  }
  return [first, second];
}

/** The places of the text, in the order in which it is written: columns in pairs, up and down, from the right. */
function* path(cells: Cells): Generator<[number, number]> {
  const size = cells.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (cells[row]![column] === null) yield [row, column];
    }
  }
}

/** How hard a matrix is to read: the least is taken. */
function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const lines = [...matrix, ...matrix.map((_, c) => matrix.map((row) => row[c]!))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)$/.test(text.slice(i, i + 11))) sum += 40;
  }
  let dark = 0;
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      const here = matrix[r]![c];
      if (here) dark++;
      if (r && c && here === matrix[r - 1]![c] && here === matrix[r]![c - 1] && here === matrix[r - 1]![c - 1])
        sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((100 * dark) / size ** 2 - 50) / 5);
}

function masked(version: number, words: number[], mask: number): Matrix {
  const cells = frame(version);
  const size = cells.length;
  const format = checked(mask, 0x537, 10) ^ 0x5412; // level M is 00
  for (const places of formatPlaces(size))
    places.forEach(([row, column], i) => (cells[row]![column] = ((format >> i) & 1) === 1));
  cells[size - 8]![8] = true;
  let i = 0;
  for (const [row, column] of path(cells.map((line) => [...line]))) {
    const bit = i < words.length * 8 ? (words[i >> 3]! >> (7 - (i & 7))) & 1 : 0;
    i++;
    cells[row]![column] = (bit === 1) !== MASKS[mask]!(row, column);
  }
  return cells as Matrix;
}

/** The code of a text; null: it is too long for one. */
export function qr(text: string): Matrix | null {
  const coded = codewords(text);
  if (!coded) return null;
  const all = MASKS.map((_, mask) => masked(coded.version, coded.words, mask));
  return all.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
