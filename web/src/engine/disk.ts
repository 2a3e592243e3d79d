// For tests: the modules and trained networks as they lie in the source tree.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Modules } from './module';

const HOUSE = resolve(__dirname, '../../../src/snowyard');

export const fromDisk: Modules = async (slug, _again = false, kind = 'wasm') =>
  new Uint8Array(
    await readFile(resolve(HOUSE, kind === 'wasm' ? `wasm/modules/${slug}.wasm` : `games/${slug}/network.bin`)),
  );
