// Motion: short, interruptible, never in the way. With a pace of 0 nothing moves and everything is simply there.

export interface Point {
  x: number;
  y: number;
}

/** Wait; ends at once when the signal is raised. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** Wait, but no longer than until somebody presses the mouse, the screen or a key; true: they did. */
export async function untilPressed(ms: number, signal: AbortSignal): Promise<boolean> {
  const pressed = new AbortController();
  const press = () => pressed.abort();
  const kinds = ['pointerdown', 'keydown'];
  for (const kind of kinds) window.addEventListener(kind, press, { capture: true });
  await pause(ms, AbortSignal.any([signal, pressed.signal]));
  for (const kind of kinds) window.removeEventListener(kind, press, { capture: true });
  return pressed.signal.aborted;
}

/** Play an animation on an element and wait for its end; a raised signal finishes it. */
export async function animate(
  node: Element | null | undefined,
  frames: Keyframe[],
  ms: number,
  signal?: AbortSignal,
  options: KeyframeAnimationOptions = {},
): Promise<void> {
  if (!node || ms <= 0 || signal?.aborted) return;
  const motion = node.animate(frames, { duration: ms, easing: 'ease-out', ...options });
  const stop = () => motion.cancel();
  signal?.addEventListener('abort', stop);
  await motion.finished.catch(() => undefined);
  signal?.removeEventListener('abort', stop);
}

/** Fly an SVG or HTML element from one point to another in an arc (its own coordinates; it should be drawn at 0 0). */
export function fly(
  node: Element | null | undefined,
  from: Point,
  to: Point,
  ms: number,
  signal?: AbortSignal,
  lift = 60,
): Promise<void> {
  const steps = 10;
  const frames = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t - lift * 4 * t * (1 - t);
    return { transform: `translate(${x}px, ${y}px) rotate(${t * 220}deg)` };
  });
  return animate(node, frames, ms, signal, { easing: 'linear' });
}

/** Burst: grow and vanish. */
export function burst(node: Element | null | undefined, at: Point, ms: number, signal?: AbortSignal): Promise<void> {
  const place = `translate(${at.x}px, ${at.y}px)`;
  return animate(
    node,
    [
      { transform: `${place} scale(0.3)`, opacity: 1 },
      { transform: `${place} scale(1.2)`, opacity: 0.9, offset: 0.5 },
      { transform: `${place} scale(1.5)`, opacity: 0 },
    ],
    ms,
    signal,
  );
}

/** Slide an element from where it was (offset dx, dy) to where it is. */
export function slide(
  node: Element | null | undefined,
  dx: number,
  dy: number,
  ms: number,
  signal?: AbortSignal,
): Promise<void> {
  return animate(node, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], ms, signal);
}

/** Tumble a die or cube in place. */
export function tumble(node: Element | null | undefined, ms: number, signal?: AbortSignal): Promise<void> {
  return animate(
    node,
    [
      { transform: 'translateY(-26px) rotate(-200deg) scale(1.12)' },
      { transform: 'translateY(0) rotate(20deg) scale(0.97)', offset: 0.75 },
      { transform: 'none' },
    ],
    ms,
    signal,
  );
}
