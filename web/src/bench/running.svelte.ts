// Games of the printed and the changed game, as they come in: until every difference is settled.
import type { Given } from '../engine/options';
import { beside } from '../state/alone';
import type { Answer, Pool, Piece, Task } from './pool';
import { gamesWanted, isKnown, isSettled, merged, QUICK, type Only, type Tally } from './figures';

const SLICE = 180; // milliseconds of one piece of work, about
const FIRST = 20; // games of the first pieces
export const SEED = 1;

export class Running implements Task {
  /** By kind of player. */
  tallies = $state.raw<Tally[]>([]);
  wrong = $state('');
  done = $state(false);
  /** Seconds until all is settled, by what is known now. */
  left = $state<number | null>(null);
  #next = 0;
  #out = 0;
  #rate = 0; // games a millisecond of one worker
  #began = performance.now();

  constructor(
    readonly pool: Pool,
    readonly slug: string,
    readonly settings: Given[],
    readonly most: number = QUICK.most,
    readonly seed: number = SEED,
    readonly only?: Only,
  ) {}

  get games(): number {
    return this.tallies[0]?.games ?? 0;
  }
  get compares(): boolean {
    return this.settings.length > 1;
  }

  next(): Piece | null {
    if (this.done || this.wrong || this.#next >= this.most || this.#enough()) return null;
    const usual = this.#rate ? Math.ceil(this.#rate * SLICE) : FIRST;
    const count = Math.max(1, Math.min(usual, 4_000, this.most - this.#next));
    const first = this.#next;
    this.#next += count;
    this.#out++;
    const { slug, settings, seed, only } = this;
    return { slug, settings, seed, base: beside('./'), first, count, only };
  }

  hear({ count, ms, tallies }: Answer): void {
    this.#out--;
    this.#rate = count / Math.max(1, ms);
    this.tallies = this.tallies.length ? this.tallies.map((own, kind) => merged(own, tallies[kind]!)) : tallies;
    if (!this.#out && (this.#enough() || this.#next >= this.most)) {
      this.done = true;
      this.left = null;
    } else this.left = this.#timeLeft();
  }

  fail(sentence: string): void {
    this.wrong = sentence;
    this.done = true;
  }

  #enough(): boolean {
    return this.tallies.length > 0 && this.tallies.every(this.compares ? isSettled : isKnown);
  }

  #timeLeft(): number | null {
    if (!this.games) return null;
    const wanted = this.compares ? Math.max(...this.tallies.map(gamesWanted)) : 8_000; // a share of one half is known to two points after about so many
    const speed = this.games / (performance.now() - this.#began);
    return Math.max(0, Math.min(this.most, wanted) - this.games) / speed / 1000;
  }
}
