import { expect, test } from 'vitest';
import { correction, formatPlaces, qr, type Matrix } from './qr';

// A reader of our own, written from the standard and not from the writer: it trusts nothing but the matrix.
const UNMASK: ((r: number, c: number) => boolean)[] = [
  (r, c) => !((r + c) % 2),
  (r) => !(r % 2),
  (_, c) => !(c % 3),
  (r, c) => !((r + c) % 3),
  (r, c) => !(((r >> 1) + Math.floor(c / 3)) % 2),
  (r, c) => !(((r * c) % 2) + ((r * c) % 3)),
  (r, c) => !((((r * c) % 2) + ((r * c) % 3)) % 2),
  (r, c) => !((((r + c) % 2) + ((r * c) % 3)) % 2),
];
const SHAPES: Record<number, [blocks: number[], correction: number, middles: number[]]> = {
  1: [[16], 10, []],
  2: [[28], 16, [18]],
  3: [[44], 26, [22]],
  4: [[32, 32], 18, [26]],
  5: [[43, 43], 24, [30]],
  6: [[27, 27, 27, 27], 16, [34]],
  7: [[31, 31, 31, 31], 18, [22, 38]],
  8: [[38, 38, 39, 39], 22, [24, 42]],
  9: [[36, 36, 36, 37, 37], 22, [26, 46]],
  10: [[43, 43, 43, 43, 44], 26, [28, 50]],
};

function read(matrix: Matrix): { text: string; version: number } {
  const size = matrix.length;
  const version = (size - 17) / 4;
  const [blocks, count, middles] = SHAPES[version]!;
  // both copies of the format say the same, with level M
  const formats = formatPlaces(size).map((places) =>
    places.reduce((sum, [r, c], i) => sum | (Number(matrix[r]![c]) << i), 0),
  );
  expect(formats[0]).toBe(formats[1]);
  const format = (formats[0]! ^ 0x5412) >> 10;
  expect(format >> 3).toBe(0);
  const mask = UNMASK[format & 7]!;
  const lines = [6, ...middles];
  const fixed = (r: number, c: number) =>
    (r < 9 && c < 9) ||
    (r < 9 && c >= size - 8) ||
    (r >= size - 8 && c < 9) ||
    r === 6 ||
    c === 6 ||
    (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) ||
    lines.some((y) =>
      lines.some(
        (x) =>
          Math.abs(r - y) <= 2 &&
          Math.abs(c - x) <= 2 &&
          !(y === 6 && (x === 6 || x === size - 7)) &&
          !(x === 6 && y === size - 7),
      ),
    );
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1]) if (!fixed(r, c)) bits.push(Number(matrix[r]![c]! !== mask(r, c)));
    }
    up = !up;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const parts: number[][] = blocks.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...blocks); i++)
    blocks.forEach((length, b) => {
      if (i < length) parts[b]!.push(words[at++]!);
    });
  const fixes: number[][] = blocks.map(() => []);
  for (let i = 0; i < count; i++) blocks.forEach((_, b) => fixes[b]!.push(words[at++]!));
  parts.forEach((part, b) => expect(correction(part, count)).toEqual(fixes[b]));
  const data = parts.flat();
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Uint8Array.from({ length }, (_, i) => parseInt(stream.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2));
  return { text: new TextDecoder().decode(bytes), version };
}

test('what is written is read again, in every version', () => {
  const met = new Set<number>();
  for (let length = 3; length <= 206; length += 4) {
    const text = 'http://192.168.1.20:8000/#/join/é'.repeat(8).slice(0, length - 2);
    const found = read(qr(text)!);
    expect(found.text).toBe(text);
    met.add(found.version);
  }
  expect([...met].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('the codewords of correction are those of the worked example of the standard', () => {
  // "01234567" in version 1 M, ISO/IEC 18004, annex I
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test('the format of level M with mask 5 is the one of the standard', () => {
  // 100000011001110: the other example of the standard; here whichever mask was taken has its own fifteen bits
  const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
  const matrix = qr('Snowyard')!;
  const bits = formatPlaces(matrix.length)[0]!.reduce((sum, [r, c], i) => sum | (Number(matrix[r]![c]) << i), 0);
  expect(FORMATS).toContain(bits);
});

test('what is too long has no code', () => {
  expect(qr('x'.repeat(214))).toBeNull();
});
