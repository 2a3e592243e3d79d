// What the frame around a scene has to know of a game, from `frame.ts` in the game's own folder. A game may have none.
import type { SentView } from '../wire';
import type { GameEvent } from './scene';

/** What dice show: numbers 1 to 6 are pips, 'S' is the Smiley, other texts stand as they are. */
export type Faces = (number | string)[];

export interface Frame {
  /** What counted, for the table at the end: the headings, */
  heads: () => string[];
  /** and for a seat what stands below them; `worth` orders those who did not win. */
  score: (view: SentView, seat: number) => { cells: string[]; worth: number };
  /** Moves that are places in the picture: people point at them, and the bar that asks only keeps a list of them. */
  placed?: (move: string) => boolean;
  /** What many moves that begin with this word are called together; '' where their labels begin with the same words anyway. */
  together?: (verb: string) => string;
  /** The phases of a long set-up, which may be chosen for somebody by one press. */
  setUp?: string[];
  /** What a move means, in a sentence, where its name does not say it; '' where it does. */
  about?: (view: SentView, move: string) => string;
  /** What is good to know of a move before one says yes to it, in a few words; '' where its name says all. */
  warns?: (view: SentView, move: string) => string;
  /** Events that the strip leaves out: the bar that asks, or the picture, says the same. */
  obvious?: (event: GameEvent) => boolean;
  /** The dice that an event shows in the log, by the event's kind. */
  dice?: Record<string, (event: GameEvent) => Faces>;
}

const FILES = import.meta.glob<{ frame: Frame }>('./*/frame.ts', { eager: true });

export function frameOf(slug: string): Frame | undefined {
  return FILES[`./${slug}/frame.ts`]?.frame;
}
