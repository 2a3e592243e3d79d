// What duel is made of, for the bench.
import type { Pieces } from '../pieces';
import { ACT_IDS } from './cards';
import { actName } from './names';
import Piece from './Piece.svelte';

/** `Snowball Attack` as ACT_IDS has it. */
export const actOf = (word: string): number => ACT_IDS.indexOf(word.toLowerCase().replaceAll(' ', '-') as never);

export const pieces: Pieces = {
  name: (section, thing) => (section === 'cards' && !thing.startsWith('spare') ? thing.toUpperCase() : ''),
  word: (word) => (actOf(word) >= 0 ? actName(actOf(word)) : ''),
  Picture: Piece,
  pictured: ['cards'],
};
