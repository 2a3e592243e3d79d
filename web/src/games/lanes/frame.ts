// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Frame } from '../frames';
import { asView } from './types';

const say = sayIn<Sentences>('lanes');
const TOGETHER = { play: 'thing-play', flip: 'thing-turn-up', attack: 'thing-attack', pair: 'thing-pair' } as const;

export const frame: Frame = {
  heads: () => [say('score-lanes')],
  score: (sent, seat) => {
    const worth = asView(sent).players[seat]?.lanes_won ?? 0;
    return { cells: [String(worth)], worth };
  },
  obvious: (e) => e.kind === 'turn',
  together: (verb) => {
    const name = TOGETHER[verb as keyof typeof TOGETHER];
    const called = name ? say(name) : '';
    return called.charAt(0).toLocaleUpperCase() + called.slice(1);
  },
};
