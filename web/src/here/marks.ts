// What has happened at a table of this page, as each of its seats may know it (server/board.py): its lines, and which of them an undo
// takes back.
import type { LocalTable } from '../engine/local';
import { SOMEBODY, type Line } from '../wire';
import type { Mark } from './kept';
import { tableVoice } from './voice';

const MOST_LINES = 300;
const MOVES = ['move', 'bot'];
/** All bits: of a mark that everybody noticed. */
export const EVERYBODY = -1;

export const bit = (seat: number): number => 1 << seat;

/** A move that was not taken back. */
export const stands = (mark: Mark): boolean => MOVES.includes(mark.cause) && !mark.undone;

/** The places of the marks of the last `count` moves that were not taken back. */
export function standing(marks: Mark[], count: number): number[] {
  const places = marks.flatMap((mark, i) => (stands(mark) ? [i] : []));
  return count ? places.slice(-count) : [];
}

/** The lines of a seat that these marks are, as far as it has them. */
export function numbers(marks: Mark[], places: number[], seat: number): number[] {
  let seq = 0;
  return marks.flatMap((mark, i) => {
    if (!(mark.seen & bit(seat))) return [];
    seq++;
    return places.includes(i) ? [seq] : [];
  });
}

/** How many lines a seat has. */
export const countOf = (marks: Mark[], seat: number): number =>
  marks.reduce((sum, mark) => sum + (mark.seen & bit(seat) ? 1 : 0), 0);

/** The lines of a seat after number `since`, the newest of them. */
export async function linesOf(
  table: LocalTable,
  marks: Mark[],
  seat: number,
  lang: string,
  since: number,
): Promise<Line[]> {
  const mine = marks.filter((mark) => mark.seen & bit(seat));
  const from = Math.max(since, mine.length - MOST_LINES);
  const lines: Line[] = [];
  for (const [i, mark] of mine.entries())
    if (i >= from) lines.push(await lineOf(table, marks, i + 1, mark, seat, lang));
  return lines;
}

/** One mark as a line of this viewer. */
export async function lineOf(
  table: LocalTable,
  marks: Mark[],
  seq: number,
  mark: Mark,
  viewer: number,
  lang: string,
): Promise<Line> {
  const seat = mark.seat < 0 || mark.known & bit(viewer) ? mark.seat : SOMEBODY;
  const tells = mark.cause !== 'undo' && mark.cause !== 'end' && !mark.undone;
  const { events } = tells ? await table.toldAt(mark.number, viewer, lang) : { events: [] };
  const said = seat >= 0 && (mark.cause === 'undo' ? 'undo' : mark.cause === 'end' ? 'resigned' : '');
  const names = table.players.map((player) => player.name);
  const text = said ? (await tableVoice(lang))(said, { who: seat }, viewer, names) : '';
  const cause = seat === SOMEBODY && mark.cause === 'bot' ? 'move' : mark.cause; // a bot's would tell whose
  return {
    seq,
    cause,
    seat,
    move: mark.move && mark.seat === viewer ? mark.move : null,
    events,
    text,
    undone: mark.undone,
    voids: numbers(marks, mark.voids ?? [], viewer),
    at: mark.at,
  };
}
