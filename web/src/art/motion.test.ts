import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilPressed } from './motion';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is to be read waits for its time, or for a press', async () => {
  const read = untilPressed(3000, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await read).toBe(false);
  for (const kind of ['pointerdown', 'keydown']) {
    const pressed = untilPressed(3000, new AbortController().signal);
    window.dispatchEvent(new Event(kind));
    expect(await pressed).toBe(true);
  }
});

test('it ends with what came after it', async () => {
  const next = new AbortController();
  const read = untilPressed(3000, next.signal);
  next.abort();
  expect(await read).toBe(false);
});
