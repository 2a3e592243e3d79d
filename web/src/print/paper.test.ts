import { expect, test } from 'vitest';
import { columns, EDGE, grid, laid, MARGIN, MINI, PAPERS, parts, placeOf, POKER } from './paper';
import { plain } from './kit';
import { readChoices, writeChoices } from './choices';

test('cards fill the paper, and no printer cuts one off', () => {
  expect(grid(PAPERS.a4, POKER)).toMatchObject({ columns: 3, rows: 3 });
  expect(grid(PAPERS.letter, POKER)).toMatchObject({ columns: 3, rows: 3 });
  expect(grid(PAPERS.a4, MINI)).toMatchObject({ columns: 4, rows: 4 });
  for (const paper of Object.values(PAPERS))
    for (const card of [POKER, MINI]) {
      const { columns, rows, left, top } = grid(paper, card);
      expect(left).toBeGreaterThanOrEqual(EDGE);
      expect(top).toBeGreaterThanOrEqual(EDGE);
      expect(2 * left + columns * card.width).toBeCloseTo(paper.width);
      expect(2 * top + rows * card.height).toBeCloseTo(paper.height);
    }
});

test('a back lies behind its card when the sheet is turned over its long edge', () => {
  const lie = grid(PAPERS.a4, POKER);
  for (const n of [0, 1, 2, 5, 7]) {
    const [front, back] = [placeOf(n, lie, POKER, false), placeOf(n, lie, POKER, true)];
    expect(back.y).toBe(front.y);
    expect(back.x).toBeCloseTo(PAPERS.a4.width - front.x - POKER.width);
  }
});

test('pieces lie in rows and go on to the next sheet; none lies on another or beyond the paper', () => {
  const sheets = laid(
    [
      { kind: 'large', copies: 3, width: 60, height: 24 },
      { kind: 'small', copies: 300, width: 18, height: 18 },
    ],
    PAPERS.letter,
  );
  expect(sheets.flat()).toHaveLength(303);
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets)
    for (const [i, a] of sheet.entries()) {
      expect(a.x + a.width).toBeLessThanOrEqual(PAPERS.letter.width - MARGIN);
      expect(a.y + a.height).toBeLessThanOrEqual(PAPERS.letter.height - MARGIN);
      const over = sheet
        .slice(i + 1)
        .filter((b) => b.x < a.x + a.width && a.x < b.x + b.width && b.y < a.y + a.height && a.y < b.y + b.height);
      expect(over).toEqual([]);
    }
});

test('a column ends where the paper does', () => {
  expect(columns([10, 10, 10, 25, 3], 30)).toEqual([3, 2]);
  expect(columns([], 30)).toEqual([]);
  expect(parts([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
});

test('the address says what to print', () => {
  const usual = { paper: 'a4', language: '', backs: true, scale: 'full', options: {} };
  expect(readChoices('')).toEqual(usual);
  expect(readChoices('paper=letter&language=de&backs=off&scale=half&seats=3')).toEqual({
    paper: 'letter',
    language: 'de',
    backs: false,
    scale: 'half',
    options: { seats: '3' },
  });
  expect(readChoices('paper=papyrus&scale=huge')).toEqual(usual);
  const variant = '[cards.wall]\ncopies = [8, 8, 8, 8, 8, 8] # "more" & more';
  expect(readChoices(`paper=letter#variant=${encodeURIComponent(variant)}`).options).toEqual({ variant });
  expect(readChoices(`variant=${encodeURIComponent(variant)}`).options).toEqual({ variant });
  const chosen = readChoices(`paper=letter&seats=3&variant=${encodeURIComponent(variant)}`);
  expect(readChoices(writeChoices(chosen))).toEqual(chosen);
});

test('cards have no numbers of rules', () => {
  expect(plain('It falls (SPLAT-21, SPLAT-R26). It stays (a while).')).toBe('It falls. It stays (a while).');
});
