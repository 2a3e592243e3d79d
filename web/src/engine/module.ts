// The WebAssembly module of a game, run in a worker or in Node: kernel/wasm_machine.py in the browser. Records are copied into the
// module's memory, changed there and copied back when the call went well. A call that traps is refused in a sentence, nothing is
// changed, and its instance is never used again.
import type { Rules } from './game';
import { loadNetwork, type Network } from './network';
import { Refusal } from './refusal';

/** The bytes of a game's module, or of its trained network (`bin`): fetched by its address in a worker, read from disk in a test.
 *  `again`: what was given is stale or damaged, so it must come from the server and not out of a cache. */
export type Modules = (slug: string, again?: boolean, kind?: 'wasm' | 'bin') => Promise<Uint8Array>;

/** The module is not the one that this page was built with: one of both is old. */
export class StaleModule extends Refusal {}

const SECTION = 'snowyard';
const PAGE = 1 << 16;
const LINE = 64; // bytes: whatever the caller takes starts on a multiple of them

/** A module that fits the page. One that does not, or is damaged, is asked for once more before that is refused. */
export async function load(rules: Rules, modules: Modules): Promise<WebAssembly.Module> {
  try {
    return await compiled(rules, await modules(rules.slug));
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return compiled(rules, await modules(rules.slug, true));
  }
}

async function compiled(rules: Rules, bytes: Uint8Array): Promise<WebAssembly.Module> {
  let module: WebAssembly.Module;
  try {
    module = await WebAssembly.compile(bytes as BufferSource);
  } catch (fault) {
    throw new Refusal('module', `the WebAssembly module of ${rules.slug} cannot be loaded: ${why(fault)}`);
  }
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  const told = section ? (JSON.parse(new TextDecoder().decode(section)) as { game?: string; sources?: string }) : {};
  if (told.sources !== rules.sources) {
    throw new StaleModule(
      'stale module',
      `the WebAssembly module of ${rules.slug} was built from other sources than this page; load the page again`,
    );
  }
  return module;
}

const why = (fault: unknown): string => (fault instanceof Error ? fault.message.split('\n')[0]! : String(fault));

type Exported = (...args: (number | bigint)[]) => number | bigint | undefined;

/** A module with a memory of its own. */
export class Instance {
  broken = false;
  #exports: WebAssembly.Exports;
  #memory: WebAssembly.Memory;
  #at: number;
  #end: number; // of what the caller may take; beyond it the arena of the rules may grow

