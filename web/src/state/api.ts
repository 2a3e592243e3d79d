// Questions to the server over HTTP; without one, to the files beside the page; about a table that lives in this page, to its worker.
// Whatever goes wrong is a Trouble with a sentence for people.
import { fits } from '../games/fits';
import { say } from '../sentences/page.svelte';
import { inWordsLater } from '../sentences/later';
import type * as wire from '../wire';
import { alone, beside } from './alone';
import { here } from '../here/here';
import { isHere } from '../here/ids';
import type { Key } from './keys.svelte';
import { Trouble } from './trouble';

export { Trouble, whole } from './trouble';

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
  if (alone) throw new Trouble('alone', say('alone'));
  let answer: Response;
  try {
    answer = await fetch(beside(`api/${path}`), { method: posts ? 'POST' : 'GET', headers, body: body ?? null });
  } catch {
    throw new Trouble('offline', say('offline'));
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; sentence?: string } | null;
  if (said?.sentence) throw new Trouble(said.code ?? String(answer.status), await inWordsLater(said.sentence));
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

/** What is also written in a file beside the page: from there if no server answers. */
async function known<T>(path: string, file: string): Promise<T> {
  try {
    return await json<T>(path);
  } catch (error) {
    const unheard = error instanceof Trouble && (error.code === 'offline' || error.code === 'alone');
    const kept = unheard ? await fetch(beside(`data/${file}`)).catch(() => null) : null;
    if (!kept?.ok) throw alone ? new Trouble('offline', say('files-missing')) : error;
    return (await kept.json()) as T;
  }
}

/** With views that the scenes can read. */
async function replay(path: string, given: Ask): Promise<wire.Replay> {
  const got = await json<wire.Replay>(path, given);
  if (!got.steps.every((step) => fits(got.game, step.view))) throw new Trouble('answer', say('bad-answer'));
  return got;
}

/** Through a record file that a person chose; in this page if that can be, else on the server. */
async function replayFile(text: string, seat: number, lang: string): Promise<wire.Replay> {
  try {
    return await here.replayFile(text, seat, lang);
  } catch (error) {
    if (alone || !cannotPlay(error)) throw error;
    return replay(`replay?seat=${seat}&lang=${lang}`, { text });
  }
}

/** Those of this page and those of the server; `dead`: keys that open nothing any more. */
async function mine(keys: Key[]): Promise<{ tables: wire.MyTable[]; dead: string[] }> {
  const kept = await here.mine();
  const own = keys.filter((key) => isHere(key.table));
  const dead = kept
    ? own
        .filter((key) => kept.every((one) => one.table.table !== key.table) && !here.isUnkept(key.table))
        .map((key) => key.key)
    : [];
  const elsewhere = alone ? [] : keys.filter((key) => !isHere(key.table)).slice(0, 60);
  const asked = elsewhere.length
    ? await json<wire.MyTables>('mine', { body: { keys: elsewhere.map((key) => key.key) } }).catch(() => null)
    : null;
  const tables = [...(kept ?? []), ...(asked?.tables ?? [])].sort((a, b) => Number(b.waiting) - Number(a.waiting));
  return { tables, dead: [...dead, ...(asked?.unknown ?? []).map((i) => elsewhere[i]!.key)] };
}

/** A table for this page alone: here, if its rules can be had, else on the server. */
async function makeHere(wish: wire.NewTable, level: string): Promise<wire.TableMade> {
  try {
    return await here.make(wish, level);
  } catch (error) {
    if (alone || !cannotPlay(error)) throw error;
    return api.make(wish);
  }
}

/** Not the wish is wrong: the rules cannot run in this page. */
const cannotPlay = (error: unknown) =>
  error instanceof Trouble && ['no module', 'module', 'stale module', 'unknown game', 'page'].includes(error.code);

export const api = {
  games: (lang: string) => known<wire.Games>(`games?lang=${lang}`, `games.${lang}.json`),
  rules: (game: string, lang: string) =>
    known<wire.Rulebook>(`games/${game}/rules?lang=${lang}`, `rules.${game}.${lang}.json`),
  things: (table: string, lang: string) =>
    isHere(table) ? here.things(table, lang) : json<wire.Things>(`tables/${table}/things?lang=${lang}`),
  make: (wish: wire.NewTable) => json<wire.TableMade>('tables', { body: wish }),
  makeHere,
  goOn: async (id: string, seats: wire.SeatPlan[], hints: boolean | null) =>
    json<wire.TableMade>('continue', { body: { record: await here.unfinished(id), seats, hints } }),
  open: () => json<wire.TableList>('tables'),
  table: (id: string) => (isHere(id) ? here.table(id) : json<wire.TableInfo>(`tables/${id}`)),
  reach: () => json<wire.Reach>('reach'),
  invited: (id: string, invite: string) => json<wire.Invited>(`tables/${id}/invited`, { body: { invite } }),
  join: (id: string, wish: wire.Join) => json<wire.Seated>(`tables/${id}/join`, { body: wish }),
  start: (id: string, key: string, level: string) => json<unknown>(`tables/${id}/start`, { body: { level }, key }),
  ticket: async (id: string, key?: string) =>
    isHere(id) ? here.ticket(key) : json<wire.Ticket>(`tables/${id}/ticket`, key ? { body: {}, key } : { body: {} }),
  code: (id: string, key: string) => json<wire.ReclaimCode>(`tables/${id}/code`, { body: {}, key }),
  reclaim: (code: string) => json<wire.Seated>('reclaim', { body: { code } }),
  mine,
  forget: async (id: string) => (isHere(id) ? here.forget(id) : undefined),
  rematch: (id: string, key: string, salt: string) =>
    isHere(id) ? here.rematch(id, key) : json<wire.Seated>(`tables/${id}/rematch`, { body: { salt }, key }),
  record: async (id: string, key?: string) =>
    isHere(id) ? here.record(id) : (await ask(`tables/${id}/record`, key ? { key } : {})).text(),
  replay: (id: string, seat: number, lang: string, key?: string) =>
    isHere(id)
      ? here.replay(id, seat, lang)
      : replay(`tables/${id}/replay?seat=${seat}&lang=${lang}`, key ? { key } : {}),
  replayFile,
  playOn: (record: string, number: number, better: string, level: string) => here.playOn(record, number, better, level),
  chances: (id: string) => json<wire.Chances>(`tables/${id}/chances`),
};
