// What village is made of, for the bench.
import { sayIn } from '../../sentences/games.svelte';
import type { Args } from '../../sentences/bundle';
import type { Pieces } from '../pieces';
import Piece from './Piece.svelte';
import type { Sentences } from './sentences';

const say = sayIn<Sentences>('village') as unknown as (id: string, args?: Args) => string;
const TRAITS = ['fast', 'strong', 'skilful', 'resourceful'];
const DEALS = ['kid3', 'kid1', 'player3'];
const CARDS = ['saved', 'notdone', 'ice', 'grandma', 'pitch', 'missed', 'miracle', 'dash'];

export const pieces: Pieces = {
  name: (section, thing) => {
    if (section === 'cards' && CARDS.includes(thing)) return say(`thing-card-${thing}`);
    if (section === 'deal' && DEALS.includes(thing)) return say(`option-deal_mode.is-${thing}`);
    return (section === 'units' && !thing.startsWith('spare')) || TRAITS.includes(thing) ? say(`thing-${thing}`) : '';
  },
  word: (word) =>
    TRAITS.includes(word) ? say(`thing-${word}`) : CARDS.includes(word) ? say(`thing-card-${word}`) : '',
  Picture: Piece,
  pictured: ['units'],
};
