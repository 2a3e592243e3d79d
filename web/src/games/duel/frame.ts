// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';

interface View {
  players: { score: number }[];
}

const say = sayIn<Sentences>('duel');

export const frame: Frame<View> = {
  heads: () => [say('score-points')],
  score: (view, seat) => ({ cells: [String(view.players[seat]!.score)], worth: view.players[seat]!.score }),
};
