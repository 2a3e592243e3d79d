// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';
import { asView } from './types';

const say = sayIn<Sentences>('duel');

export const frame: Frame = {
  heads: () => [say('score-points')],
  score: (sent, seat) => {
    const worth = asView(sent).players[seat]!.score ?? 0;
    return { cells: [String(worth)], worth };
  },
  obvious: (e) => e.kind === 'hand' || e.kind === 'draws', // cards and piles show it; what became of the fight stays in sight
};
