// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';
import { asView } from './types';

const say = sayIn<Sentences>('lanes');

export const frame: Frame = {
  heads: () => [say('score-lanes')],
  score: (sent, seat) => {
    const worth = asView(sent).players[seat]?.lanes_won ?? 0;
    return { cells: [String(worth)], worth };
  },
};
