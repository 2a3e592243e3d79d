// Sentences about Kids and lines of fire, for explanations and for those who do not see the picture.
import type { SceneSeat } from '../scene';
import type { texts } from './texts';
import type { Kid, Line } from './view';

type Say = (typeof texts)['en'];

export const percent = (chance: number) => `${Math.round(chance * 100)} %`;
export const called = (kid: { id: number } | number) => `K${typeof kid === 'number' ? kid : kid.id}`;
export const far = (thousandths: number) => (thousandths / 2000).toFixed(1).replace(/\.0$/, '');

/** From base edge to base edge in inches, as the rules measure (VILLAGE-16), or between centres by option. */
export function apart(d2: number, centre: boolean): string {
  return Math.max(0, (Math.sqrt(d2) - (centre ? 0 : 2)) / 2).toFixed(1).replace(/\.0$/, '');
}

export function aboutLine(say: Say, line: Line, centre: boolean): string {
  const start = `${called(line.from)} → ${called(line.to)}: ${say.away(apart(line.d2, centre))}`;
  if (!line.visible) {
    const by = line.blocked_by;
    return `${start}, ${say.hidden(by?.kid !== undefined ? called(by.kid) : say.pieces[by?.kind ?? 'building']!)}. (VILLAGE-18)`;
  }
  if (line.forbidden) return `${start}, ${say.forbidden}. (VILLAGE-81)`;
  if (line.too_close) return `${start}, ${say.sure}. (VILLAGE-90)`;
  const throws = line.throws.length
    ? line.throws.map((t) => `${t.yourself ? say.itself : say.size(t.size)}: ${say.needs(t.required, percent(t.chance))}`).join('; ')
    : `${say.size(1)}: ${line.required}, ${say.nothingToThrow}`;
  return `${start}, ${say.objects(line.objects.length)}. ${throws}. (VILLAGE-84)`;
}

export function ballsOf(say: Say, kid: Kid): string {
  const held = kid.snowballs.map((n, i) => (n ? `${n}× ${say.size(i + 1)}` : '')).filter(Boolean);
  return `${say.balls}: ${held.join(', ') || say.none}`;
}

export function aboutKid(say: Say, kid: Kid, seats: SceneSeat[]): string {
  const parts = [say.kidTip(called(kid), seats[kid.seat]!.name, say.units[kid.type]!)];
  if (kid.traits.length) parts.push(kid.traits.map((t) => say.traits[t]).join(', '));
  if (kid.gone) return `${parts.join(', ')}: ${say.gone}.`;
  parts.push(say.commandDice(kid.dice), say.points(kid.points), ballsOf(say, kid));
  if (kid.aim) parts.push(say.aim(kid.aim));
  if (kid.prepared) parts.push(say.prepared(kid.prepared));
  if (kid.down) parts.push(say.down);
  parts.push(kid.at ? say.ground[kid.ground ?? 'snow']! : say.notPlaced);
  return `${parts.join(', ')}.`;
}
