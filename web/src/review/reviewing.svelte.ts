// A review that this device works out: two workers share the moves, and what they have found so far can be seen at any time.
import { assembled, type Review, type Standing } from '../engine/review';
import type { Verdict } from '../engine/verdict';
import { beside } from '../state/alone';
import type { Facts, FromReviewer, Labels, ToReviewer } from './messages';

const WORKERS = 2;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  labels = $state.raw<ReadonlyMap<number, Labels>>(new Map());
  running = $state(false);
  done = $state(0);
  all = $state(0);
  wrong = $state('');
  ownDice = $state(false);
  #workers: Worker[] = [];
  #facts: Facts | null = null;
  #aBatch = 0;
  #start: number[][] = [];
  #standings = new Map<number, Standing>();
  #verdicts = new Map<number, Verdict | null>();
  #left = 0;
  #drawn = 0;

  /** Begin with the text of a record. */
  begin(record: string, lang: string): void {
    this.stop();
    [this.review, this.wrong, this.done, this.all] = [null, '', 0, 0];
    this.labels = new Map();
    this.#standings.clear();
    this.#verdicts.clear();
    this.#facts = null;
    [this.running, this.#left] = [true, WORKERS];
    this.#workers = Array.from({ length: WORKERS }, (_, part) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = (event: MessageEvent<FromReviewer>) => this.#hear(event.data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail(event.message);
      };
      worker.postMessage({ record, part, of: WORKERS, base: beside('./'), lang } satisfies ToReviewer);
      return worker;
    });
  }

  /** Another language for what the buttons said. */
  speak(lang: string): void {
    for (const worker of this.#workers) worker.postMessage({ lang } satisfies ToReviewer);
  }

  /** Nobody looks any more. */
  stop(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    this.running = false;
  }

  #fail(sentence: string): void {
    this.stop();
    this.wrong = sentence;
  }

  #hear(said: FromReviewer): void {
    if ('sentence' in said) return this.#fail(said.sentence);
    if ('facts' in said) {
      [this.#facts, this.#aBatch, this.#start] = [said.facts, said.aBatch, said.start];
      [this.all, this.ownDice] = [2 * said.facts.moves.length, said.facts.ownDice];
    } else if ('standing' in said) this.#standings.set(said.standing.number, said.standing);
    else if ('verdict' in said) {
      this.#verdicts.set(said.number, said.verdict);
      if (said.labels) this.labels = new Map(this.labels).set(said.number, said.labels);
    } else if ('labels' in said)
      this.labels = new Map([...this.labels, ...said.labels.map((one) => [one.number, one] as const)]);
    else if (--this.#left === 0) this.running = false; // the workers stay, for other languages
    this.done = this.#standings.size + this.#verdicts.size;
    this.#draw();
  }

  /** Put together what there is; not for every move of a long game. */
  #draw(): void {
    const facts = this.#facts;
    if (!facts || (this.running && this.done - this.#drawn < 4 && this.done > this.#drawn)) return;
    this.#drawn = this.done;
    const names = new Map([...this.labels.values()].map((one) => [one.number, one.bestName]));
    const review = assembled(
      { ...facts, nameOf: () => '' },
      this.#aBatch,
      this.#start,
      this.#standings,
      this.#verdicts,
    );
    this.review = {
      ...review,
      moves: review.moves.map((move) =>
        move.verdict ? { ...move, better: better(move.verdict, names.get(move.number)) } : move,
      ),
    };
  }
}

const better = (verdict: Verdict, name: string | undefined): string =>
  verdict.best === verdict.played ? '' : (name ?? '');
