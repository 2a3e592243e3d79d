// What everybody may know of a table that lives in this page, without looking at it.
import type { LocalTable } from '../engine/local';
import { SOMEBODY, type SeatInfo, type TableInfo } from '../wire';
import type { Entry } from './kept';

/** `here`: the seats that somebody looks through. */
export function infoOf(entry: Entry, table: LocalTable, hints: boolean, here: Set<number>): TableInfo {
  return {
    table: entry.id,
    game: table.game,
    title: table.game,
    status: table.over ? 'over' : 'playing',
    listed: false,
    options: table.options,
    remarks: table.remarks,
    hides: table.hides,
    hints,
    clock: { kind: 'off', seconds: 0 },
    seats: table.players.map((_, seat) => seatInfo(entry, table, seat, here.has(seat))),
    watchers: 0,
    actor: table.over ? -1 : table.hides ? SOMEBODY : table.actor,
    ask: null,
    created: entry.created,
    commitment: table.commitment,
    seed: table.seed,
    salts: Object.fromEntries(Object.entries(table.salts).map(([seat, salt]) => [`p${seat}`, salt])),
    ended: table.ended,
    over_at: table.over ? entry.marks.at(-1)!.at : null,
    payoff: table.payoff,
    rematch: entry.rematch,
    earlier: null,
    feedback: table.feedbackFrom,
  };
}

function seatInfo(entry: Entry, table: LocalTable, seat: number, here: boolean): SeatInfo {
  const { name, bot } = table.players[seat]!;
  const gone = entry.kept.resigned.find((one) => one.seat === seat);
  const away = entry.away[seat];
  return {
    seat,
    kind: bot ? 'bot' : 'person',
    name,
    level: table.lesson ? '' : bot || (gone?.bot ?? away ?? ''),
    here,
    away: away !== undefined,
    resigned: gone !== undefined,
    late: 0,
    idle: false,
    asked: null,
    left: null,
  };
}
