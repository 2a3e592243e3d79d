// What the frame has to know of this game: ../frames.ts.
import type { Frame } from '../frames';

interface View {
  players: { rank: number; hit_points: number; out: boolean }[];
}

export const frame: Frame<View> = {
  heads: { en: ['Hit Points left'], de: ['Trefferpunkte übrig'] },
  score: (view, seat, lang) => {
    const { rank, hit_points, out } = view.players[seat]!;
    return { cells: [out ? { en: 'out', de: 'raus' }[lang] : String(hit_points)], worth: -rank };
  },
  dice: { roll: (e) => [e.a === 6 ? 'S' : e.a, ` ${e.b}`] },
};
