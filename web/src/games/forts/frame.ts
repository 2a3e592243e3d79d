// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';

interface View {
  players: { rank: number; hit_points: number; out: boolean }[];
}

const say = sayIn<Sentences>('forts');

export const frame: Frame<View> = {
  heads: () => [say('score-hit-points')],
  score: (view, seat) => {
    const { rank, hit_points, out } = view.players[seat]!;
    return { cells: [out ? say('score-out') : String(hit_points)], worth: -rank };
  },
  dice: { roll: (e) => [e.a === 6 ? 'S' : e.a, ` ${e.b}`] },
};
