import { untrack } from 'svelte';
import type { GameEvent } from '../games/scene';

/** Runs a routine for each new list of events, ending the one before. In a scene's script:
 *
 *     onEvents(() => events, async (events, signal) => { await fly(ball, from, to, pace, signal); });
 *
 * The routine runs after the picture is drawn; what it reads does not make it run again.
 */
export function onEvents(events: () => GameEvent[], play: (events: GameEvent[], signal: AbortSignal) => Promise<void> | void): void {
  $effect(() => {
    const now = events();
    if (!now.length) return;
    const control = new AbortController();
    untrack(() => void play(now, control.signal));
    return () => control.abort();
  });
}
