// What taking back would take, in the words of the log; and why nothing can be taken back. The rules of that are decided in Python
// (match/undo.py, server/standing.py) and in engine/, with reasons in English; here they are said in the language of the page. A
// test keeps the list whole.
import { say } from '../sentences/page.svelte';
import type { Line } from '../wire';

/** What was done in a line, in a sentence: what follows from it comes after. */
export function doneIn(line: Line | undefined): string {
  return line?.events.find((event) => event.text)?.text ?? '';
}

/** What would be void, by the numbers of these lines: what the asker did (''; we cannot tell), and what goes with it. */
export function questioned(log: Line[], voids: number[], asker: number): { label: string; others: string[] } {
  const lines = log.filter((line) => voids.includes(line.seq));
  const own = lines.find((line) => line.seat === asker);
  const others = lines.filter((line) => line !== own).map(doneIn);
  return { label: doneIn(own), others: others.filter((text) => text) };
}

const REASONS = {
  'somebody is being asked in secret': 'undo-why-secret',
  'dice were rolled or something hidden has come to light since': 'undo-why-news',
  'is never taken back': 'undo-why-final',
  'somebody has made a move since that is never taken back': 'undo-why-others-final',
  'something was decided in secret since': 'undo-why-hidden',
  'there is no move of yours to take back': 'undo-why-none',
  'somebody else has decided since': 'undo-why-others',
  'you are watching': 'undo-why-watching',
  'the game is over': 'undo-why-over',
  'a bot plays for you': 'undo-why-bot',
} as const;

export function whyNoUndo(reason: string): string {
  const known = (Object.keys(REASONS) as (keyof typeof REASONS)[]).find((each) =>
    each === 'is never taken back' ? /^'.*' is never taken back$/.test(reason) : each === reason,
  );
  return known ? say(REASONS[known]) : reason;
}
