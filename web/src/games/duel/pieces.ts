// What duel is made of, for the bench.
import type { Pieces } from '../pieces';
import { actCalled } from './cards';
import { actName } from './names';
import Piece from './Piece.svelte';

export const pieces: Pieces = {
  name: (section, thing) => (section === 'cards' && !thing.startsWith('spare') ? thing.toUpperCase() : ''),
  word: (word) => (actCalled(word) >= 0 ? actName(actCalled(word)) : ''),
  Picture: Piece,
  pictured: ['cards'],
};
