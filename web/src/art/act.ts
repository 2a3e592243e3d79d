// Things one can choose in a scene: by pointer, by keyboard, by dragging; and short explanations of anything.
import type { Action } from 'svelte/action';

export interface Act {
  /** The legal move that this thing stands for; null or undefined: it is not legal now. */
  move: string | null | undefined;
  /** How people say it: the label of the move. */
  label?: string;
  pending?: string | null;
  choose: (move: string) => void;
}

/** `use:act={{ move, label, pending, choose }}`: makes an element choosable while its move is legal. */
export const act: Action<Element, Act> = (node, given) => {
  let now = given;
  const choose = () => {
    if (now.move) now.choose(now.move);
  };
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if ((key === 'Enter' || key === ' ') && now.move) {
      event.preventDefault();
      event.stopPropagation();
      choose();
    }
  };
  const show = () => {
    const legal = Boolean(now.move);
    node.classList.toggle('legal', legal);
    node.classList.toggle('pending', legal && now.pending === now.move);
    if (legal) {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '0');
      node.setAttribute('data-move', now.move!);
      if (now.label) node.setAttribute('aria-label', now.label);
    } else for (const name of ['role', 'tabindex', 'data-move', 'aria-label']) node.removeAttribute(name);
  };
  node.addEventListener('click', choose);
  node.addEventListener('keydown', key);
  show();
  return {
    update(next) {
      now = next;
      show();
    },
    destroy() {
      node.removeEventListener('click', choose);
      node.removeEventListener('keydown', key);
    },
  };
};

export interface Drag {
  /** The move when dropped on an element with this `data-drop`; null: it cannot go there. */
  moveTo: (drop: string) => string | null | undefined;
  choose: (move: string) => void;
  enabled?: boolean;
}

/** `use:drag={{ moveTo, choose }}`: drag this onto anything with a `data-drop`. A click stays a click. */
// eslint-disable-next-line max-lines-per-function -- one gesture, with what it must remember from its beginning to its end
export const drag: Action<SVGElement | HTMLElement, Drag> = (node, given) => {
  let now = given;
  let start: { x: number; y: number; scale: number } | null = null;
  let moved = false;
  const over = (event: PointerEvent) =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((e) => e.closest('[data-drop]'))
      .find((e) => e && !node.contains(e));
  const light = (target: Element | null | undefined) => {
    for (const old of document.querySelectorAll('.drop-here')) if (old !== target) old.classList.remove('drop-here');
    const drop = target?.getAttribute('data-drop');
    if (target && drop != null && now.moveTo(drop)) target.classList.add('drop-here');
  };
  const down = (event: Event) => {
    const e = event as PointerEvent;
    if (now.enabled === false || e.button !== 0) return;
    const around = node instanceof SVGElement ? (node.parentNode as SVGGraphicsElement | null) : null;
    const scale = around?.getScreenCTM?.()?.a ?? 1; // what is dragged may lie in a scaled group
    start = { x: e.clientX, y: e.clientY, scale };
    moved = false;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
  };
  const move = (e: PointerEvent) => {
    if (!start) return;
    const dx = e.clientX - start.x;
    const dy = e.clientY - start.y;
    if (!moved && Math.hypot(dx, dy) < 8) return;
    moved = true;
    node.style.pointerEvents = 'none';
    node.style.translate = `${dx / start.scale}px ${dy / start.scale}px`;
    light(over(e));
    e.preventDefault();
  };
  const up = (e: PointerEvent) => {
    const drop = moved ? over(e)?.getAttribute('data-drop') : null;
    const chosen = drop == null ? null : now.moveTo(drop);
    if (moved) {
      // the click that follows a drag is not a click
      const swallow = (c: Event) => c.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    }
    end();
    if (chosen) now.choose(chosen);
  };
  const end = () => {
    start = null;
    node.style.pointerEvents = '';
    node.style.translate = '';
    light(null);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
  };
  node.addEventListener('pointerdown', down);
  node.style.touchAction = 'manipulation';
  return {
    update(next) {
      now = next;
    },
    destroy() {
      end();
      node.removeEventListener('pointerdown', down);
    },
  };
};

