// Moves made of several things: choose a card, then the lane; a snowball, then the one it flies at. Every legal move is one
// or more ways of naming things in order; the picker knows which things come next, and Esc forgets what was picked.
import type { Action } from 'svelte/action';
import { tip } from './act';

export interface Way {
  /** The things to pick, in order: ['hand 7', 'lane 1']. */
  things: string[];
  move: string;
  label: string;
  /** Who else takes part in it without being picked: the partner of an attacking card. */
  beside?: string[];
}

export class Picker {
  #ways: () => Way[];
  #choose: (move: string) => void;
  #picked = $state.raw<string[]>([]);
  /** The things that were picked for the last move: of several ways to it, this one was meant. */
  #taken = $state.raw<string[]>([]);
  /** What is picked so far; nothing, once no legal move goes on from there. */
  picked: string[] = $derived.by(() => (this.#ways().some((way) => leads(way, this.#picked)) ? this.#picked : []));
  /** Those that bring the picked thing further (all legal ones while nothing is picked). */
  #onward = $derived.by(() => {
    const at = this.picked.length;
    return new Set(
      this.#ways()
        .filter((way) => leads(way, this.picked))
        .map((way) => way.things[at]),
    );
  });

  /** The moves that go on from what is picked; null: nothing is picked, and all of them do. */
  moves: string[] | null = $derived.by(() =>
    this.picked.length
      ? this.#ways()
          .filter((way) => leads(way, this.picked))
          .map((way) => way.move)
      : null,
  );

  constructor(ways: () => Way[], choose: (move: string) => void) {
    this.#ways = ways;
    this.#choose = choose;
  }

  /** May this be picked now: to go on from what is picked, or to begin anew? */
  takes(thing: string): boolean {
    return this.lifts(thing) || this.#ways().some((way) => way.things[0] === thing);
  }

  /** Does this go on from what is picked? These things lift. */
  lifts(thing: string): boolean {
    return this.#onward.has(thing);
  }

  holds(thing: string): boolean {
    return this.picked.includes(thing);
  }

  /** The move that picking this thing makes, if it makes one. */
  makes(thing: string): Way | undefined {
    const things = this.lifts(thing) ? [...this.picked, thing] : [thing];
    return this.#ways().find(
      (way) => way.things.length === things.length && things.every((name, i) => way.things[i] === name),
    );
  }

  /** The move of dragging one thing onto another; it may be chosen next. */
  drop(thing: string, onto: string): string | null {
    const found = this.#ways().find(
      (way) => way.things.length === 2 && way.things[0] === thing && way.things[1] === onto,
    );
    if (found) this.#taken = found.things;
    return found?.move ?? null;
  }

  /** Does this thing take part in the move? Of several ways to the same move (two equal cards) it is the one that was taken. */
  partOf(thing: string, move: string | null): boolean {
    if (move === null) return false;
    const all = this.#ways().filter((one) => one.move === move);
    const way = all.find((one) => String(one.things) === String(this.#taken)) ?? all[0];
    return !!way && (way.things.includes(thing) || !!way.beside?.includes(thing));
  }

  take(thing: string): void {
    if (this.holds(thing)) return this.cancel();
    if (!this.takes(thing)) return;
    const way = this.makes(thing);
    const from = this.lifts(thing) ? this.picked : [];
    this.#picked = way ? [] : [...from, thing];
    if (way) this.#taken = way.things;
    if (way) this.#choose(way.move);
  }

  cancel(): void {
    this.#picked = [];
  }
}

function leads(way: Way, start: string[]): boolean {
  return way.things.length > start.length && start.every((thing, i) => way.things[i] === thing);
}

export interface Part {
  picker: Picker;
  thing: string;
  /** What it is, in words: for those who do not see it, and what `tip` shows. */
  about: string;
  pending: string | null;
}

/** `use:part={{ picker, thing, about, pending }}`: a thing that can be picked while some legal move needs it, and explained
 * at any time. Where words are drawn in it that are not what it is called, lay a clear shape with `data-hit` over them: that
 * is then the button. */
export const part: Action<SVGElement, Part> = (node, given) => {
  let now = given;
  const hit = node.querySelector('[data-hit]') ?? node;
  const click = (event: Event) => {
    if (now.picker.takes(now.thing) || now.picker.holds(now.thing)) {
      event.stopPropagation();
      now.picker.take(now.thing);
    }
  };
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    click(event);
  };
  const show = () => {
    const { picker, thing, about, pending } = now;
    const held = picker.holds(thing);
    const legal = held || picker.takes(thing);
    node.classList.toggle('legal', held || picker.lifts(thing));
    node.classList.toggle('picked', held);
    node.classList.toggle('pending', picker.partOf(thing, pending));
    const way = legal && !held ? picker.makes(thing) : undefined;
    const attributes: Record<string, string | null> = {
      role: legal ? 'button' : 'img',
      tabindex: legal ? '0' : '-1',
      'aria-pressed': held ? 'true' : null,
      'aria-label': way ? `${way.label}. ${about}` : about,
      'data-thing': thing,
      'data-move': way?.move ?? null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) hit.removeAttribute(name);
      else hit.setAttribute(name, value);
    }
  };
  const explained = tip(hit, given.about);
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  show();
  $effect(show);
  return {
    update(next) {
      now = next;
      show();
      if (explained) explained.update?.(next.about);
    },
    destroy() {
      if (explained) explained.destroy?.();
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
};

/** `use:explore` on a scene's SVG: arrow keys go from thing to thing, so that all of it can be read without a pointer; Esc
 * forgets what is picked. */
export const explore: Action<SVGSVGElement, Picker | undefined> = (node, picker) => {
  const WAYS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const middle = (e: Element) => {
    const box = e.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const key = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (event.key === 'Escape' && picker?.picked.length) {
      event.stopPropagation();
      picker.cancel();
    }
    if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const things = [...node.querySelectorAll<SVGElement>('[data-thing], [data-tip], [role=button]')].filter(
      (thing) => thing.getAttribute('tabindex') !== null && !thing.closest('[aria-hidden=true]'),
    );
    const here = document.activeElement;
    if (!here || !things.includes(here as SVGElement)) return things[0]?.focus();
    const from = middle(here);
    let best: SVGElement | undefined;
    let least = Infinity;
    for (const thing of things) {
      const to = middle(thing);
      const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
      const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
      if (thing !== here && along > 2 && along + 2 * aside < least) {
        least = along + 2 * aside;
        best = thing;
      }
    }
    best?.focus();
  };
  node.addEventListener('keydown', key);
  return { destroy: () => node.removeEventListener('keydown', key) };
};
