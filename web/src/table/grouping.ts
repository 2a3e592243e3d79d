// Legal moves as groups of buttons: a few stand side by side, many are folded by what they begin with.
import type { Choice } from '../games/scene';

export interface Group {
  title: string;
  moves: Choice[];
}

export const FEW = 9;

export function grouped(moves: Choice[]): { loose: Choice[]; groups: Group[] } {
  if (moves.length <= FEW) return { loose: moves, groups: [] };
  const by = new Map<string, Choice[]>();
  for (const choice of moves) {
    const verb = choice.move.split(' ')[0]!;
    by.set(verb, [...(by.get(verb) ?? []), choice]);
  }
  const loose: Choice[] = [];
  const groups: Group[] = [];
  for (const list of by.values()) {
    if (list.length <= 2) loose.push(...list);
    else groups.push({ title: shared(list.map((choice) => choice.label)), moves: list });
  }
  return { loose, groups };
}

/** The words that all labels begin with; at least one. */
export function shared(labels: string[]): string {
  const first = labels[0]!.split(' ');
  let n = first.length - 1;
  for (const label of labels) {
    const words = label.split(' ');
    let same = 0;
    while (same < n && words[same] === first[same]) same++;
    n = Math.min(n, same);
  }
  return first.slice(0, Math.max(1, n)).join(' ').replace(/[:,(]$/, '');
}

/** Moves whose label or text has all the words typed. */
export function found(moves: Choice[], typed: string): Choice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter(({ label, move }) => {
    const text = `${label} ${move}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
