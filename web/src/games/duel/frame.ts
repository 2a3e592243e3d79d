// What the frame has to know of this game: ../frames.ts.
import { lang } from '../../texts/lang.svelte';
import type { Frame } from '../frames';

interface View {
  players: { score: number }[];
}

export const frame: Frame<View> = {
  heads: () => ({ en: ['Points'], de: ['Punkte'] })[lang()],
  score: (view, seat) => ({ cells: [String(view.players[seat]!.score)], worth: view.players[seat]!.score }),
};
