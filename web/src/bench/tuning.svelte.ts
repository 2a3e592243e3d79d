// A search for balance while it goes on: rounds of games are handed out piece by piece, and the next round follows from what came back.
import type { Given } from '../engine/options';
import { beside } from '../state/alone';
import type { Answer, Piece, Task } from './pool';
import type { Sum } from './figures';
import { MEASURES } from './figures';
import { SEED } from './running.svelte';
import {
  BEST,
  found,
  planned,
  ranked,
  search,
  type Found,
  type GamesPlayed,
  type Setting,
  type Space,
  type Tuned,
  type Wanted,
  type Wish,
} from './tuning';

const SLICE = 150; // milliseconds of a piece of work, about
const PIECE = 50; // games of the first pieces
const BETTER = MEASURES.findIndex(({ id }) => id === 'better');
const name = (setting: Setting): string => setting.join();
const none = (): GamesPlayed => ({ games: 0, sums: MEASURES.map(() => ({ total: 0, squares: 0 })) });

export class Tuning implements Task {
  /** What was found in the end, measured on fresh games. */
  tuned = $state.raw<Tuned | null>(null);
  /** The nearest so far, by the games of the search itself. */
  nearest = $state.raw<Found[]>([]);
  played = $state(0);
  left = $state<number | null>(null);
  stopped = $state(false);
  wrong = $state('');
  readonly planned: number;
  readonly #steps;
  readonly #better: boolean;
  #wanted: Wanted | null = null;
  #tallies = new Map<string, GamesPlayed>();
  #asked: number[] = []; // games of each wanted setting that are handed out
  #rate = 0;
  #began = performance.now();

  constructor(
    readonly slug: string,
    readonly space: Space,
    readonly wishes: Wish[],
    readonly games: number,
    /** The settings that the rules allow, and the options of a table with one of them. */
    allowed: Setting[],
    readonly given: (setting: Setting) => Given,
    /** Why players with printed numbers cannot play a setting; '': they can. */
    readonly notAsked: (setting: Setting) => string,
  ) {
    this.planned = planned(allowed.length, games);
    this.#better = wishes.some(({ measure }) => measure === BETTER);
    const asked = (setting: Setting) => Boolean(given(setting).variant) && !notAsked(setting);
    this.#steps = search(space, allowed, wishes, games, SEED, asked);
    this.#turn(this.#steps.next());
  }

  get done(): boolean {
    return this.tuned !== null || this.stopped;
  }
  stop(): void {
    this.stopped = true;
    this.left = null;
  }

  next(): Piece | null {
    if (this.wrong || this.done || !this.#wanted) return null;
    const { settings, games, seed, unnoticed } = this.#wanted;
    const at = this.#asked.findIndex((count) => count < games);
    if (at < 0) return null;
    const first = this.#asked[at]!;
    const usual = this.#rate ? Math.ceil(this.#rate * SLICE) : PIECE;
    const count = Math.max(1, Math.min(usual, games - first));
    this.#asked[at] = first + count;
    const only = { kind: unnoticed ? 'by-print' : 'simple', better: this.#better } as const;
    return {
      slug: this.slug,
      settings: [this.given(settings[at]!)],
      seed,
      base: beside('./'),
      first,
      count,
      tag: at,
      only,
    };
  }

  hear({ count, ms, tallies, tag }: Answer): void {
    if (!this.#wanted || this.done) return;
    this.#rate = count / Math.max(1, ms);
    const key = name(this.#wanted.settings[tag!]!);
    this.#tallies.set(key, plus(this.#tallies.get(key) ?? none(), count, tallies[0]!.of[0]!));
    this.played += count;
    const speed = this.played / (performance.now() - this.#began);
    this.left = Math.max(0, this.planned - this.played) / speed / 1000;
    const { settings, games } = this.#wanted;
    const all = settings.map((setting) => this.#tallies.get(name(setting)) ?? none());
    if (all.every((own) => own.games >= games)) this.#turn(this.#steps.next(all));
  }

  fail(sentence: string): void {
    this.wrong = sentence;
  }

  /** The next round, or the end. */
  #turn({ done, value }: IteratorResult<Wanted, Tuned>): void {
    if (done) {
      this.tuned = value;
      this.left = null;
      return;
    }
    const known = [...(this.#wanted?.settings ?? [])].flatMap((setting) => {
      const played = this.#tallies.get(name(setting));
      return played ? [{ setting, played }] : [];
    });
    const { space, wishes } = this;
    if (known.length)
      this.nearest = ranked(space, wishes, known, 0)
        .slice(0, BEST)
        .map(({ setting, played }) => found(space, wishes, setting, played));
    if (value.fresh) this.#tallies = new Map();
    this.#wanted = value;
    this.#asked = value.settings.map((setting) => this.#tallies.get(name(setting))?.games ?? 0);
  }
}

const plus = (own: GamesPlayed, games: number, sums: Sum[]): GamesPlayed => ({
  games: own.games + games,
  sums: own.sums.map(({ total, squares }, m) => ({
    total: total + sums[m]!.total,
    squares: squares + sums[m]!.squares,
  })),
});
