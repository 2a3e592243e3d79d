// Where the modules and trained networks of the games come from: beside the page. One that is stale or damaged is fetched past every cache, and takes the
// place of the old one there, so that the next time is right without a network, too.
import { Refusal, type Modules } from '../engine/local';

/** Hears how much of a game's module has come, in bytes. */
export type Fetching = (slug: string, done: number, all: number) => void;

export function modulesAt(base: string, tell: Fetching = () => undefined): Modules {
  return async (slug, again = false, kind = 'wasm') => {
    const address = `${base}data/${slug}.${kind}`;
    const answer = await fetch(
      again ? `${address}?again=${Date.now()}` : address,
      again ? { cache: 'reload' } : {},
    ).catch(() => null);
    if (!answer?.ok)
      throw new Refusal(
        'no module',
        `the ${kind === 'wasm' ? 'rules' : 'trained network'} of ${slug} cannot be fetched`,
      );
    if (again) await mend(address, answer.clone());
    return whole(answer, (done, all) => tell(slug, done, all));
  };
}

/** The body, told as it comes where its length is known. */
async function whole(answer: Response, tell: (done: number, all: number) => void): Promise<Uint8Array> {
  const all = Number(answer.headers.get('Content-Length') ?? 0);
  if (!all || !answer.body || answer.headers.get('Content-Encoding')) return new Uint8Array(await answer.arrayBuffer());
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { value, done: ended } = await reader.read();
    if (ended) break;
    parts.push(value);
    tell((done += value.length), all);
  }
  const bytes = new Uint8Array(done);
  parts.reduce((at, part) => (bytes.set(part, at), at + part.length), 0);
  return bytes;
}

async function mend(address: string, fresh: Response): Promise<void> {
  if (typeof caches === 'undefined') return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const kept of await cache.keys()) if (kept.url.split('?')[0] === address) await cache.put(kept, fresh.clone());
  }
}
