// What is said about anything that lies in the picture of lanes.
import type { Args } from '../../sentences/bundle';
import { sayIn } from '../../sentences/games.svelte';
import { naming } from '../naming';
import type { Sentences } from './sentences';
import type { SceneSeat } from '../scene';
import { rankOf, type CardView, type PlayerView, type View } from './view';

export const text = sayIn<Sentences>('lanes');

type Rank = 'a' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'j' | 'q' | 'k' | 'spare-1' | 'spare-2';
type Power =
  | 'action'
  | 'view'
  | 'trap'
  | 'foresight'
  | 'flip'
  | 'freeze'
  | 'heal'
  | 'retaliate'
  | 'nimble'
  | 'twinstrike'
  | 'taunt'
  | 'move'
  | 'empower';
const low = <T extends string>(name: string) => name.toLowerCase() as T;

/** What a rank is called; those that only a variant has may have names. */
export const rankName = (rank: string, view: View): string =>
  (text as (id: string, args: Args) => string)(`thing-rank-${low(rank)}`, { ...naming(view, `ranks.${rank}`) });
/** The same as short as it stands in the corner of a card. */
export function rankSign(rank: string, view: View): string {
  const { name } = naming(view, `ranks.${rank}`);
  const initials = name.split(' ').map((word) => word.charAt(0).toUpperCase());
  return rank.startsWith('spare') ? initials.join('').slice(0, 2) || `S${rank.slice(6)}` : rank;
}

/** The word of a power, as it stands on the card. */
export const powerWord = (power: string | null): string =>
  power === null ? '' : text(`thing-power-${low<Power>(power)}.word`);

/** What a card of this rank does, and what it bears. */
export function rankAbout(rank: string, view: View): string {
  const { power, hit_points } = rankOf(view, rank);
  const { action_points, retaliate, nimble, twinstrike } = view.numbers;
  const named = power === null ? '' : text(`thing-power-${low<Power>(power)}`);
  const numbers = { actions: action_points, back: retaliate, nimble, twin: twinstrike }; // each power takes its own of these
  const does =
    power === null ? '' : (text as (id: string, args: Args) => string)(`thing-power-${low(power)}.about`, numbers);
  return text(`thing-rank-${low<Rank>(rank)}.about`, { has: power !== null, power: named, does, points: hit_points });
}

export function about(card: CardView, seat: number, lane: number, me: number, seats: SceneSeat[], view: View): string {
  const who = { name: seats[seat]!.name, you: seat === me };
  const known = {
    rank: card.rank ? rankName(card.rank, view) : '',
    about: card.rank ? rankAbout(card.rank, view) : '',
  };
  const parts = [
    card.face_up
      ? text('picture-up', { who, lane: lane + 1, ...known })
      : text('picture-down', { who, lane: lane + 1, base: card.base, known: card.rank !== null, ...known }),
  ];
  if (!card.face_up && seat === me && card.known_by.includes(1 - me))
    parts.push(text('picture-seen', { who: seats[1 - me]!.name }));
  if (card.locked) parts.push(text('picture-locked'));
  if (card.damage) parts.push(text('picture-damage', { damage: card.damage, points: card.hit_points }));
  if (card.frozen) parts.push(text('picture-frozen'));
  if (card.partner !== null)
    parts.push(text('picture-paired', { points: view.numbers.attack * view.numbers.pair_times }));
  if (card.attacks) parts.push(text('picture-attacked'));
  if (card.pending) parts.push(text('picture-waiting'));
  return parts.join(' ');
}

export function listed(player: PlayerView, seat: number, me: number, seats: SceneSeat[], view: View): string {
  const open = player.dead.filter((card) => card.face_up).map((card) => card.rank!);
  const closed = player.dead.length - open.length + (player.discarded ? 0 : player.discarded_size);
  const shown =
    [...open, ...(player.discarded ?? [])].map((rank) => rankName(rank, view)).join(', ') ||
    text('picture-discard-none');
  return text('picture-discard', { who: { name: seats[seat]!.name, you: seat === me }, open: shown, closed });
}
