// What can be done now: the legal moves by what they mean, which the game itself says (meaning.ts).
import type { Choice } from '../scene';
import { meaning } from './meaning';
import type { Meaning } from './types';
import type { VillageView } from './view';

export interface Deed extends Choice, Meaning {}

export interface Deeds {
  /** Points to go to or to stand on, 'x y', and what they are called. */
  points: Map<string, Choice>;
  all: Deed[];
}

export const spotOf = (x: number, y: number): string => `${x} ${y}`;

export function deedsOf(moves: Choice[], view: VillageView): Deeds {
  const giver = view.kids.find((kid) => kid.id === view.active);
  const points = new Map<string, Choice>();
  const all: Deed[] = [];
  for (const choice of moves) {
    const deed = { ...choice, ...meaning(choice.move) };
    if (deed.verb === 'to') points.set(spotOf(...deed.at), choice);
    else {
      if (deed.slot >= 0)
        deed.kid = view.kids.find((kid) => kid.team === giver?.team && kid.slot === deed.slot)?.id ?? -1;
      all.push(deed);
    }
  }
  return { points, all };
}

/** Of the ways to pay for the same deed, the one that keeps the most useful dice: own face, then Trait, then Wild. */
export function cheapest(deeds: Deed[]): Deed | undefined {
  return [...deeds].sort((a, b) => a.pays - b.pays)[0];
}

/** Do these differ in nothing but the die they take? */
export const alike = (one: Deed, other: Deed): boolean =>
  one.verb === other.verb &&
  one.size === other.size &&
  one.yourself === other.yourself &&
  one.kid === other.kid &&
  one.way === other.way &&
  one.what.join(' ') === other.what.join(' ');

/** The same deeds, whatever die they take, once each. */
export function kinds(deeds: Deed[]): Deed[] {
  const found: Deed[][] = [];
  for (const deed of deeds) {
    const same = found.find(([first]) => alike(first!, deed));
    if (same) same.push(deed);
    else found.push([deed]);
  }
  return found.map((same) => cheapest(same)!);
}
