// Lines of fire on the map: their arcs, and the words that lie on them.
import { onArc, type Tag } from './tags';
import { hiding, percent, say } from './tell';
import { px, py, type Kid, type LineOfFire, type VillageView } from './view';

export interface Arc {
  key: string;
  d: string;
  x: number;
  y: number;
  text: string;
  strong: boolean;
  blocked: boolean;
  ends: [number, number, number, number, number];
}

export interface Shown {
  view: VillageView;
  /** Kids at which a throw is legal now. */
  targets: Set<number | undefined>;
  /** The Kid that is pointed at: its line is shown whatever it is. */
  looked: number | null;
  /** Map units of one pixel. */
  k: number;
  shown: boolean;
  /** Kids and their names, which words should not lie on. */
  names: Tag[];
  /** How much larger than their bases figures are drawn. */
  grown: number;
}

/** How wide the words are on the map. */
export const width = (text: string, k: number) => (text.length * 7.6 + 16) * k;

/** Words that would lie on each other, on a Kid or on its name move along their arcs, and beside them. */
function apart(list: Arc[], { k, grown, names }: Shown): Arc[] {
  const laid: { x: number; y: number; wide: number }[] = [];
  for (const a of list) {
    const spot = onArc(a.ends, width(a.text, k), k, grown, names, laid);
    [a.x, a.y] = [spot.x, spot.y];
    laid.push(spot);
  }
  return list;
}

function arc(from: Kid, to: Kid, text: string, strong: boolean, blocked: boolean): Arc {
  const [x0, y0, x1, y1] = [px(from.at![0]), py(from.at![1]), px(to.at![0]), py(to.at![1])];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const lift = blocked ? 0 : Math.min(44, length * 0.16);
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 - lift];
  const [sx, sy] = [((x1 - x0) / length) * 11, ((y1 - y0) / length) * 11];
  return {
    key: `${from.id} ${to.id}`,
    d: `M${x0 + sx} ${y0 + sy}Q${mx} ${my - lift} ${x1 - sx} ${y1 - sy}`,
    x: mx,
    y: my,
    text,
    strong,
    blocked,
    ends: [x0, y0, x1, y1, lift],
  };
}

const NEAR = Math.cos(Math.PI / 8);
/** Do these arcs begin at one Kid and go almost the same way? Then a number between them says whose it is. */
export function beside(
  { ends: [ax, ay, bx, by] }: Pick<Arc, 'ends'>,
  { ends: [cx, cy, dx, dy] }: Pick<Arc, 'ends'>,
): boolean {
  if (ax !== cx || ay !== cy) return false;
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  return ux * vx + uy * vy > NEAR * Math.hypot(ux, uy) * Math.hypot(vx, vy);
}

/** The best chance of hitting with what is held. */
const best = (line: LineOfFire) => Math.max(0, ...line.throws.map((t) => t.chance));

function wordsOf(view: VillageView, line: LineOfFire): string {
  const name = (id: number) => view.kids[id]!.name;
  if (!line.visible) return hiding(view, line);
  if (line.forbidden) return say('picture-never', { kid: name(line.from), other: name(line.to) });
  if (line.too_close) return '100 %';
  const easiest = line.throws.find((t) => t.chance === best(line));
  return easiest ? `${easiest.required}+ · ${percent(easiest.chance)}` : `${line.required}+`;
}

export function arcsOf(given: Shown): Arc[] {
  const { view, targets, looked, shown } = given;
  const t = view.throw;
  const [by, at] = [t && view.kids[t.by], t && view.kids[t.at]];
  if (t && by?.at && at?.at)
    return [arc(by, at, t.too_close ? '100 %' : `${t.required}+ · ${percent(t.chance)}`, true, false)];
  const list: Arc[] = [];
  const aims: { arc: Arc; to: string }[] = [];
  for (const line of view.lines) {
    const [from, to] = [view.kids[line.from], view.kids[line.to]];
    if (!from?.at || !to?.at) continue;
    const strong = (targets.has(line.to) && best(line) > 0.05) || looked === line.to;
    if (looked !== line.to && !(shown && line.visible && !line.forbidden)) continue;
    const made = arc(from, to, wordsOf(view, line), strong, !line.visible);
    list.push(made);
    aims.push({ arc: made, to: to.name });
  }
  for (const { arc: one, to } of aims)
    if (list.some((other) => other !== one && beside(one, other))) one.text = `${to}: ${one.text}`;
  return apart(
    list.sort((a, b) => Number(a.strong) - Number(b.strong)),
    given,
  );
}
