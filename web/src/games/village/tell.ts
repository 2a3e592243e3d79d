// Sentences about Kids, cards and lines of fire, for explanations and for those who do not see the picture.
import type { Args } from '../../sentences/bundle';
import { sayIn } from '../../sentences/games.svelte';
import { naming } from '../naming';
import type { Sentences } from './sentences';
import type { SceneSeat } from '../scene';
import { FACE_OF, meaning } from './meaning';
import type { Meaning, Spendable } from './types';
import type { Kid, LineOfFire, Numbers, Thing, VillageView } from './view';

export const say = sayIn<Sentences>('village');
/** A sentence of a family, whose name is put together. */
const family = sayIn<Record<string, [] | [Args]>>('village');

export const percent = (chance: number) => `${Math.round(chance * 100)} %`;
const rounded = (inches: number) => Math.round(inches * 10) / 10;
export const far = (thousandths: number) => rounded(thousandths / 2000);
/** What a unit, a Trait or something that is done is called. */
export const thing = (name: string) => family(`thing-${name}`);
/** What a unit is called; one that only a variant has may have a name. */
export const unit = (type: string, view: VillageView) => family(`thing-${type}`, { ...naming(view, `units.${type}`) });
export const face = (name: string) => family(`face-${name}.short`);
export const traits = (names: string[]) => names.map(thing).join(', ');

/** What stands somewhere, by its name: "bakery", "fence in the north". */
export const piece = (it: Thing) => family(`piece-${it.name}`, { side: it.side });
export function aboutPiece(it: Thing): string {
  const called = it.name ? piece(it) : thing(it.kind);
  return `${called.charAt(0).toUpperCase()}${called.slice(1)}: ${family(`thing-${it.name || it.kind}.about`)}`;
}

export const title = (card: string, view: VillageView) =>
  family(`thing-card-${card}`, { ...naming(view, `cards.${card}`) });
/** What a card does; one that only a variant has does what a printed card does, with numbers of its own. */
export function aboutCard(card: string, n: Numbers): string {
  const { like, ways, dice, inches, draws } = n.cards[card]!;
  const told = ways.filter(([balls]) => balls).map(([balls, size]) => say('saved-way', { balls, size }));
  return family(`thing-card-${like}.about`, { ways: told.join(', '), dice, more: dice, cards: draws, inches });
}

export const traitTip = (name: string, verb: string) => `${thing(name)}: ${family(`thing-${name}.about`, { verb })}`;
export const aboutDie = (faces: string[]) =>
  say('picture-faces', { faces: faces.map((name, i) => `${i + 1} ${family(`face-${name}`)}`).join(', ') });

/** What stands below a die: what it can be spent on. */
export const nameOfDie = ({ on }: Spendable): string => on.map((name) => family(`face-${name}.short`)).join(', ');
/** Why a die cannot be spent now; '' if it can. */
export function whyNoDie({ idle }: Spendable, { name: kid }: Kid): string {
  switch (idle) {
    case 'down':
      return say('why-down');
    case 'no-snowball':
      return say('why-no-snowball');
    case 'no-target':
      return say('picture-no-target', { kid });
    case 'no-snow':
      return say('picture-no-snow', { kid });
    case 'no-use':
      return say('picture-no-use', { kid });
  }
  return '';
}

/** What is done with a die, and what that means. */
const called = (verb: string) => (verb === 'getup' ? 'get-up' : verb);
export const verb = (name: string) =>
  name === 'end' ? say('picture-end') : name === 'pass' ? say('picture-pass') : thing(called(name));
export function aboutVerb(name: string, n: Numbers): string {
  if (name === 'end') return say('picture-end.about');
  if (name === 'pass') return say('picture-pass.about');
  return family(`thing-${called(name)}.about`, {
    less: n.aim,
    more: n.prepare,
    inches: n.give,
    largest: n.largest,
    dice: name === 'shove' ? n.shove : n.recover,
  });
}

