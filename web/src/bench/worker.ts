/// <reference lib="webworker" />
// Plays many games of some settings and sums them up; a piece of work at a time, each some tenths of a second.
import { game, type Rules } from '../engine/game';
import type { Player } from '../engine/bots';
import { load, Machine } from '../engine/module';
import type { Given } from '../engine/options';
import { Refusal } from '../engine/refusal';
import { modulesAt } from '../here/modules';
import { courseOf, kingsOf, searchOf } from './deeper';
import { surveyed } from './figures';
import type { FromBench, Row, ToBench, Wanted } from './messages';
import { Surveyor } from './survey';
import { dealtOf, worthOf, type Exchanged, type LineUp } from './worth';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromBench) => self.postMessage(message);
const ABOUT = import.meta.glob<{ exchanged: Exchanged[]; lineUp: LineUp | null }>('../games/*/bench.ts');
const MOST_KEPT = 24; // tables that are kept ready
const modules = new Map<string, Promise<WebAssembly.Module>>();
const tables = new Map<string, Surveyor>();

async function surveyors({ slug, base, seed, settings }: Wanted): Promise<Surveyor[]> {
  const rules = await game(slug);
  if (!modules.has(slug)) modules.set(slug, load(rules, modulesAt(base)));
  const module = await modules.get(slug)!;
  return settings.map((given) => {
    const key = JSON.stringify([slug, seed, given]);
    const table = tables.get(key) ?? seated(rules, module, given, seed);
    tables.delete(key);
    tables.set(key, table); // the one that was used last stands last
    return table;
  });
}

/** A table of another setting takes the place and the memory of the one that was not used for longest, where there are many: a search for
 *  balance looks at hundreds. */
function seated(rules: Rules, module: WebAssembly.Module, given: Given, seed: number): Surveyor {
  const [oldest] = tables;
  if (tables.size < MOST_KEPT || !oldest) return new Surveyor(rules, module, given, seed);
  const [key, table] = oldest;
  tables.delete(key);
  if (table.rules !== rules) return new Surveyor(rules, module, given, seed);
  table.become(given, seed);
  return table;
}

async function work(wanted: Wanted): Promise<void> {
  const settings = await surveyors(wanted);
  const { work, first, count, tag } = wanted;
  const start = performance.now();
  const tallies = wanted.job ? [] : surveyed(settings, first, count, wanted.only);
  const rows = wanted.job ? await Promise.all(settings.map((one) => rowsOf(one, wanted))) : [];
  post({ work, first, count, tag, tallies, rows, ms: performance.now() - start });
}

const LEVEL = 'fair'; // the searching player
const companies = new Map<Surveyor, { machine: Machine; company: Map<string, Player> }>();

/** What takes play-outs, game by game. */
async function rowsOf(table: Surveyor, { slug, job, first, count, by }: Wanted): Promise<Row[]> {
  const games = Array.from({ length: count }, (_, k) => first + k);
  if (job === 'course') return games.map((index) => courseOf(table, index));
  if (job === 'kings') return games.map((index) => kingsOf(table, index));
  if (job === 'worth') {
    const { exchanged, lineUp } = (await ABOUT[`../games/${slug}/bench.ts`]?.()) ?? { exchanged: [], lineUp: null };
    return games.map((index) => [
      ...worthOf(table, index, exchanged, by),
      ...(lineUp ? dealtOf(table, index, lineUp, by) : []),
    ]);
  }
  if (companies.size > 4) companies.clear();
  if (!companies.has(table)) {
    const machine = new Machine(table.rules, await modules.get(slug)!);
    companies.set(table, { machine, company: new Map() });
  }
  const { machine, company } = companies.get(table)!;
  return games.map((index) => [searchOf(table, machine, index, LEVEL, company)]);
}

self.onmessage = (event: MessageEvent<ToBench>) => {
  work(event.data).catch((fault: unknown) => {
    modules.delete(event.data.slug);
    tables.clear();
    const sentence = fault instanceof Refusal ? fault.sentence : fault instanceof Error ? fault.message : String(fault);
    post({ work: event.data.work, sentence });
  });
};
