// The part of review_time.py that runs in Node: the page's own code looks at a game, and says what it found and what it took.
// Arguments: the folder web/, the record.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [web, record] = process.argv.slice(2);
const { build } = await import(pathToFileURL(createRequire(`${web}/package.json`).resolve('vite')).href);
const made = fs.mkdtempSync(path.join(os.tmpdir(), 'snowyard-review-'));
try {
  const input = ['review', 'recordfile'].map((name) => path.join(web, 'src', 'engine', `${name}.ts`));
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: true, outDir: made, rolldownOptions: { input } },
  });
  const [{ reviewed }, { read }] = await Promise.all(
    ['review', 'recordfile'].map((name) => import(pathToFileURL(path.join(made, `${name}.js`)).href)),
  );
  const modules = path.join(web, '..', 'src', 'snowyard', 'wasm', 'modules');
  const start = process.cpuUsage();
  const found = reviewed(
    await read(
      fs.readFileSync(record, 'utf8'),
      async (slug) => new Uint8Array(fs.readFileSync(path.join(modules, `${slug}.wasm`))),
    ),
  );
  const { user, system } = process.cpuUsage(start);
  console.log(
    JSON.stringify({
      seconds: (user + system) / 1e6,
      verdicts: found.moves.map(({ verdict }) => verdict),
    }),
  );
} finally {
  fs.rmSync(made, { recursive: true });
}
