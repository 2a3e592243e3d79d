// What a scene is given. A scene draws one game; everything else around it is the frame's.
//
// A scene is never the only way to make a move: the frame offers every legal move as a labelled button besides.
// State never depends on animation: `view` is always the true state after `events`; animation is decoration on top.

import type { Component } from 'svelte';
import type { Mark } from '../art/marks';
import type { GameEvent, MoveChoice as Choice, SentView } from '../wire';

/** A legal move, and one thing that happened (what the game's `words.py` lists in EVENTS), as the server sends them. */
export type { Choice, GameEvent };

/** Who sits at a table. */
export interface SceneSeat {
  name: string;
  mark: Mark;
  bot: boolean;
  here: boolean;
  /** Where several choose at the same time: has this seat chosen? Undefined where one decides after the other, or it is not asked. */
  chosen?: boolean;
}

export interface SceneProps {
  /** That game's view, as its view.py makes it. A scene reads it by `asView` of the game's types.ts. */
  view: SentView;
  /** Legal moves; empty when this seat must not decide now. */
  moves: Choice[];
  seats: SceneSeat[];
  /** The seat whose eyes these are; -1: a watcher. */
  me: number;
  /** What the newest step did, to animate. A new array for each step; empty after a jump. */
  events: GameEvent[];
  /** Milliseconds of one motion; 0: no motion at all. */
  pace: number;
  /** The move chosen that awaits confirmation. */
  pending: string | null;
  choose: (move: string) => void;
  /** For now the bar that asks offers only these moves; null: all of them again. */
  offer?: (moves: string[] | null) => void;
}

export type Scene = Component<SceneProps>;

/** The labels of moves by move, to name things in a scene. */
export function labels(moves: Choice[]): Map<string, string> {
  return new Map(moves.map((choice) => [choice.move, choice.label]));
}

/** Those moves that begin with `head`; with their remainder. */
export function beginning(moves: Choice[], head: string): { move: string; label: string; rest: string }[] {
  return moves.filter((m) => m.move.startsWith(head)).map((m) => ({ ...m, rest: m.move.slice(head.length).trim() }));
}
