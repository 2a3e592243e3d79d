// What play-testers say of a game when it is over: match/feedback.py in the browser. It stands in the record behind the game.
import { Refusal } from './refusal';

export const MOST_LETTERS = 300;
export const FUN = [1, 2, 3, 4, 5];

export interface Feedback {
  fun: number;
  too_long: boolean;
  unfair: boolean;
  sentence: string;
}

/** Feedback as somebody gives it: the sentence becomes one line; what cannot be is refused. */
export function checked({ fun, too_long = false, unfair = false, sentence = '' }: Partial<Feedback>): Feedback {
  if (!FUN.includes(fun ?? 0)) throw new Refusal('feedback', `fun is a number from 1 to 5, not ${fun}`);
  const tidy = sentence
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  const letters = [...tidy].length;
  if (letters > MOST_LETTERS)
    throw new Refusal('feedback', `the sentence has at most ${MOST_LETTERS} letters, not ${letters}`);
  return { fun: fun!, too_long, unfair, sentence: tidy };
}

export const isFeedback = (line: string): boolean => line.startsWith('feedback ');

/** As it stands in a record. */
export function lineOf(seat: number, { fun, too_long, unfair, sentence }: Feedback): string {
  const judged = `${too_long ? ', too long' : ''}${unfair ? ', unfair' : ''}`;
  return `feedback p${seat}: fun ${fun}${judged}${sentence ? `: ${sentence}` : ''}`;
}

/** The seat, and what it says. */
export function readLine(line: string): [number, Feedback] {
  const found = /^feedback p([0-9]{1,3}): fun ([0-9]{1,3})(, too long)?(, unfair)?(?:: (.*\S))?\s*$/.exec(line);
  if (!found) throw new Refusal('feedback', "feedback looks like 'feedback p0: fun 4, too long, unfair: a sentence'");
  const [, seat, fun, too_long, unfair, sentence] = found;
  return [
    Number(seat),
    checked({ fun: Number(fun), too_long: !!too_long, unfair: !!unfair, sentence: sentence ?? '' }),
  ];
}
