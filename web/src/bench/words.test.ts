// What the bench calls the entries of every game, and how its sentences are put together.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { game } from '../engine/game';
import { prepare } from '../sentences/games.svelte';
import { speak } from '../sentences/speak';
import { prepareBench } from '../sentences/bench.svelte';
import type { Lang } from '../sentences/lang.svelte';
import { Draft } from './draft.svelte';
import { readVariant, spotsOf } from './entries';
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

// tests/typescript/test_differing.py writes what the terminal says of variants, and runs this with DIFFERING, the place of that file
const file = process.env.DIFFERING;
interface Told {
  slug: string;
  variant: string;
  said: Record<Lang, string[]>;
}

test.runIf(file)('what a variant changes is said as in the terminal', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const told = JSON.parse(readFileSync(file!, 'utf-8')) as Told[];
  expect(told.length).toBeGreaterThan(0);
  for (const { slug, variant, said } of told) {
    const [rules, words] = await Promise.all([game(slug), Words.of(slug), prepareBench()]);
    const draft = new Draft(rules, {}, readVariant(rules, spotsOf(rules), variant));
    for (const [lang, lines] of Object.entries(said)) {
      await Promise.all([speak(lang as Lang), words.learn(lang as Lang)]);
      expect(words.lines(draft), `${slug} ${lang}`).toEqual(lines);
    }
  }
});
