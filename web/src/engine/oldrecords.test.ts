// Record files of older Snowyards, as they lie in tests/match/records: the page reads them to the same end, and writes them as they were.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fromDisk } from './disk';
import { LocalTable } from './local';

const HOME = resolve(__dirname, '../../../tests/match/records');

test.each(readdirSync(HOME))('%s is read, and written as it was', async (name) => {
  const text = readFileSync(resolve(HOME, name), 'utf-8');
  const table = await LocalTable.resume(text, fromDisk);
  expect(table.record()).toBe(text);
});
