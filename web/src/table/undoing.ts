// Why nothing can be taken back. The rules of that are decided in Python (match/undo.py, server/standing.py) and in engine/,
// with reasons in English; here they are said in the language of the page. A test keeps the list whole.
import { say } from '../sentences/page.svelte';

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
