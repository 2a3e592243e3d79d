// What a game puts on paper: a table is dealt by its rules, and everything that lies there is printed.
import { getContext, setContext } from 'svelte';
import { Draft } from '../bench/draft.svelte';
import { readVariant, spotsOf } from '../bench/entries';
import { Words } from '../bench/words.svelte';
import { prepareBench } from '../sentences/bench.svelte';
import { known } from '../sentences/lang.svelte';
import type { Value } from '../engine/local';
import { game, type Rules } from '../engine/game';
import { Machine, type Modules } from '../engine/module';
import { Refusal } from '../engine/refusal';
import { speaking } from '../engine/speaker';
import { Table } from '../engine/table';
import type { SentView } from '../wire';
import type { Paper } from './paper';
import { printedBy, type Printed } from './printable';

/** As it stands in the address; `options`: of the game, as texts. */
export interface PrintChoices {
  paper: Paper;
  /** Both sides are printed. */
  backs: boolean;
  /** Of a map. */
  scale: 'full' | 'half';
  options: Record<string, string>;
}

export interface Told {
  id: string;
  name: string;
  about: string;
}

/** What a game's Print.svelte draws. */
export interface Kit {
  slug: string;
  paper: Paper;
  backs: boolean;
  scale: PrintChoices['scale'];
  seats: number;
  options: Record<string, Value>;
  /** What differs from the printed game, in words. */
  changed: string[];
  view: SentView;
  things: Told[];
  /** What the content of this table says, by the things that a path with a star is about: `content('cards.*.copies').wall`. */
  content: (path: string) => Record<string, unknown>;
}

/** How many can play. */
export function countsOf(rules: Rules, option: string): number[] {
  const told = rules.options[option];
  const [low = 0, high = 0] = told?.kind === 'number' ? told.bounds : [];
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** Deal a table by these choices, and look at it. What is wrong with them is refused in a sentence. */
export async function kitOf(
  slug: string,
  chosen: PrintChoices,
  lang: string,
  modules: Modules,
): Promise<{ kit: Kit; Print: Printed['default']; rules: Rules }> {
  const file = printedBy(slug);
  if (!file) throw new Refusal('no print', '');
  const [rules, printed, voice] = await Promise.all([game(slug), file(), speaking(slug, lang)]);
  const machine = await Machine.load(rules, modules);
  const table = Table.deal(rules, machine, { ...printed.WITH, ...chosen.options }, 1n, 0n);
  const seen = table.seen(-1);
  const content = (path: string) => {
    const told = rules.content.find((one) => one.path === path)!;
    const cells = (seen as unknown as Record<string, unknown[]>)[told.field]!;
    return Object.fromEntries((told.of ?? []).map((thing, row) => [thing, cells[row]]));
  };
  const view = JSON.parse(JSON.stringify(voice.view(seen, seen, -1))) as SentView;
  const { paper, backs, scale } = chosen;
  const { seats, options } = table;
  const changed = await changedIn(rules, String(options['variant'] ?? ''), lang);
  const kit = { slug, paper, backs, scale, seats, options, changed, view, things: voice.things(seen), content };
  return { kit, Print: printed.default, rules };
}

/** What differs from the printed game, as the bench says it: a line for each entry. */
async function changedIn(rules: Rules, variant: string, lang: string): Promise<string[]> {
  if (!variant) return [];
  const [words] = await Promise.all([Words.of(rules.slug), prepareBench()]);
  const tongue = known(lang);
  if (tongue) await words.learn(tongue);
  const draft = new Draft(rules, {}, readVariant(rules, spotsOf(rules), variant));
  return words.lines(draft);
}

/** Without the numbers of rules: for what stands on cards. */
export const plain = (about: string): string => about.replace(/ ?\([A-Z]+-R?\d[^)]*\)/g, '');

/** With the numbers of rules each on one line: nothing breaks behind a word joiner. */
export const unbroken = (about: string): string => about.replace(/\b([A-Z]+-)(?=R?\d)/g, '$1\u2060');

/** The list on the first sheet, which the sheets behind it fill. */
export type Listed = (id: string, what: string) => void;
const LIST = 'print list';
export const shareList = (add: Listed) => setContext(LIST, add);
export const theList = () => getContext<Listed>(LIST);
