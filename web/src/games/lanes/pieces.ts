// What lanes is made of, for the bench.
import { sayIn } from '../../sentences/games.svelte';
import type { Args } from '../../sentences/bundle';
import type { Pieces } from '../pieces';
import Piece from './Piece.svelte';
import type { Sentences } from './sentences';

const say = sayIn<Sentences>('lanes') as unknown as (id: string, args?: Args) => string;
const RANKS: Record<string, string> = {
  ...{ ace: 'a', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
  ...{ jack: 'j', queen: 'q', king: 'k' },
};
const POWERS = 'action view trap foresight flip freeze heal retaliate nimble twinstrike taunt move empower'.split(' ');

export const pieces: Pieces = {
  name: (section, thing) => (section === 'ranks' && RANKS[thing] ? say(`thing-rank-${RANKS[thing]}`) : ''),
  word: (word) => (POWERS.includes(word) ? say(`thing-power-${word}`) : ''),
  Picture: Piece,
  pictured: ['ranks'],
};
