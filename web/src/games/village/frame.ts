// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Faces, Frame } from '../frames';
import type { GameEvent } from '../scene';
import { dice, meaning } from './meaning';
import { aboutMove, together, warnsOf } from './tell';
import { asView } from './types';

const say = sayIn<Sentences>('village');

/** The tray, the order and the prompt show these; they must not push out what a throw or a walk came to. That a miss by far
 *  ended an activation is shown nowhere else. */
const SHOWN = new Set('order_roll order activate command spend move_roll needs effect end_activation'.split(' '));

const ROLLS = 'rolloff corner_roll order_roll command oops hit_roll effect check'.split(' ');
const told = (e: GameEvent): Faces => [...dice(e)];

export const frame: Frame = {
  heads: () => [say('score-total'), say('score-points'), say('score-kids')],
  score: (sent, seat) => {
    const view = asView(sent);
    const team = view.teams.findIndex((t) => t.seats.includes(seat));
    const { total, nobody } = view.teams[team]!;
    const out = view.kids.filter((kid) => kid.team === team && !kid.gone);
    return {
      cells: [
        nobody ? say('picture-nobody') : String(total),
        String(out.reduce((sum, kid) => sum + kid.points, 0)),
        String(out.length),
      ],
      worth: total,
    };
  },
  setUp: ['trait', 'corner', 'deploy'],
  placed: (move) => meaning(move).verb === 'to',
  together,
  about: (sent, move) => aboutMove(asView(sent), move),
  warns: (sent, move) => warnsOf(asView(sent), move),
  obvious: (e) => SHOWN.has(e.kind) && !(e.kind === 'end_activation' && e.c === 1),
  dice: Object.fromEntries(ROLLS.map((kind) => [kind, told])),
};
