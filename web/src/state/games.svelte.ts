// The games of this server, in the language chosen. Asked once for each language.
import { lang } from '../sentences/lang.svelte';
import type { GameInfo, Games } from '../wire';
import { api, Trouble } from './api';
import { settings } from './settings.svelte';

const known = $state<Record<string, Games>>({});
const asked = new Map<string, Promise<void>>();
let trouble = $state.raw<Trouble | null>(null);

export function gamesTrouble(): Trouble | null {
  return trouble;
}

export function askGames(again = false): Promise<void> {
  const tongue = lang();
  if (again) asked.delete(tongue);
  let promise = asked.get(tongue);
  if (!promise) {
    promise = api.games(tongue).then(
      (games) => {
        known[tongue] = games;
        trouble = null;
      },
      (error: unknown) => {
        asked.delete(tongue);
        trouble = error instanceof Trouble ? error : new Trouble('page', String(error));
      },
    );
    asked.set(tongue, promise);
  }
  return promise;
}

/** What is known of the games now; another language's while this one is on its way. */
export function games(): Games | null {
  return known[lang()] ?? Object.values(known)[0] ?? null;
}

export function gameOf(slug: string): GameInfo | undefined {
  return games()?.games.find((game) => game.slug === slug);
}

export function titleOf(slug: string, otherwise = slug): string {
  return gameOf(slug)?.title ?? otherwise;
}

/** For places with little room. */
export function shortTitleOf(slug: string, otherwise = slug): string {
  return gameOf(slug)?.short_title ?? otherwise;
}

/** How well bots play there: as chosen the last time, if the game has such a level, else as usual. */
export function levelAt(slug: string | undefined): string {
  const has = slug === undefined ? undefined : gameOf(slug)?.levels;
  if (settings.level && (has?.includes(settings.level) ?? true)) return settings.level;
  return games()?.levels.find((level) => level.default)?.name ?? '';
}

/** How many play if nobody says otherwise. */
export function usualSeats(game: GameInfo): number {
  const seats = game.options.find((option) => option.name === 'seats');
  return typeof seats?.default === 'number' ? seats.default : game.least_seats;
}
