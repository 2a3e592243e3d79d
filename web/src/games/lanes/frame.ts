// What the frame has to know of this game: ../frames.ts.
import { lang } from '../../texts/lang.svelte';
import type { Frame } from '../frames';

interface View {
  players: { lanes_won: number }[];
}

export const frame: Frame<View> = {
  heads: () => ({ en: ['Lanes won'], de: ['Bahnen gewonnen'] })[lang()],
  score: (view, seat) => ({ cells: [String(view.players[seat]!.lanes_won)], worth: view.players[seat]!.lanes_won }),
};
