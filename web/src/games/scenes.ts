// Scenes by game, each loaded only when its game is played.
import { prepare } from '../sentences/games.svelte';
import type { Scene } from './scene';

const FILES = import.meta.glob<{ default: Scene }>('./*/Scene.svelte');

/** The scene of a game; of a game that has none of its own the plain one, which draws any view. */
export async function sceneOf(slug: string): Promise<Scene> {
  const load = FILES[`./${slug}/Scene.svelte`] ?? (() => import('./Generic.svelte'));
  const [scene] = await Promise.all([load(), prepare(slug)]);
  return scene.default;
}
