// Scenes by game, each loaded only when its game is played.
import { prepare } from '../sentences/games.svelte';
import type { Scene } from './scene';

const FILES = import.meta.glob<{ default: Scene }>('./*/Scene.svelte');

export const SLUGS = Object.keys(FILES).map((file) => file.split('/')[1]!);

/** The scene of a game; null when none is drawn (then the frame's buttons and the log are the game). */
export async function sceneOf(slug: string): Promise<Scene | null> {
  const load = FILES[`./${slug}/Scene.svelte`];
  const [scene] = await Promise.all([load?.(), prepare(slug)]);
  return scene?.default ?? null;
}
