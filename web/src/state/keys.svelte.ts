// Seat keys: whoever holds one may act for that seat. They live in this browser only.

import { keep as keepText, kept as keptText } from './store';

export interface Key {
  table: string;
  seat: number;
  key: string;
}

const PLACE = 'snowyard.keys';

function read(): Key[] {
  try {
    const kept: unknown = JSON.parse(keptText(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Key[]) : [];
  } catch {
    return [];
  }
}

let keys = $state.raw<Key[]>(read());

function keep(next: Key[]): void {
  keys = next.slice(-200);
  keepText(PLACE, JSON.stringify(keys));
}

/** Every key held here, newest first. */
export function allKeys(): Key[] {
  return [...keys].reverse();
}

export function keysOf(table: string): Key[] {
  return keys.filter((key) => key.table === table).sort((a, b) => a.seat - b.seat);
}

export function addKeys(table: string, seats: { seat: number; key: string }[]): void {
  const others = keys.filter((key) => !(key.table === table && seats.some((s) => s.seat === key.seat)));
  keep([...others, ...seats.map(({ seat, key }) => ({ table, seat, key }))]);
}

export function forgetTable(table: string): void {
  keep(keys.filter((key) => key.table !== table));
}

/** The table from which a seat was taken to another device while it was open here. */
export const moved = $state({ table: '' });

export function forgetKeys(dead: string[]): void {
  if (dead.length) keep(keys.filter((key) => !dead.includes(key.key)));
}

// another tab of this browser may have sat down somewhere
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === PLACE) keys = read();
  });
