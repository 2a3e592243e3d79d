// What Python says (tests/kernel/test_two_runtimes.py) is what the browser says.
import { expect, test } from 'vitest';
import agreed from './agreed.json';
import { Voice, type Args } from './bundle';

const said = agreed.said as { lang: string; id: string; args: Args; text: string }[];

test.each(Object.entries(agreed.files))('both sides make the same texts, in %s', (lang, file) => {
  const voice = new Voice(lang, [file]);
  const own = said.filter((one) => one.lang === lang);
  expect(own.length).toBeGreaterThan(10);
  for (const { id, args, text } of own)
    expect(voice.text(id, args), `${lang} ${id} ${JSON.stringify(args)}`).toBe(text);
});
