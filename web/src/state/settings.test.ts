import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Record<string, string> = {};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
});
afterEach(() => {
  stored = {};
  vi.unstubAllGlobals();
});
const read = async () => (await import('./settings.svelte')).settings;

test('a browser that has set nothing makes forced moves by itself, calmly, in tables of its own', async () => {
  expect(await read()).toMatchObject({
    forced: true,
    pace: 250,
    others: 1,
    where: 'here',
    confirm: 'auto',
    sound: false,
  });
});

test('what was set holds, and what has been added since is as it begins', async () => {
  stored['snowyard.settings'] = JSON.stringify({ forced: false, name: 'Mia' });
  expect(await read()).toMatchObject({ forced: false, name: 'Mia', explain: true });
});
