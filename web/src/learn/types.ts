// The types of the files data/lessons.*.json. Made from src/snowyard/server/lessons.py by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.

/** One move of a step. `play`: those that are right, or patterns of them. `dice`: what it rolls or draws.
 *  `others`: patterns of other moves; the words have a sentence for each. */
export interface LessonMove {
  seat: number;
  play: string[];
  dice: number[];
  others: string[];
}

/** `record`: the bytes of its table, in Base64. `things`: what it teaches of what can be looked up. */
export interface LessonStep {
  id: string;
  rules: string[];
  things: string[];
  record: string;
  moves: LessonMove[];
}

/** When something that can be looked up appears: with these events, legal moves (patterns) or rules of a
 *  decision. */
export interface LessonHelp {
  thing: string;
  events: string[];
  moves: string[];
  rules: string[];
}

/** `names`: who sits there; the first is the learner. `bot` and `options`: of the whole game at the end.
 *  `taught`: what is known after all steps and after none alone. */
export interface LessonData {
  names: string[];
  steps: LessonStep[];
  taught: string[];
  bot: string;
  options: Record<string, boolean | number | string>;
  help: LessonHelp[];
}

/** What is said before a move of the learner and after it, and about other moves; empty for moves of others. */
export interface MoveWords {
  ask: string;
  done: string;
  others: string[];
}

export interface StepWords {
  title: string;
  moves: MoveWords[];
}

/** `title` and `ask`: of the whole game at the end. */
export interface LessonWords {
  steps: StepWords[];
  title: string;
  ask: string;
}
