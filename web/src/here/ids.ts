// Tables that live in this browser are told from those of a server by their names.
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

export const isHere = (table: string): boolean => table.startsWith('here-');

/** A name that none of these has. */
export function newId(taken: string[]): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  for (;;) {
    const id = `here-${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
    if (!taken.includes(id)) return id;
    bytes[0]!++;
  }
}

/** There is nobody to keep a secret from: a key only says which seat is meant. */
export const keyOf = (table: string, seat: number): string => `${table}.${seat}`;
export const seatOf = (key: string): number => Number(key.split('.')[1]);
