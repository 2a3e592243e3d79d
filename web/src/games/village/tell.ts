// Sentences about Kids, cards and lines of fire, for explanations and for those who do not see the picture.
import type { Args } from '../../sentences/bundle';
import { sayIn } from '../../sentences/games.svelte';
import { naming } from '../naming';
import type { Sentences } from './sentences';
import type { SceneSeat } from '../scene';
import { FACES, read, type Deed } from './deeds';
import type { Kid, LineOfFire, Numbers, Thing, VillageView } from './view';

export const say = sayIn<Sentences>('village');
/** A sentence of a family, whose name is put together. */
const family = sayIn<Record<string, [] | [Args]>>('village');

export const percent = (chance: number) => `${Math.round(chance * 100)} %`;
const rounded = (inches: number) => Math.round(inches * 10) / 10;
export const far = (thousandths: number) => rounded(thousandths / 2000);
/** From base edge to base edge in inches, as the rules measure (VILLAGE-16), or between centres by option. */
export const apart = (d2: number, centre: boolean) => rounded(Math.max(0, (Math.sqrt(d2) - (centre ? 0 : 2)) / 2));

/** What a unit, a Trait or something that is done is called. */
export const thing = (name: string) => family(`thing-${name}`);
/** What a unit is called; one that only a variant has may have a name. */
export const unit = (type: string, view: VillageView) => family(`thing-${type}`, { ...naming(view, `units.${type}`) });
export const face = (n: number) => family(`face-${n}`);
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
  const spare = n.spares?.[Number(card.slice(6)) - 1];
  if (card.startsWith('spare-') && spare) {
    const { does, dice, inches, count, size, draws } = spare;
    const own = {
      notdone: dice,
      ice: dice,
      pitch: 2 + dice,
      missed: 2 + dice,
      miracle: draws,
      dash: [dice, inches] as [number, number],
      saved: [[count, size] as [number, number]],
    };
    return aboutCard(does, { ...n, ...own });
  }
  const ways = n.saved.filter(([balls]) => balls).map(([balls, size]) => say('saved-way', { balls, size }));
  const dice = { notdone: n.notdone, pitch: n.pitch, missed: n.missed, dash: n.dash[0] }[card] ?? 0;
  return family(`thing-card-${card}.about`, {
    ways: ways.join(', '),
    dice,
    more: n.ice,
    cards: n.miracle,
    inches: n.dash[1],
  });
}

export const traitTip = (name: string, verb: string) => `${thing(name)}: ${family(`thing-${name}.about`, { verb })}`;
export const aboutDie = (faces: string[]) =>
  say('picture-faces', { faces: faces.map((name, i) => `${i + 1} ${family(`face-${name}`)}`).join(', ') });

const TRAIT = 5;
const GATHER = 2;
const THROW = 4;
/** What a die can be spent on, by its face: one of a Trait on what the Trait is for. */
const meanings = (view: VillageView, kid: Kid, pips: number): number[] =>
  pips === TRAIT ? kid.traits.map((name) => FACES[view.traits[name]!]!) : [pips];
/** What stands below a die. */
export function nameOfDie(view: VillageView, kid: Kid, pips: number): string {
  const names = meanings(view, kid, pips).map(face);
  return names.join(', ') || face(pips);
}
/** Why a die cannot be spent now: VILLAGE-50. */
export function whyNoDie(view: VillageView, kid: Kid, pips: number): string {
  if (kid.down) return say('why-down');
  const needs = meanings(view, kid, pips);
  if (needs.includes(THROW))
    return kid.snowballs.some(Boolean) ? say('picture-no-target', { kid: kid.name }) : say('why-no-snowball');
  return say(needs.includes(GATHER) ? 'picture-no-snow' : 'picture-no-use', { kid: kid.name });
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
function aboutThrow(view: VillageView, { kid, size, yourself }: Deed): string {
  const line = view.lines.find((one) => one.to === kid);
  const how = line?.too_close
    ? undefined
    : line?.throws.find((one) => one.yourself === yourself && (yourself || one.size === size));
  return how ? say('picture-throw', { needed: how.required, chance: percent(how.chance) }) : '';
}

/** What many ways to spend dice are called together, by the word that their moves begin with. */
export const together = (word: string) => (word in FACES ? thing(word === 'move' ? 'walk' : word) : '');

/** What is good to know before one says yes. */
export function warnsOf(view: VillageView, move: string): string {
  const deed = read({ move, label: move });
  return deed.verb === 'throw' ? aboutThrow(view, deed) : deed.verb === 'end' ? say('picture-end.about') : '';
}

/** What a move means, where its name does not say it; '' where it does. */
export function aboutMove(view: VillageView, move: string): string {
  const deed = read({ move, label: move });
  const { verb: name, what } = deed;
  if (name === 'throw') return aboutThrow(view, deed);
  if (name === 'trait')
    return what
      .split(' ')
      .map((one) => traitTip(one, view.traits[one]!))
      .join(' ');
  return name && !['to', 'corner', 'card', 'surrender'].includes(name) ? aboutVerb(name, view.numbers) : '';
}

/** What hides somebody. */
export function hiding(view: VillageView, line: LineOfFire): string {
  const by = line.blocked_by;
  const it = by?.piece === undefined ? undefined : view.map.pieces[by.piece];
  return say('picture-hidden', { by: by?.kid !== undefined ? view.kids[by.kid]!.name : it ? piece(it) : '' });
}

export function aboutLine(view: VillageView, line: LineOfFire, centre: boolean): string {
  const [kid, other] = [view.kids[line.from]!.name, view.kids[line.to]!.name];
  const start = say('picture-away', { kid, other, inches: apart(line.d2, centre) });
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
  return `${parts.join(', ')}.`;
}
