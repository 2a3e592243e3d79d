import { expect, test } from 'vitest';
import { blocks, inline } from './markdown';

test('bold, emphasis, code and links become parts, everything else stays text', () => {
  expect(inline('**FORTS-17** a *near* `miss`, see [here](x.md) <b>')).toEqual([
    { kind: 'strong', text: 'FORTS-17' },
    { kind: 'text', text: ' a ' },
    { kind: 'em', text: 'near' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'miss' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'here', href: 'x.md' },
    { kind: 'text', text: ' <b>' },
  ]);
});

test('a paragraph knows which rules it states', () => {
  const [title, rule] = blocks('# Book\n\n**FORTS-07** Then you take\nthree actions.\n');
  expect(title).toMatchObject({ kind: 'heading', level: 1 });
  expect(rule).toMatchObject({ kind: 'paragraph', rules: ['FORTS-07'] });
});

test('tables, lists with several lines and code blocks', () => {
  const made = blocks('| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n  more\n- **DUEL-R05** two\n\n```\n# no heading\n```');
  expect(made.map((block) => block.kind)).toEqual(['table', 'list', 'code']);
  expect(made[0]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  expect(made[1]).toMatchObject({ items: [{ text: [{ text: 'one more' }] }, { rules: ['DUEL-R05'] }] });
  expect(made[2]).toEqual({ kind: 'code', text: '# no heading' });
});

test('a picture stands where its line is, and the line itself is never read', () => {
  expect(blocks('before\n<!-- picture: wall -->\nafter it')).toEqual([
    { kind: 'paragraph', text: [{ kind: 'text', text: 'before' }], rules: [] },
    { kind: 'picture', name: 'wall' },
    { kind: 'paragraph', text: [{ kind: 'text', text: 'after it' }], rules: [] },
  ]);
});
