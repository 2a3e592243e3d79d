// What a card is and does at this table, as sentences.
import type { Args } from '../../sentences/bundle';
import { sayIn } from '../../sentences/games.svelte';
import { naming } from '../naming';
import type { Sentences } from './sentences';
import type { Answer, Form, Kind, Stop, View } from './view';

export const say = sayIn<Sentences>('splat');
/** A sentence of a family about a card, which may be one that only a variant has. */
const family = (of: string, kind: Answer | Kind, view: View, args: Args = {}) =>
  (say as unknown as (id: string, args: Args) => string)(of.replace('*', kind), {
    ...naming(view, `cards.${kind}`),
    ...args,
  });

/** So many of these cards. */
export const some = (kind: Form | Kind, n: number, view: View) => family('some-*', kind, view, { n });
/** What a button says that stops something with these. */
export const answered = (answer: Answer, view: View) => family('answer-*.short', answer, view);

/** A card's name as a title. */
export function title(kind: Kind, view: View): string {
  const name = family('thing-*', kind, view);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A, B and C. */
export function row(texts: string[]): string {
  return joined(texts, (first, last) => say('row-last', { first, last }));
}

/** A, B or C. */
export function either(texts: string[]): string {
  return joined(texts, (first, last) => say('or', { first, last }));
}

function joined(texts: string[], end: (first: string, last: string) => string): string {
  if (texts.length < 2) return texts[0] ?? '';
  const first = texts.slice(0, -1).reduce((all, next) => say('row-more', { first: all, next }));
  return end(first, texts.at(-1)!);
}

/** What a protection does: stops this and falls, or stops that and stays. */
export function stopped(view: View, form: Form): string {
  const here = view.stops.filter((stop) => stop.by === form && view.kinds[view.cards.indexOf(stop.card)]!.copies > 0);
  const fates = [...new Set(here.map((stop) => stop.then))].map((then) =>
    say(`and-${then}`, { what: either(here.filter((stop) => stop.then === then).map((stop) => whatOf(stop, view))) }),
  );
  return joined(fates, (first, last) => say('or-else', { first, last })) || say('stops-nothing');
}

function whatOf({ card, snowballs }: Stop, view: View): string {
  return card === 'double' ? say(snowballs === 1 ? 'half-double' : 'both-double') : one(card, view);
}

/** A card that is thrown, as what somebody throws or stops. */
const one = (kind: Kind, view: View) => family('one-*', kind, view);

/** What one may throw with a Pile. */
function allowed(view: View): string {
  const cards = view.kinds.filter((card) => card.needs_pile && card.copies > 0).map((card) => one(card.kind, view));
  return cards.length ? say('allows', { what: either(cards) }) : say('allows-nothing');
}

/** What a card does in this game. */
export function about(kind: Kind, view: View): string {
  const { does, hits, needs_pile: needs, most } = view.kinds[view.cards.indexOf(kind)]!;
  switch (kind) {
    case 'single':
    case 'double':
      return say(`thing-${kind}.about`, { hits, needs });
    case 'wall':
      return say('thing-wall.about', { what: stopped(view, 'wall'), most });
    case 'fort':
      return say('thing-fort.about', { what: stopped(view, 'fresh'), most });
    case 'pile':
      return say('thing-pile.about', { what: allowed(view), most });
    case 'splatball':
      return say('thing-splatball.about', { needs, stopped: view.stops.some((stop) => stop.card === kind) });
    default:
      return say(`thing-${kind}.about`, { does, hits, needs, what: stopped(view, kind), most });
  }
}

/** Why a card that one holds or drew cannot be played now. */
export const obstacle = (why: View['stuck'][string]): string => say(`picture-${why}`);
