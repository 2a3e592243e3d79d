// Several settings of a game, each played by itself on the same deals: the points of a curve, or variants side by side.
import type { Given } from '../engine/options';
import { beside } from '../state/alone';
import type { Answer, Piece, Task } from './pool';
import { merged, type Tally } from './figures';
import { SEED } from './running.svelte';

const PIECE = 60; // games of the first pieces
const SLICE = 150; // milliseconds of one, about

export interface Point {
  label: string;
  given: Given;
}

export class Series implements Task {
  /** By point, then by kind of player. */
  tallies = $state.raw<(Tally[] | null)[]>([]);
  wrong = $state('');
  readonly #next: number[];
  #rate = 0;

  constructor(
    readonly slug: string,
    readonly points: Point[],
    readonly most: number,
  ) {
    this.#next = points.map(() => 0);
    this.tallies = points.map(() => null);
  }

  get games(): number {
    return Math.min(...this.tallies.map((own) => own?.[0]?.games ?? 0));
  }
  get done(): boolean {
    return this.games >= this.most;
  }

  next(): Piece | null {
    const least = Math.min(...this.#next);
    if (this.wrong || least >= this.most) return null;
    const at = this.#next.indexOf(least);
    const usual = this.#rate ? Math.ceil(this.#rate * SLICE) : PIECE;
    const count = Math.max(1, Math.min(usual, Math.ceil(this.most / 4), this.most - least));
    this.#next[at] = least + count;
    const settings = [this.points[at]!.given];
    return { slug: this.slug, settings, seed: SEED, base: beside('./'), first: least, count, tag: at };
  }

  hear({ count, ms, tallies, tag }: Answer): void {
    this.#rate = count / Math.max(1, ms);
    this.tallies = this.tallies.map((own, at) =>
      at !== tag ? own : own ? own.map((one, kind) => merged(one, tallies[kind]!)) : tallies,
    );
  }

  fail(sentence: string): void {
    this.wrong = sentence;
  }
}
