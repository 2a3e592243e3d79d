// One sentence about anything that lies in a lane.
import type { SceneSeat } from '../scene';
import type { Texts } from './texts';
import { rankOf, type CardView, type PlayerView, type View } from './view';

/** The word of a rank's power, what it does, and what the card bears. */
export function powerOf(rank: string, view: View, T: Texts): { word: string; sentence: string } {
  const { power, hit_points } = rankOf(view, rank);
  const word = power === null ? '' : T.words[power]!;
  const does = power === null ? T.noPower : `${word}: ${T.powers[power]!(view.numbers)}`;
  return { word, sentence: `${does}; ${T.hitPoints(hit_points)}` };
}

export function about(card: CardView, seat: number, me: number, seats: SceneSeat[], view: View, T: Texts): string {
  const whose = seat === me ? T.your : T.whose(seats[seat]!.name);
  const parts: string[] = [];
  if (card.face_up && card.rank) parts.push(`${T.rank(card.rank)}, ${powerOf(card.rank, view, T).sentence}`);
  else parts.push(card.rank ? `${powerOf(card.rank, view, T).word || T.noPower}, ${T.known(card.rank)}` : T.unknown);
  if (!card.face_up && seat === me && card.known_by.includes(1 - me)) parts.push(T.seen(seats[1 - me]!.name));
  if (card.locked) parts.push(T.base);
  if (card.damage) parts.push(T.damage(card));
  if (card.frozen) parts.push(T.frozen);
  if (card.partner !== null) parts.push(T.paired(view.numbers));
  if (card.attacks) parts.push(T.attacked);
  if (card.pending) parts.push(T.pending);
  return `${whose} ${card.name}: ${parts.join('; ')}.`;
}

export function listed(player: PlayerView, name: string, T: Texts): string {
  const open = player.dead.filter((card) => card.face_up).map((card) => card.rank ?? '?');
  const known = player.discarded ?? [];
  const closed = player.dead.length - open.length + (player.discarded ? 0 : player.discarded_size);
  return T.discard(name, [...open, ...known].join(' '), closed);
}
