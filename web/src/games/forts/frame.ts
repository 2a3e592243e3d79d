// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';
import { dice } from './meaning';
import { asView } from './types';

const say = sayIn<Sentences>('forts');

export const frame: Frame = {
  heads: () => [say('score-hit-points')],
  score: (sent, seat) => {
    const { rank, hit_points, out } = asView(sent).players[seat]!;
    return { cells: [out ? say('score-out') : String(hit_points)], worth: -rank };
  },
  dice: { roll: (e) => dice(e).map((face, i) => (i ? ` ${face}` : face)) },
};
