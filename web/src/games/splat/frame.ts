// What the frame has to know of this game: ../frames.ts.
import type { Frame } from '../frames';

interface View {
  players: { rank: number; hits: number; out: boolean }[];
}

export const frame: Frame<View> = {
  heads: { en: ['Splats'], de: ['Treffer'] },
  score: (view, seat, lang) => {
    const { rank, hits, out } = view.players[seat]!;
    return { cells: [out ? { en: 'out', de: 'raus' }[lang] : String(hits)], worth: -rank };
  },
};
