// What the frame has to know of this game: ../frames.ts.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import type { Faces, Frame } from '../frames';
import { aboutMove, together, warnsOf } from './tell';
import { asView } from './types';

const say = sayIn<Sentences>('village');

/** A total below this is that of a team that has nobody left outside: VILLAGE-112. */
export const NOBODY_LEFT = -1000;

/** The tray, the order and the prompt show these; they must not push out what a throw or a walk came to. That a miss by far
 *  ended an activation is shown nowhere else. */
const SHOWN = new Set('order_roll order activate command spend move_roll needs effect end_activation'.split(' '));

/** Dice that an event writes as the digits of numbers. */
const digits = (...groups: number[]): Faces => groups.filter((n) => n > 0).flatMap((n) => [...String(n)].map(Number));

export const frame: Frame = {
  heads: () => [say('score-total'), say('score-points'), say('score-kids')],
  score: (sent, seat) => {
    const view = asView(sent);
    const team = view.teams.findIndex((t) => t.seats.includes(seat));
    const { total } = view.teams[team]!;
    const out = view.kids.filter((kid) => kid.team === team && !kid.gone);
    return {
      cells: [
        total < NOBODY_LEFT ? say('picture-nobody') : String(total),
        String(out.reduce((sum, kid) => sum + kid.points, 0)),
        String(out.length),
      ],
      worth: total,
    };
  },
  setUp: ['trait', 'corner', 'deploy'],
  placed: (move) => move.startsWith('to '),
  together,
  about: (sent, move) => aboutMove(asView(sent), move),
  warns: (sent, move) => warnsOf(asView(sent), move),
  obvious: (e) => SHOWN.has(e.kind) && !(e.kind === 'end_activation' && e.c === 1),
  dice: {
    rolloff: (e) => [e.b],
    corner_roll: (e) => [e.b],
    order_roll: (e) => [e.b],
    command: (e) => digits(e.b, e.c),
    oops: (e) => [e.b],
    hit_roll: (e) => digits(e.a),
    effect: (e) => digits(e.a, e.b, e.c),
    check: (e) => digits(e.b),
  },
};
