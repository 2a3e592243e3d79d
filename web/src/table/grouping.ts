// Legal moves as groups of buttons: a few stand side by side, many are folded by what they begin with.
import type { Choice } from '../games/scene';

export interface Group {
  title: string;
  moves: Choice[];
  /** Places that are chosen in the picture; the list is for those who do not point. */
  placed: boolean;
}

export const FEW = 9;

export function grouped(
  moves: Choice[],
  placed: (choice: Choice) => boolean = () => false,
  together: (verb: string) => string = () => '',
): { loose: Choice[]; groups: Group[] } {
  const places = moves.filter(placed);
  const rest = moves.filter((choice) => !placed(choice));
  const groups: Group[] = places.length ? [{ title: '', moves: places, placed: true }] : [];
  if (rest.length <= FEW) return { loose: rest, groups };
  const by = new Map<string, Choice[]>();
  for (const choice of rest) {
    const verb = choice.move.split(' ')[0]!;
    by.set(verb, [...(by.get(verb) ?? []), choice]);
  }
  const loose: Choice[] = [];
  for (const [verb, list] of by) {
    if (list.length <= 2) loose.push(...list);
    else groups.push({ title: together(verb) || shared(list.map(({ label }) => label)), moves: list, placed: false });
  }
  if (!places.length && groups.length === 1 && moves.length <= FEW + 3) return { loose: moves, groups: [] };
  return { loose, groups };
}

/** Places in the order of their names, so that they are found by reading; everything else as the game gives it. */
export function inOrder(moves: Choice[], placed: (choice: Choice) => boolean): Choice[] {
  const places = moves.filter(placed).sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
  return [...moves.filter((choice) => !placed(choice)), ...places];
}

/** The words that all labels begin with; at least one, and none of a bracket that would stay open. */
export function shared(labels: string[]): string {
  const first = labels[0]!.split(' ');
  let n = first.length - 1;
  for (const label of labels) {
    const words = label.split(' ');
    let same = 0;
    while (same < n && words[same] === first[same]) same++;
    n = Math.min(n, same);
  }
  return first
    .slice(0, Math.max(1, n))
    .join(' ')
    .replace(/(?<=\S)\s*\([^)]*$/, '')
    .replace(/[:,]$/, '');
}

/** Moves whose label or text has all the words typed. */
export function found(moves: Choice[], typed: string): Choice[] {
  const [whole, words] = [typed.trim().toLocaleLowerCase(), typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)];
  const named = ({ move }: Choice) => Number(move.toLocaleLowerCase() === whole); // a move typed as it is called comes first
  return moves
    .filter(({ label, move }) => {
      const text = `${label} ${move}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => named(b) - named(a));
}
