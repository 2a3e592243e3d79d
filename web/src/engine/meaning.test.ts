// What translated code means is what Python means (tests/typescript/test_meaning.py).
import { expect, test } from 'vitest';
import { functions } from './meaning.made';
import meant from './meaning.json';
import { Dict, exact } from './values';

/* eslint-disable @typescript-eslint/no-explicit-any */
function value(plain: any): any {
  if (typeof plain === 'string') return plain.startsWith('int ') ? exact(BigInt(plain.slice(4))) : plain.slice(4);
  if (Array.isArray(plain)) return plain.map(value);
  return plain === null || typeof plain !== 'object' ? plain : new Dict(plain.dict.map(value));
}

function plain(made: any): any {
  if (typeof made === 'number' && !Number.isInteger(made)) throw new TypeError(`${made} is no whole number`);
  if (typeof made === 'number' || typeof made === 'bigint') return `int ${BigInt(made)}`;
  if (typeof made === 'string') return `str ${made}`;
  if (Array.isArray(made)) return made.map(plain);
  return made instanceof Dict ? { dict: made.items().map(plain) } : made;
}

test.each(Object.keys(functions))('%s means what it means in Python', (asked) => {
  const cases = (meant as [keyof typeof functions, any[], any][]).filter(([name]) => name === asked);
  expect(cases.length).toBeGreaterThan(3);
  for (const [name, given, result] of cases) {
    let made: any = 'refused';
    try {
      made = plain((functions[name] as (...args: any[]) => any)(...given.map(value)));
    } catch (fault) {
      if (!(fault instanceof TypeError || fault instanceof RangeError)) throw fault;
    }
    expect(made, `${name}(${JSON.stringify(given)})`).toEqual(result);
  }
});
