// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';

interface View {
  players: { lanes_won: number }[];
}

const say = sayIn<Sentences>('lanes');

export const frame: Frame<View> = {
  heads: () => [say('score-lanes')],
  score: (view, seat) => ({ cells: [String(view.players[seat]!.lanes_won)], worth: view.players[seat]!.lanes_won }),
};
