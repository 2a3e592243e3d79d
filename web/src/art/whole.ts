// Words that stay whole where there is little room: set closer when they would be cut off, or left out rather than cut.
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

/** Looks again whenever the words or the room for them change. */
function watching(node: HTMLElement, look: () => void) {
  const watch = new ResizeObserver(look);
  watch.observe(node.parentElement!); // not the node: what `look` changes there would call it again
  look();
  return { update: () => void tick().then(look), destroy: () => watch.disconnect() };
}

/** `use:denser={words}`: has the class `dense` while the words would be cut off without it. */
export const denser: Action<HTMLElement, unknown> = (node) =>
  watching(node, () => {
    node.classList.remove('dense');
    node.classList.toggle('dense', node.scrollHeight > node.clientHeight + 1);
  });

const LEGIBLE = 60; // pixels of a name from which on one knows who it is

/** `use:tighter={people}`: has the class `tight` while there is no room for the names in it. */
export const tighter: Action<HTMLElement, unknown> = (node) =>
  watching(node, () => {
    node.classList.remove('tight');
    const names = [...node.querySelectorAll<HTMLElement>('.name')];
    const cut = names.some((name) => name.clientWidth < Math.min(name.scrollWidth, LEGIBLE));
    node.classList.toggle('tight', cut);
  });

/** `use:wholeOnly={lines}`: of the children at its lower end, those that are not all in sight are not seen at all. For the last but
 *  one they are set closer (`close`): it says what others did. */
export const wholeOnly: Action<HTMLElement, unknown> = (node) =>
  watching(node, () => {
    const children = [...node.children] as HTMLElement[];
    const cut = (child?: Element) =>
      !!child && child.getBoundingClientRect().top < node.getBoundingClientRect().top - 1;
    node.classList.remove('close');
    node.classList.toggle('close', cut(children.at(-2)));
    for (const child of children) child.style.visibility = cut(child) ? 'hidden' : '';
  });
