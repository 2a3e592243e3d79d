// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';
import { asView } from './types';

const say = sayIn<Sentences>('forts');

export const frame: Frame = {
  heads: () => [say('score-hit-points')],
  score: (sent, seat) => {
    const { rank, hit_points, out } = asView(sent).players[seat]!;
    return { cells: [out ? say('score-out') : String(hit_points)], worth: -rank };
  },
  dice: { roll: (e) => [e.a === 6 ? 'S' : e.a, ` ${e.b}`] },
};
