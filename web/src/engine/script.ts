// A step of a lesson: what its moves should be and what they roll. One move of the step is one move of the match, so that everything
// about it follows from the moves made. lessons/match.py in the browser.
import type { Move } from './match';

/** Does a move fit one of these patterns, in which `*` stands for anything and `?` for one letter? */
export function fits(move: string, ...patterns: string[]): boolean {
  return patterns.some((pattern) => {
    const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(move);
  });
}

export const LEARNER = 0;
/** The kind of player who does what the step says. */
export const SCRIPT = 'script';

export interface Scripted {
  seat: number;
  /** The moves that are right, or patterns of them. */
  play: string[];
  dice: number[];
}

export class Script {
  constructor(
    readonly moves: readonly Scripted[],
    readonly names: readonly string[],
  ) {}

  /** Was the last move another one than the step expects? */
  astray(made: readonly Move[]): boolean {
    const last = made.at(-1);
    return !!last && !fits(this.names[last.action]!, ...(this.moves[made.length - 1]?.play ?? []));
  }

  /** What the step says about the next move; null: it is over, or astray. */
  expects(made: readonly Move[]): Scripted | null {
    return this.astray(made) ? null : (this.moves[made.length] ?? null);
  }

  /** What this move rolls, as far as the step says. */
  dice(made: readonly Move[], action: number): number[] {
    const told = this.expects(made);
    return told && fits(this.names[action]!, ...told.play) ? told.dice : [];
  }

  /** How many moves lie between now and the time before the learner's last one; 0: there is none. */
  static back(made: readonly Move[]): number {
    for (let count = 1; count <= made.length; count++) if (made[made.length - count]!.seat === LEARNER) return count;
    return 0;
  }
}
