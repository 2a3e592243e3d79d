// What Python shows and says of records is what the translated code shows and says of their bytes. tests/typescript/test_said.py
// writes the records and what it said, and runs this with SAID, the place of that file.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GameVoice } from './sentences';
import { speaking, type Speaking } from './speaker';

interface Moment {
  spectator: string;
  own: string;
  me: number;
  view: string;
  rules: string[];
  actions: number[];
  said: Record<
    string,
    {
      prompt: string;
      labels: { move: string; label: string }[];
      story: string[];
      things: [string, string, string][] | null;
    }
  >;
}
interface Said {
  slug: string;
  names: string[];
  moves: string[];
  moments: Moment[];
}

const file = process.env.SAID;
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

test.runIf(file)('the browser shows and says what Python does', async () => {
  const said = JSON.parse(readFileSync(file!, 'utf-8')) as Said;
  const { slug, names, moves, moments } = said;
  expect(moments.length).toBeGreaterThan(0);
  GameVoice.strict = true;
  const voices: Record<string, Speaking> = {};
  for (const [number, { spectator, own, me, view, rules, actions, said }] of moments.entries()) {
    for (const [lang, told] of Object.entries(said)) {
      const here = (voices[lang] ??= await speaking(slug, lang));
      const [all, mine] = [here.speaker.read(bytes(spectator)), here.speaker.read(bytes(own))];
      const where = `${slug}, moment ${number}, seat ${me}, ${lang}`;
      const made: unknown = JSON.parse(JSON.stringify(here.view(all, mine, me)));
      const meant: unknown = JSON.parse(view);
      if (JSON.stringify(made) !== JSON.stringify(meant)) expect(made, where).toEqual(meant);
      expect(JSON.stringify(made), where).toBe(JSON.stringify(meant));
      expect(here.speaker.rules(mine), where).toEqual(rules);
      expect(here.prompt(mine, me, names), where).toBe(told.prompt);
      expect(here.labels(actions, mine, me, names), where).toEqual(told.labels);
      expect(here.story(mine, me, names), where).toEqual(told.story);
      if (told.things)
        expect(
          here.things(mine).map((one) => [one.id, one.name, one.about]),
          where,
        ).toEqual(told.things);
    }
  }
  expect((await speaking(slug, 'en')).speaker.names).toEqual(moves);
});
