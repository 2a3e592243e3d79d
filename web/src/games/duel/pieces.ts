// What duel is made of, for the bench.
import type { Pieces } from '../pieces';
import { ACT_IDS } from './cards';
import Piece from './Piece.svelte';

/** `Snowball Attack` as ACT_IDS has it. */
export const actOf = (word: string): number => ACT_IDS.indexOf(word.toLowerCase().replaceAll(' ', '-') as never);

export const pieces: Pieces = { Picture: Piece, pictured: ['cards'] };
