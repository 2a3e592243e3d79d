// What duel is made of, for the bench.
import type { Pieces } from '../pieces';
import Piece from './Piece.svelte';

export const pieces: Pieces = { Picture: Piece, pictured: ['cards'] };
