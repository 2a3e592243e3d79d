import { getContext, untrack } from 'svelte';
import type { GameEvent } from '../games/scene';

/** Under this name the frame waits to hear that what events move has come to rest. */
export const REST = Symbol('rest');
export type Rest = (events: GameEvent[], reads?: number) => void;

/** Runs a routine for each new list of events, ending the one before. In a scene's script:
 *
 *     onEvents(() => events, async (events, signal) => { await fly(ball, from, to, pace, signal); });
 *
 * The routine runs after the picture is drawn; what it reads does not make it run again. When it ends, or calls `rest` before,
 * what happened is told in log and voice: dice that tumble are not given away. `rest(reads)` asks for so many milliseconds to be read
 * before the next step, `rest(0)` goes on at once.
 */
export function onEvents(
  events: () => GameEvent[],
  play: (events: GameEvent[], signal: AbortSignal, rest: (reads?: number) => void) => Promise<void> | void,
): void {
  const rested = getContext<Rest | undefined>(REST);
  $effect(() => {
    const now = events();
    if (!now.length) return;
    const control = new AbortController();
    const rest = (reads?: number) => rested?.(now, reads);
    untrack(() => void Promise.resolve(play(now, control.signal, rest)).finally(() => rest()));
    return () => control.abort();
  });
}