  constructor(
    readonly slug: string,
    readonly module: WebAssembly.Module,
  ) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
    this.#memory = this.#exports.memory as WebAssembly.Memory;
    this.#at = Number((this.#exports.__heap_base as WebAssembly.Global).value);
    this.#end = this.#memory.buffer.byteLength;
  }

  /** Room for so many bytes, all zero; where it starts. */
  take(bytes: number): number {
    let start = Math.ceil(this.#at / LINE) * LINE;
    if (start + bytes > this.#end) start = this.#grow(start, bytes);
    this.#at = start + bytes;
    return start;
  }

  /** More memory, and where it starts: behind what is left, if nothing else has grown the memory since. */
  #grow(start: number, bytes: number): number {
    const beside = this.#memory.buffer.byteLength === this.#end;
    const pages = Math.ceil((beside ? start + bytes - this.#end : bytes) / PAGE);
    let old: number;
    try {
      old = this.#memory.grow(pages);
    } catch {
      throw new Refusal(
        'memory',
        `a search with so many nodes needs ${bytes >> 20} MB more than the 256 MB that a WebAssembly module of ${this.slug} may have; give it fewer nodes`,
      );
    }
    this.#end = (old + pages) * PAGE;
    return beside ? start : old * PAGE;
  }

  /** What lies in the memory now; after a call it may lie elsewhere, so ask again. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, size);
  }
  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }

  call(name: string, ...args: (number | bigint)[]): number | bigint {
    if (this.broken)
      throw new Refusal(
        'machine',
        `the WebAssembly module of ${this.slug} failed before; nothing is played on it any more`,
      );
    try {
      return (this.#exports[name] as Exported)(...args) ?? 0;
    } catch (fault) {
      this.broken = true;
      throw new Refusal(
        'machine',
        `the WebAssembly module of ${this.slug} failed in ${name}: ${why(fault)}; nothing changed`,
      );
    }
  }
}

/** Where lies in the memory what the driver's functions take and give. */
type Desk = Record<'loud' | 'mask' | 'options' | 'luck' | 'payoff', number>;

/** The functions of a game's driver (kernel/driver.py) over the bytes of records, which are never changed: the answer is new bytes. */
export class Machine {
  #instance: Instance | null = null;
  #at: Desk = { loud: 0, mask: 0, options: 0, luck: 0, payoff: 0 };
  /** The trained network, once a bot was asked for that needs it. */
  network: Network | null = null;

  constructor(
    readonly rules: Rules,
    readonly module: WebAssembly.Module,
    readonly modules: Modules | null = null,
  ) {}

  static async load(rules: Rules, modules: Modules): Promise<Machine> {
    return new Machine(rules, await load(rules, modules), modules);
  }

  /** Fetch what bots of this kind need beside the module. */
  async prepare(kind: string): Promise<void> {
    if (!this.network && this.modules && this.rules.levels[kind]?.learned)
      this.network = await loadNetwork(this.rules, this.modules);
  }

  #ready(): Instance {
    if (this.#instance && !this.#instance.broken) return this.#instance;
    const { size, slug } = this.rules;
    const made = new Instance(slug, this.module);
    const sizes = {
      loud: 2 * size.record,
      mask: 8 * size.mask_words,
      options: size.options,
      luck: 16,
      payoff: 8 * size.seats,
    };
    for (const [name, bytes] of Object.entries(sizes)) this.#at[name as keyof Desk] = made.take(bytes);
    return (this.#instance = made);
  }

  #with(record: Uint8Array): Instance {
    const instance = this.#ready();
    if (record.length !== this.rules.size.record)
      throw new Refusal(
        'bytes',
        `a table of ${this.rules.slug} has ${this.rules.size.record} bytes, not ${record.length}`,
      );
    instance.bytes(this.#at.loud, record.length).set(record);
    return instance;
  }

  #record(instance: Instance, second = 0): Uint8Array {
    const { record } = this.rules.size;
    return instance.bytes(this.#at.loud + second * record, record).slice();
  }

  deal(options: Uint8Array, seed: bigint, index: bigint): Uint8Array {
    const instance = this.#ready();
    instance.bytes(this.#at.options, options.length).set(options);
    instance.call('deal', this.#at.loud, this.#at.options, seed, index);
    return this.#record(instance);
  }

  /** The set of legal moves, as bytes. */
  legal(record: Uint8Array): Uint8Array {
    const instance = this.#with(record);
    instance.call('legal', this.#at.loud, this.#at.mask);
    return instance.bytes(this.#at.mask, 8 * this.rules.size.mask_words).slice();
  }

  step(record: Uint8Array, action: number): Uint8Array {
    const instance = this.#with(record);
    instance.call('step', this.#at.loud, action);
    return this.#record(instance);
  }

  /** What a seat (-1: a spectator) may see. */
  show(record: Uint8Array, seat: number): Uint8Array {
    const instance = this.#with(record);
    instance.call('show', this.#at.loud, seat);
    return this.#record(instance, 1);
  }

  redeal(record: Uint8Array, seat: number, seed: bigint, index = 0n): Uint8Array {
    const instance = this.#with(record);
    instance.call('redeal', this.#at.loud, seat, seed, index);
    return this.#record(instance);
  }

  payoff(record: Uint8Array, seats: number): number[] {
    const instance = this.#with(record);
    instance.bytes(this.#at.payoff, 8 * this.rules.size.seats).fill(0);
    instance.call('payoff', this.#at.loud, this.#at.payoff);
    return [...new Float64Array(instance.buffer, this.#at.payoff, seats)];
  }

  /** What a player of this kind (0: random, 1: the hand-written one) plays; its luck goes on. */
  choose(record: Uint8Array, mask: Uint8Array, luck: Uint32Array, player: number): number {
    const instance = this.#with(record);
    instance.bytes(this.#at.mask, mask.length).set(mask);
    new Uint32Array(instance.buffer, this.#at.luck, 4).set(luck);
    const choice = Number(instance.call('choose', this.#at.loud, this.#at.mask, this.#at.luck, player));
    luck.set(new Uint32Array(instance.buffer, this.#at.luck, 4));
    return choice;
  }
}
