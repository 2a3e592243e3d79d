// The workers of the bench: pieces of work are handed out one by one, so that a change is heard within some tenths of a second.
import type { FromBench, ToBench } from './messages';

export type Piece = Omit<ToBench, 'work'>;
export type Answer = Exclude<FromBench, { sentence: string }>;

/** Gives the next piece of work, or null when there is none. */
export interface Task {
  next: () => Piece | null;
  hear: (answer: Answer) => void;
  fail: (sentence: string) => void;
}

export class Pool {
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];
  #tasks: Task[] = [];
  #number = 0;
  /** What is being worked on, and by whom. */
  readonly #asked = new Map<number, { task: Task; worker: Worker; slow: boolean }>();

  constructor(readonly size = Math.min(4, Math.max(2, (navigator.hardwareConcurrency || 2) - 1))) {}

  /** Work on this, in turns with what was begun before it. */
  begin(task: Task): void {
    this.#tasks.push(task);
    this.stir();
  }
  /** No more of this; what comes back of it is not heard. */
  drop(task: Task): void {
    this.#tasks = this.#tasks.filter((other) => other !== task);
    for (const [number, of] of this.#asked) {
      if (of.task !== task) continue;
      this.#asked.delete(number);
      if (of.slow) this.#dismiss(of.worker); // it would think on for seconds
    }
  }
  end(): void {
    this.#tasks = [];
    for (const worker of this.#all) worker.terminate();
    this.#all.length = this.#idle.length = 0;
  }

  /** Hand out what there is to do. */
  stir(): void {
    for (;;) {
      const worker = this.#idle.pop() ?? this.#hire();
      if (!worker) return;
      let found: Piece | null = null;
      let from: Task | undefined;
      for (const task of this.#tasks)
        if ((found = task.next())) {
          from = task;
          break;
        }
      if (!found || !from) {
        this.#idle.push(worker);
        return;
      }
      this.#tasks = [...this.#tasks.filter((task) => task !== from), from]; // the others have their turn
      this.#asked.set(++this.#number, { task: from, worker, slow: found.job === 'search' });
      worker.postMessage({ ...found, work: this.#number } satisfies ToBench);
    }
  }

  #hire(): Worker | null {
    if (this.#all.length >= this.size) return null;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<FromBench>) => this.#hear(worker, event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      for (const task of this.#tasks) task.fail(event.message);
    };
    this.#all.push(worker);
    return worker;
  }

  #dismiss(worker: Worker): void {
    worker.terminate();
    this.#all.splice(this.#all.indexOf(worker), 1);
  }

  #hear(worker: Worker, said: FromBench): void {
    this.#idle.push(worker);
    const task = this.#asked.get(said.work)?.task;
    this.#asked.delete(said.work);
    if (task && 'sentence' in said) task.fail(said.sentence);
    else if (task && !('sentence' in said)) task.hear(said);
    this.stir();
  }
}
