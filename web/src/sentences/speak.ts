// Another language, once everything that is on the page can be said in it: nothing is ever empty in between.
import { prepare, prepared } from './games.svelte';
import { turnTo, type Lang } from './lang.svelte';
import { prepareHouse } from './spoken.svelte';

let wanted = 0;

/** If its files cannot be fetched, the page goes on in the language it has. */
export async function speak(next: Lang): Promise<void> {
  const mine = ++wanted;
  try {
    for (let here = -1; here !== prepared().length;) {
      here = prepared().length; // a game may be opened meanwhile
      await Promise.all([prepareHouse(next), ...prepared().map((slug) => prepare(slug, next))]);
    }
  } catch {
    return;
  }
  if (mine === wanted) turnTo(next); // else another one was chosen meanwhile
}
