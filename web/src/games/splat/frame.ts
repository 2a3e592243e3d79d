// What the frame has to know of this game: ../frames.ts.
import type { Frame } from '../frames';
import { say } from './say';
import { asView } from './types';

export const frame: Frame = {
  heads: () => [say('score-hits')],
  score: (sent, seat) => {
    const { rank, hits, out } = asView(sent).players[seat]!;
    return { cells: [out ? say('score-out') : String(hits)], worth: -rank };
  },
};
