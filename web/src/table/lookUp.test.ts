import { expect, test } from 'vitest';
import { lookUp } from './lookUp';

const things = ['Sneak Attack', 'Snowball Attack', 'Dodge', 'Offensive Dodge', 'Großes Kind', 'Élan'].map((name) => ({
  id: name,
  name,
  about: '',
}));
const names = (words: string) => lookUp(words, things).map((thing) => thing.name);

test('a thing is found by its name, or by the beginnings of the words in it', () => {
  expect(names('dodge')).toEqual(['Dodge']);
  expect(names('attack')).toEqual(['Sneak Attack', 'Snowball Attack']);
  expect(names('att sne')).toEqual(['Sneak Attack']);
  expect(names('GROSSES kind')).toEqual(['Großes Kind']);
  expect(names('elan')).toEqual(['Élan']);
  expect([names(''), names(' '), names('xyzzy')]).toEqual([[], [], []]);
});
