// What splat is made of, for the bench.
import { sayIn } from '../../sentences/games.svelte';
import type { Pieces } from '../pieces';
import Piece from './Piece.svelte';
import type { Sentences } from './sentences';

const say = sayIn<Sentences>('splat');
const CARDS = ['single', 'double', 'wall', 'pile', 'splatball', 'fort'] as const;

export const pieces: Pieces = {
  name: (_, thing) => {
    const card = CARDS.find((one) => thing === one || thing === `${one}s`);
    return card ? say(`thing-${card}`) : '';
  },
  Picture: Piece,
  pictured: ['cards'],
};
