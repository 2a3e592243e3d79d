// What the frame has to know of this game: ../frames.ts.
import type { Frame } from '../frames';
import { say } from './say';

interface View {
  players: { rank: number; hits: number; out: boolean }[];
}

export const frame: Frame<View> = {
  heads: () => [say('score-hits')],
  score: (view, seat) => {
    const { rank, hits, out } = view.players[seat]!;
    return { cells: [out ? say('score-out') : String(hits)], worth: -rank };
  },
};
