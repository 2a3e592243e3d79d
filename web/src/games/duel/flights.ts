// Cards that change places, as flights from one spot of the table to another.
import type { Point } from '../../art/motion';
import type { GameEvent } from '../scene';
import { KINDS } from './cards';
import type { Place } from './layout';

export interface Flight {
  /** Unknown: its back is seen. */
  kind: string | null;
  from: Point;
  to: Point;
}

interface Places {
  place: (seat: number) => Record<Place, Point>;
  pile: (pile: number) => Point;
  abandon: Point;
  slot: (seat: number) => Point | null;
}

const MOST = 8;

export function flightsOf(events: GameEvent[], at: Places): Flight[] {
  const flights: Flight[] = [];
  const go = (kind: number, from: Point, to: Point) => flights.push({ kind: kind < 0 ? null : KINDS[kind]!, from, to });
  for (const e of events) {
    switch (e.kind) {
      case 'steals':
        go(e.b, (e.c % 8 ? at.slot(e.a) : null) ?? at.place(e.a).discards, at.place(e.seat).discards);
        break;
      case 'steals_unseen':
        go(-1, at.place(e.a).discards, at.place(e.seat).discards);
        break;
      case 'abandons':
        go(e.a, (e.b ? at.slot(e.seat) : null) ?? at.place(e.seat).discards, at.abandon);
        break;
      case 'gives':
        go(e.a, at.place(e.seat).discards, at.abandon);
        break;
      case 'acquires':
        go(e.a, e.b < 0 ? at.abandon : at.pile(e.b), at.place(e.seat).discards);
        break;
      case 'acquires_unseen':
        go(-1, at.pile(e.b), at.place(e.seat).discards);
        break;
      case 'refines':
        go(-1, at.pile(e.a), at.place(e.seat).discards);
        break;
      case 'restocks':
        go(-1, at.place(e.seat).discards, at.place(e.seat).draw);
        break;
      case 'caches':
        go(-1, at.place(e.seat).discards, at.place(e.seat).cache);
        break;
      case 'draws':
        go(-1, at.place(e.seat).draw, at.place(e.seat).hand);
        break;
    }
  }
  return flights.slice(0, MOST);
}
