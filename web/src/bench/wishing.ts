// What a person asks of a search for balance, read from what they typed; mistakes are told in a sentence.
import { settled, type Given } from '../engine/options';
import { Refusal } from '../engine/refusal';
import { sayBench } from '../sentences/bench.svelte';
import type { Draft } from './draft.svelte';
import { variantText, type Spot } from './entries';
import { MEASURES, type Measure } from './figures';
import { knobOf, MOST_SETTINGS, onlyWords, Space, type Knob, type Setting, type Wish } from './tuning';
import { printedWords } from './survey';
import type { Words } from './words.svelte';

/** What can be wished for in the page. */
export const WISHED: Measure[] = (['starts', 'turns', 'draws', 'better'] as const).map((id) =>
  MEASURES.find((one) => one.id === id)!,
);
/** Two numbers as they are typed; either may be empty. */
export interface Span {
  low: string;
  high: string;
}
/** A name that may change, and how far. */
export interface Asked extends Span {
  path: string;
  step: string;
}
export interface Plan {
  space: Space;
  wished: Wish[];
  /** Settings that the rules allow, and how many they refuse. */
  allowed: Setting[];
  refused: number;
  given: (setting: Setting) => Given;
  notAsked: (setting: Setting) => string;
}

const USUAL = 15; // values of a name, about
const MOST_LENGTH = 1e6;
export const stepFor = (low: number, high: number): number => Math.max(1, Math.ceil((high - low) / (USUAL - 1)));

/** The entries that a search may change: numbers and words, alone or in lists, and no names. */
export const variable = (draft: Draft): Spot[] =>
  draft.spots.filter(
    ({ called, section, row, column }) => !called && draft.shows(section, row) && draft.shows(section, column),
  );

/** What is asked for; a text: why it cannot be. */
export function read(draft: Draft, words: Words, spans: Span[], asked: Asked[]): Plan | string {
  try {
    const wished = spans.flatMap((span, i) => wishOf(WISHED[i]!, span));
    if (!wished.length) throw new Mistake(sayBench('tune-no-wish'));
    const named = asked.filter(({ path }) => path);
    if (!named.length) throw new Mistake(sayBench('tune-no-number'));
    if (new Set(named.map(({ path }) => path)).size < named.length) throw new Mistake(sayBench('tune-twice'));
    const space = new Space(named.map((one) => knobAsked(draft, words, one)));
    if (space.size > MOST_SETTINGS)
      throw new Mistake(sayBench('tune-too-many', { count: space.size, most: MOST_SETTINGS }));
    return { space, wished, ...allowedIn(draft, space) };
  } catch (fault) {
    if (fault instanceof Mistake) return fault.message;
    throw fault;
  }
}

class Mistake extends Error {}

function numberIn(text: string, where: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/\s*%$/, '');
  if (!plain) return null;
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(plain))
    throw new Mistake(sayBench('tune-no-amount', { where, text: text.trim().slice(0, 20) }));
  return Number(plain);
}

function wishOf(measure: Measure, { low, high }: Span): Wish[] {
  const where = sayBench(`measure-${measure.id}`);
  const [from, to] = [numberIn(low, where), numberIn(high, where)];
  if (from === null && to === null) return [];
  if (from !== null && to !== null && from > to) throw new Mistake(sayBench('tune-order', { where }));
  const most = measure.share ? 100 : MOST_LENGTH;
  if (Math.max(from ?? 0, to ?? 0) > most) throw new Mistake(sayBench('tune-most', { where, most }));
  const part = measure.share ? 0.01 : 1;
  return [{ measure: MEASURES.indexOf(measure), low: (from ?? 0) * part, high: to === null ? Infinity : to * part }];
}

function knobAsked(draft: Draft, words: Words, { path, ...span }: Asked): Knob {
  const spot = draft.spot(path);
  const what = words.named(spot, draft);
  const now = draft.value(path);
  if (onlyWords(spot)) return knobOf(spot, now, 0, 0, 1);
  const [least, most] = spot.limits as [number, number];
  const whole = (text: string): number => {
    if (!/^[+-]?\d{1,9}$/.test(text.trim()))
      throw new Mistake(sayBench('tune-whole', { what, low: least, high: most }));
    return Number(text);
  };
  const [low, high, step] = [span.low, span.high, span.step].map(whole) as [number, number, number];
  if (low < least || high > most || low > high || step < 1)
    throw new Mistake(sayBench('tune-whole', { what, low: least, high: most }));
  return knobOf(spot, now, low, high, step);
}

function allowedIn(draft: Draft, space: Space): Omit<Plan, 'space' | 'wished'> {
  const given = (setting: Setting): Given => {
    const varied = Object.fromEntries(space.differing(setting).map(({ path, then }) => [path, then]));
    return { ...draft.given, variant: variantText({ ...draft.changes, ...varied }) };
  };
  let why = '';
  const allowed = space.all().filter((setting) => {
    try {
      settled(draft.rules, given(setting));
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      why = fault.sentence;
      return false;
    }
  });
  if (!allowed.length) throw new Mistake(why);
  const notAsked = (setting: Setting): string => {
    try {
      printedWords(draft.rules, given(setting));
      return '';
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      return fault.sentence;
    }
  };
  return { allowed, refused: space.size - allowed.length, given, notAsked };
}
