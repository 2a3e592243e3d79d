// Whoever looks elsewhere is called: by the title of the page, and by a notification where they allowed it.
import { say } from '../sentences/page.svelte';
import { attention, notify } from '../state/attention';
import { shortTitleOf, titleOf } from '../state/games.svelte';
import type { Sitting } from './sitting.svelte';

/** For as long as the component lives that calls this. */
export function calling(sitting: Sitting): void {
  const info = $derived(sitting.info);
  const title = $derived(info ? titleOf(info.game, info.title) : '');
  const short = $derived(info ? shortTitleOf(info.game, info.title) : '');
  const myTurn = $derived(sitting.myTurn && !sitting.line.shown?.over);
  // an answer that others wait for calls, too
  const asker = $derived(
    info?.ask?.waiting.some((seat) => sitting.mine.includes(seat)) ? (info.seats[info.ask.seat]?.name ?? '') : '',
  );
  $effect(() => {
    const calm = short ? `${short} · Snowyard` : 'Snowyard';
    const calls = asker
      ? say('title-asked', { who: asker, game: short })
      : myTurn
        ? say('title-turn', { game: short })
        : '';
    attention(calls || calm, !!calls);
  });
  $effect(() => {
    if (asker) notify(say('notify-asked', { who: asker, game: title }));
  });
  // somebody else's step has left a decision to us: its number (however quickly steps follow each other, none is missed)
  const called = $derived.by(() => {
    const { line } = sitting;
    return myTurn && !sitting.mine.includes(line.log.at(-1)?.seat ?? -1) ? (line.latest?.at ?? -1) : -1;
  });
  $effect(() => {
    if (called >= 0) notify(say('notify-turn', { game: title }));
  });
}
