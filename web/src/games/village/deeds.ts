// What the legal moves mean: read once for each state from their canonical texts.
import type { Choice } from '../scene';
import type { VillageView } from './view';

export interface Deed {
  move: string;
  label: string;
  /** walk, slide, vault, aim, recover, prepare, getup, new, grow, regrow, give, throw, shove, card, corner, trait, end, pass, surrender */
  verb: string;
  /** The face of the die it takes; 0: none. */
  pay: number;
  /** Of the snowball; 0: none, or a piece of oneself. */
  size: number;
  yourself: boolean;
  /** The Kid it is aimed at or given to; -1: none. */
  kid: number;
  /** A slot of the own team, for what is given. */
  slot: number;
  /** A card, a corner, a Trait. */
  what: string;
}

/** The faces that pay for what is done. */
export const FACES: Record<string, number> = { move: 1, slide: 1, vault: 1, gather: 2, aim: 3, throw: 4 };
const PLAIN: Record<string, [string, number]> = {
  recover: ['recover', 6],
  prepare: ['prepare', 6],
  'get up': ['getup', 6],
  end: ['end', 0],
  pass: ['pass', 0],
  surrender: ['surrender', 0],
};

export function read({ move, label }: Choice): Deed {
  const none: Deed = { move, label, verb: '', pay: 0, size: 0, yourself: false, kid: -1, slot: -1, what: '' };
  const plain = PLAIN[move];
  if (plain) return { ...none, verb: plain[0], pay: plain[1] };
  const words = move.split(' ');
  const paid = words.at(-2) === 'by' ? (words.at(-1) === 'trait' ? 5 : 6) : (FACES[words[0]!] ?? 0);
  const deed = { ...none, pay: paid, verb: words[0] === 'move' ? 'walk' : words[0]! };
  switch (words[0]) {
    case 'gather':
      if (words[1] === 'give') return { ...deed, verb: 'give', size: Number(words[2]), slot: Number(words[5]) };
      return { ...deed, verb: words[1]!, size: words[1] === 'grow' ? Number(words[2]) : 0 };
    case 'throw':
      if (words[1] === 'yourself') return { ...deed, yourself: true, kid: Number(words[3]!.slice(1)) };
      return { ...deed, size: Number(words[2]), kid: Number(words[4]!.slice(1)) };
    case 'shove':
      return { ...deed, kid: Number(words[1]!.slice(1)) };
    case 'play':
      return { ...deed, verb: 'card', what: words[1]! };
    case 'corner':
      return { ...deed, what: words[1]! };
    case 'trait':
    case 'traits':
      return { ...deed, verb: 'trait', what: words.slice(1).join(' ') };
  }
  return deed;
}

export interface Deeds {
  /** Points to go to or to stand on, 'x y', and what they are called. */
  points: Map<string, string>;
  all: Deed[];
}

export function deedsOf(moves: Choice[], view: VillageView): Deeds {
  const giver = view.kids.find((kid) => kid.id === view.active);
  const points = new Map<string, string>();
  const all: Deed[] = [];
  for (const choice of moves) {
    if (choice.move.startsWith('to ')) points.set(choice.move.slice(3), choice.label);
    else {
      const deed = read(choice);
      if (deed.verb === 'give')
        deed.kid = view.kids.find((kid) => kid.team === giver?.team && kid.slot === deed.slot)?.id ?? -1;
      all.push(deed);
    }
  }
  return { points, all };
}

/** Of the ways to pay for the same deed, the one that keeps the most useful dice: own face, then Trait, then Wild. */
export function cheapest(deeds: Deed[]): Deed | undefined {
  return [...deeds].sort((a, b) => a.pay - b.pay)[0];
}

/** The same deeds, whatever die they take, once each. */
export function kinds(deeds: Deed[]): Deed[] {
  const found = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const key = `${deed.verb} ${deed.size} ${deed.yourself} ${deed.kid} ${deed.slot} ${deed.what} ${deed.verb === 'card' ? deed.move : ''}`;
    found.set(key, [...(found.get(key) ?? []), deed]);
  }
  return [...found.values()].map((same) => cheapest(same)!);
}
