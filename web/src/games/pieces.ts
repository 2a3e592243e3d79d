// The pictures of what a game is made of, for whoever changes it: from `pieces.ts` in the game's own folder. A game may have none.
import type { Component } from 'svelte';

/** A card, a unit, a die: `section` and `thing` as content.toml names them, and the values of its row. */
export interface PieceProps {
  section: string;
  thing: string;
  values: Record<string, unknown>;
}
export interface Pieces {
  /** About 40 wide and high, its middle at 0 0, inside an SVG. */
  Picture?: Component<PieceProps>;
  /** The sections that have pictures. */
  pictured?: string[];
}

const FILES = import.meta.glob<{ pieces: Pieces }>('./*/pieces.ts');
const NONE: Pieces = {};

export async function piecesOf(slug: string): Promise<Pieces> {
  return (await FILES[`./${slug}/pieces.ts`]?.())?.pieces ?? NONE;
}