/** What a throw needs. */
function aboutThrow(view: VillageView, { kid, size, yourself }: Meaning): string {
  const line = view.lines.find((one) => one.to === kid);
  const how = line?.too_close
    ? undefined
    : line?.throws.find((one) => one.yourself === yourself && (yourself || one.size === size));
  return how ? say('picture-throw', { needed: how.required, chance: percent(how.chance) }) : '';
}

/** What many ways to spend dice are called together, by the word that their moves begin with. */
export const together = (word: string) => (word in FACE_OF ? thing(meaning(word).verb) : '');

/** What is good to know before one says yes. */
export function warnsOf(view: VillageView, move: string): string {
  const deed = meaning(move);
  return deed.verb === 'throw' ? aboutThrow(view, deed) : deed.verb === 'end' ? say('picture-end.about') : '';
}

/** What a move means, where its name does not say it; '' where it does. */
export function aboutMove(view: VillageView, move: string): string {
  const deed = meaning(move);
  const { verb: name, what } = deed;
  if (name === 'throw') return aboutThrow(view, deed);
  if (name === 'trait') return what.map((one) => traitTip(one, view.traits[one]!)).join(' ');
  return name && !['to', 'corner', 'card', 'surrender'].includes(name) ? aboutVerb(name, view.numbers) : '';
}

/** What hides somebody. */
export function hiding(view: VillageView, line: LineOfFire): string {
  const by = line.blocked_by;
  const it = by?.piece === undefined ? undefined : view.map.pieces[by.piece];
  return say('picture-hidden', { by: by?.kid !== undefined ? view.kids[by.kid]!.name : it ? piece(it) : '' });
}

export function aboutLine(view: VillageView, line: LineOfFire): string {
  const [kid, other] = [view.kids[line.from]!.name, view.kids[line.to]!.name];
  const start = say('picture-away', { kid, other, inches: line.inches });
  if (!line.visible) return `${start}, ${hiding(view, line)}. (VILLAGE-18)`;
  if (line.forbidden) return `${start}, ${say('picture-never', { kid, other })}. (VILLAGE-81)`;
  if (line.too_close) return `${start}, ${say('picture-sure')}. (VILLAGE-90)`;
  const throws = line.throws.length
    ? line.throws
        .map((t) =>
          say('picture-needs', {
            with: t.yourself ? say('picture-piece') : say('picture-size', { size: t.size }),
            needed: t.required,
            chance: percent(t.chance),
          }),
        )
        .join('; ')
    : say('picture-would-need', { needed: line.required });
  return `${start}, ${say('picture-objects', { objects: line.objects.length })}; ${throws}. (VILLAGE-84)`;
}

/** What a unit can do that others cannot, with its rule. */
export const aboutUnit = (type: string, view: VillageView): string =>
  family(`thing-${type}.about`, { ...view.numbers.units[type], ...naming(view, `units.${type}`) });

export function aboutKid(kid: Kid, seats: SceneSeat[], view: VillageView): string {
  const parts = [say('picture-kid', { kid: kid.name, unit: unit(kid.type, view), who: seats[kid.seat]!.name })];
  if (kid.traits.length) parts.push(traits(kid.traits));
  if (kid.gone) return `${parts.join(', ')}: ${say('picture-gone')}.`;
  parts.push(say('picture-command-dice', { dice: kid.dice }), say('picture-points', { points: kid.points }));
  const held = kid.snowballs
    .map((balls, i) => (balls ? say('picture-held', { balls, size: i + 1 }) : ''))
    .filter(Boolean);
  parts.push(held.join(', ') || say('picture-no-balls'));
  if (kid.aim) parts.push(say('picture-aimed', { aim: kid.aim }));
  if (kid.prepared) parts.push(say('picture-prepared', { more: kid.prepared }));
  if (kid.down) parts.push(say('picture-down'));
  parts.push(kid.at ? family(`picture-on-${kid.ground ?? 'snow'}`) : say('picture-not-placed'));
  return `${parts.join(', ')}. ${aboutUnit(kid.type, view)}`;
}
