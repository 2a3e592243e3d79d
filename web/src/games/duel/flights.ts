// Cards that change places, as flights from one spot of the table to another.
import type { Point } from '../../art/motion';
import type { GameEvent } from '../scene';
import type { Place } from './layout';
import { flight } from './meaning';

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
  const spot = (place: string, of: number): Point => {
    switch (place) {
      case 'front':
        return at.slot(of) ?? at.place(of).discards;
      case 'pile':
        return at.pile(of);
      case 'abandoned':
        return at.abandon;
    }
    return at.place(of)[place as Place];
  };
  for (const e of events) {
    const told = flight(e);
    if (told) flights.push({ kind: told.kind, from: spot(told.start, told.start_of), to: spot(told.end, told.end_of) });
  }
  return flights.slice(0, MOST);
}
