// What the bench calls the entries of every game, and how its sentences are put together.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '../engine/game';
import { prepare } from '../sentences/games.svelte';
import { Draft } from './draft.svelte';
import { Words } from './words.svelte';

const GAMES = readdirSync('src/games', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

describe('entries', () => {
  test.each(GAMES)('%s: nothing is called by an identifier', async (slug) => {
    await prepare(slug);
    const [rules, words] = await Promise.all([game(slug), Words.of(slug)]);
    const draft = new Draft(rules, {}, {}, '');
    const names = draft.spots.map((spot) => words.named(spot, draft));
    expect(names.filter((name) => /^[A-Za-z]{2,}\d+:/.test(name))).toEqual([]);
  });
});

test('no block of the bench begins with a mark: Svelte drops the space before it', () => {
  const files = readdirSync('src/bench').filter((name) => name.endsWith('.svelte'));
  const found = files.filter((name) => /\}\{#if[^}]*\}\s+[·→]/.test(readFileSync(`src/bench/${name}`, 'utf-8')));
  expect(found).toEqual([]);
});
