// What the bench and its workers say to each other. A setting is the options of a table; `work` numbers what is wanted, so that answers to
// older questions are known.
import type { Given } from '../engine/options';
import type { Job } from './deeper';
import type { Only, Tally } from './figures';
import type { Kind } from './survey';
import type { Gain } from './worth';

export interface Wanted {
  work: number;
  slug: string;
  base: string;
  seed: number;
  /** The printed game, and the changed one if there is one. */
  settings: Given[];
  first: number;
  count: number;
  /** Games are counted of this only; else of every kind of player. */
  only?: Only;
  /** What takes play-outs; without it games are counted. */
  job?: Job;
  /** Who plays, where a worth is asked. */
  by?: Kind;
  /** Comes back with the answer. */
  tag?: number;
}
export type ToBench = Wanted;

/** `tallies` of games that were counted; `rows` of what took play-outs: by setting, then by game. */
export interface Counted {
  work: number;
  first: number;
  count: number;
  ms: number;
  tallies: Tally[];
  rows: Row[][];
  tag?: number;
}
/** Numbers of a game, or things and what they changed. */
export type Row = number[] | Gain[];

export type FromBench = Counted | { work: number; sentence: string };
