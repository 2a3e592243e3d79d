// For tests: the modules as they lie in the source tree.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const HOME = resolve(__dirname, '../../../src/snowyard/wasm/modules');

export const fromDisk = async (slug: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(resolve(HOME, `${slug}.wasm`)));
