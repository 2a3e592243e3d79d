// Tables that live in this browser, as IndexedDB keeps them: written after every move, before the page hears of it.
import type { Kept } from '../engine/local';
import type { TableInfo } from '../wire';
import { Base } from './base';

/** One happening at a table, as board.py has it: bits of `seen` and `known` say which seats noticed it, and which know whose it was.
 *  `number`: moves on the board after it. `voids`: of an undo, the marks that it takes back, by their places. */
export interface Mark {
  cause: 'bot' | 'end' | 'move' | 'start' | 'undo';
  seat: number;
  at: number;
  seen: number;
  known: number;
  number: number;
  move: string;
  undone: boolean;
  voids?: number[];
}

/** `version` counts how often it was written. `away`: the level of the bot that plays for a person, by seat.
 *  `hints`: may players ask for hints? Null or, in older tables, nothing: only where nobody plays against a person. `info` and `waiting`
 *  (the seat of a person who decides; -1: none) are what a list of tables shows without dealing any of them. */
export interface Entry {
  id: string;
  version: number;
  created: number;
  kept: Kept;
  marks: Mark[];
  away: Record<number, string>;
  hints?: boolean | null;
  rematch: string | null;
  info: TableInfo;
  waiting: number;
}

/** Somebody else has written this table meanwhile: another page of this browser. */
export class Elsewhere extends Error {
  constructor() {
    super('another page of this browser has written this table meanwhile');
  }
}

const base = new Base('snowyard', 'tables');

export function find(id: string): Promise<Entry | undefined> {
  return base.within('readonly', (store, done) => {
    const asked = store.get(id) as IDBRequest<Entry | undefined>;
    asked.onsuccess = () => done(asked.result);
  });
}

export const all = (): Promise<Entry[]> => base.all<Entry>();

/** Keep a table that was read as the version before this one. */
export function put(entry: Entry): Promise<void> {
  return base.within('readwrite', (store, done, fail) => {
    const asked = store.get(entry.id) as IDBRequest<Entry | undefined>;
    asked.onsuccess = () => {
      if ((asked.result?.version ?? 0) !== entry.version - 1) return fail(new Elsewhere());
      try {
        store.put(entry);
      } catch (fault) {
        return fail(fault instanceof Error ? fault : new Error(String(fault)));
      }
      done();
    };
  });
}

export const drop = (id: string): Promise<void> => base.drop(id);
