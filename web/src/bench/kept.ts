// Variants that this browser keeps, and how they travel: as a link, with all of it behind '#', or as a file.
import { Base } from '../here/base';
import type { Given } from '../engine/options';
import { address } from '../state/router.svelte';
import type { GameInfo } from '../wire';

/** A variant by its name; `variant` is the text that the option takes. */
export interface Kept {
  id: string;
  game: string;
  name: string;
  given: Given;
  variant: string;
  at: number;
}

const base = new Base('snowyard-bench', 'variants');

/** The variants of a game, the newest first. */
export async function keptOf(game: string): Promise<Kept[]> {
  const all = await base.all<Kept>();
  return all.filter((one) => one.game === game).sort((a, b) => b.at - a.at);
}

/** Keep a variant; one of the same name gives its place. */
export function keep(of: Omit<Kept, 'id' | 'at'>): Promise<void> {
  return base.within('readwrite', (store, done) => {
    store.put({ ...of, id: `${of.game} ${of.name}`, at: Date.now() } satisfies Kept);
    done();
  });
}

export const drop = (id: string): Promise<void> => base.drop(id);

/** The address of a variant on the bench. */
export function linkTo(game: string, name: string, given: Given, variant: string): string {
  const query = new URLSearchParams();
  if (name) query.set('name', name);
  for (const [option, value] of Object.entries(given)) query.set(option, String(value));
  if (variant) query.set('variant', variant);
  return address(`bench/${game}?${query}`);
}

const WHOLE = /^\d{1,9}$/;
const SWITCH: Record<string, boolean> = { true: true, false: false };

/** What a link says: options that the game has, a name, and the text of a variant. Whether they fit is told where they are used. */
export function readLink(info: GameInfo, shared: string): { name: string; given: Given; variant: string } {
  const query = new URLSearchParams(shared);
  const given: Given = {};
  for (const { name, kind } of info.options) {
    const text = name === 'variant' ? null : query.get(name);
    if (text !== null) given[name] = kind === 'number' && WHOLE.test(text) ? Number(text) : (SWITCH[text] ?? text);
  }
  return { name: (query.get('name') ?? '').slice(0, 60), given, variant: query.get('variant') ?? '' };
}

/** What stands on the bench and was not kept: it is there again after a reload, and when one comes back from the rules or a table. Each tab
 *  has its own. `shared` is the link that it began with. */
export interface Unfinished {
  shared: string;
  name: string;
  given: Given;
  variant: string;
}
const place = (game: string): string => `snowyard.bench.${game}`;

export function leaveLying(game: string, of: Unfinished): void {
  try {
    sessionStorage.setItem(place(game), JSON.stringify(of));
  } catch {
    // a browser that keeps nothing
  }
}

export function lyingThere(game: string, shared: string): Unfinished | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(place(game)) ?? 'null') as Partial<Unfinished> | null;
    if (!found || found.shared !== shared || typeof found.variant !== 'string') return null;
    return { shared, name: String(found.name ?? ''), given: { ...found.given }, variant: found.variant };
  } catch {
    return null;
  }
}
