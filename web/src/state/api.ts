// Questions to the server over HTTP. Whatever goes wrong is a Trouble with a sentence for people.
import { fits } from '../games/fits';
import { say } from '../sentences/page.svelte';
import type * as wire from '../wire';

export class Trouble extends Error {
  constructor(readonly code: string, sentence: string) {
    super(whole(sentence));
  }
}

/** Reasons come in the middle of a sentence; here they stand alone. */
export function whole(reason: string): string {
  const ended = /[.?!…]$/.test(reason) ? reason : `${reason}.`;
  return ended.charAt(0).toLocaleUpperCase() + ended.slice(1);
}

interface Ask {
  body?: unknown;
  key?: string;
  text?: string;
}

async function ask(path: string, given: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (given.body !== undefined) headers['Content-Type'] = 'application/json';
  if (given.text !== undefined) headers['Content-Type'] = 'text/plain; charset=utf-8';
  if (given.key) headers['Authorization'] = `Bearer ${given.key}`;
  const posts = given.body !== undefined || given.text !== undefined;
  const body = given.text ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method: posts ? 'POST' : 'GET', headers, body: body ?? null });
  } catch {
    throw new Trouble('offline', say('offline'));
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; sentence?: string } | null;
  if (said?.sentence) throw new Trouble(said.code ?? String(answer.status), said.sentence);
  throw new Trouble(String(answer.status), say(answer.status >= 502 ? 'offline' : 'bad-answer'));
}

async function json<T>(path: string, given: Ask = {}): Promise<T> {
  const answer = await ask(path, given);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Trouble('answer', say('bad-answer'));
  }
}

/** With views that the scenes can read. */
async function replay(path: string, given: Ask): Promise<wire.Replay> {
  const got = await json<wire.Replay>(path, given);
  if (!got.steps.every((step) => fits(got.game, step.view))) throw new Trouble('answer', say('bad-answer'));
  return got;
}

export const api = {
  games: (lang: string) => json<wire.Games>(`games?lang=${lang}`),
  rules: (game: string, lang: string) => json<wire.Rulebook>(`games/${game}/rules?lang=${lang}`),
  things: (table: string, lang: string) => json<wire.Things>(`tables/${table}/things?lang=${lang}`),
  make: (wish: wire.NewTable) => json<wire.TableMade>('tables', { body: wish }),
  open: () => json<wire.TableList>('tables'),
  table: (id: string) => json<wire.TableInfo>(`tables/${id}`),
  join: (id: string, wish: wire.Join) => json<wire.Seated>(`tables/${id}/join`, { body: wish }),
  start: (id: string, key: string, level: string) => json<unknown>(`tables/${id}/start`, { body: { level }, key }),
  ticket: (id: string, key?: string) => json<wire.Ticket>(`tables/${id}/ticket`, key ? { body: {}, key } : { body: {} }),
  code: (id: string, key: string) => json<wire.ReclaimCode>(`tables/${id}/code`, { body: {}, key }),
  reclaim: (code: string) => json<wire.Seated>('reclaim', { body: { code } }),
  mine: (keys: string[]) => json<wire.MyTables>('mine', { body: { keys } }),
  rematch: (id: string, key: string, salt: string) => json<wire.Seated>(`tables/${id}/rematch`, { body: { salt }, key }),
  record: async (id: string) => (await ask(`tables/${id}/record`)).text(),
  replay: (id: string, seat: number, lang: string, key?: string) =>
    replay(`tables/${id}/replay?seat=${seat}&lang=${lang}`, key ? { key } : {}),
  replayFile: (text: string, seat: number, lang: string) => replay(`replay?seat=${seat}&lang=${lang}`, { text }),
  chances: (id: string) => json<wire.Chances>(`tables/${id}/chances`),
};
