// What the frame has to know of this game: ../frames.ts.
import { lang } from '../../texts/lang.svelte';
import type { Frame } from '../frames';

interface View {
  players: { rank: number; hits: number; out: boolean }[];
}

export const frame: Frame<View> = {
  heads: () => ({ en: ['Splats'], de: ['Treffer'] })[lang()],
  score: (view, seat) => {
    const { rank, hits, out } = view.players[seat]!;
    return { cells: [out ? { en: 'out', de: 'raus' }[lang()] : String(hits)], worth: -rank };
  },
};