/** When somebody last went on by keyboard: a focus that comes by itself explains nothing. */
let walked = -Infinity;
if (typeof window !== 'undefined')
  window.addEventListener(
    'keydown',
    (event) => {
      if (/^(Tab|Arrow|Home|End)/.test(event.key)) walked = event.timeStamp;
    },
    { capture: true },
  );
const WALK = 500; // milliseconds

/** Where the pointer was last: a thing that comes to lie under a pointer at rest explains nothing. */
const pointer = { x: NaN, y: NaN };
const rests = (event: PointerEvent) => event.clientX === pointer.x && event.clientY === pointer.y;
if (typeof window !== 'undefined')
  for (const kind of ['pointermove', 'pointerdown'])
    window.addEventListener(kind, (event) => {
      const { clientX, clientY } = event as PointerEvent;
      Object.assign(pointer, { x: clientX, y: clientY });
    });

/** `use:tip={'One sentence (FORTS-12).'}`: shown on hover, on focus and on a long press. */
// eslint-disable-next-line max-lines-per-function -- one explanation, with what it must remember while it is open
export const tip: Action<Element, string | null | undefined> = (node, given) => {
  let text = given;
  let press: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;
  const show = () => {
    if (!text) return;
    hide();
    shown = document.createElement('div');
    shown.className = 'tip paper';
    shown.textContent = text;
    document.body.append(shown);
    const box = node.getBoundingClientRect();
    const mine = shown.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - mine.width - 8, box.left + box.width / 2 - mine.width / 2));
    const above = box.top - mine.height - 8;
    shown.style.left = `${left}px`;
    shown.style.top = `${above > 8 ? above : Math.min(innerHeight - mine.height - 8, box.bottom + 8)}px`;
  };
  const hide = () => {
    clearTimeout(press);
    shown?.remove();
    shown = null;
  };
  // a thing that nobody could reach by keys: in a picture by its arrows, elsewhere by Tab
  if (node instanceof SVGElement) {
    node.setAttribute('data-tip', '');
    if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
  } else if (node instanceof HTMLElement && node.tabIndex < 0 && !node.hasAttribute('tabindex')) node.tabIndex = 0;
  const tap = (e: Event) => {
    // what does nothing when it is tapped explains itself
    const acts = node.closest('.legal, button:not([aria-disabled=true]), a, [role=button], [role=tab]');
    if ((e as PointerEvent).pointerType !== 'touch' || acts) return;
    // unless the picture around it takes the tap, as a place to go to
    setTimeout(() => {
      if (!e.defaultPrevented && node.isConnected) show();
    });
  };
  let arrived = false; // under a pointer at rest
  const enter = (e: Event) => {
    if ((e as PointerEvent).pointerType === 'touch') return;
    arrived = rests(e as PointerEvent);
    if (!arrived) show();
  };
  const move = (e: Event) => {
    if (!arrived || rests(e as PointerEvent)) return;
    arrived = false;
    show();
  };
  const leave = () => {
    arrived = false;
    hide();
  };
  const down = (e: Event) => {
    if ((e as PointerEvent).pointerType === 'touch') press = setTimeout(show, 500);
    else hide();
  };
  const focus = () => {
    if (performance.now() - walked < WALK && node.matches(':focus-visible')) show();
  };
  const listen: [string, (e: Event) => void][] = [
    ['pointerenter', enter],
    ['pointermove', move],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointercancel', hide],
    ['focus', focus],
    ['blur', hide],
    ['click', tap],
  ];
  for (const [name, then] of listen) node.addEventListener(name, then);
  return {
    update(next) {
      text = next;
      if (shown) show();
    },
    destroy() {
      hide();
      for (const [name, then] of listen) node.removeEventListener(name, then);
    },
  };
};
