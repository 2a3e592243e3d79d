// A variant while it is being made: what differs, how it came to that, and what is wrong with it.
import type { Rules } from '../engine/game';
import type { Given } from '../engine/options';
import {
  faultsOf,
  isSpare,
  same,
  sectionsOf,
  spotsOf,
  variantText,
  type Changes,
  type Spot,
  type Value,
} from './entries';

/** What undo brings back. */
interface State {
  changes: Changes;
  /** Spare kinds that are shown, such as `cards.spare-1`. */
  opened: readonly string[];
}

export class Draft {
  readonly spots: Spot[];
  readonly sections;
  readonly #byPath: Map<string, Spot>;
  #now = $state.raw<State>({ changes: {}, opened: [] });
  #past = $state.raw<State[]>([]);
  #future = $state.raw<State[]>([]);
  /** The options of the table: how many play. */
  given = $state.raw<Given>({});
  name = $state('');
  faults = $derived.by(() => faultsOf(this.rules, this.spots, this.given, this.#now.changes));

  constructor(
    readonly rules: Rules,
    given: Given,
    changes: Changes = {},
    name = '',
  ) {
    this.spots = spotsOf(rules);
    this.sections = sectionsOf(this.spots);
    this.#byPath = new Map(this.spots.map((spot) => [spot.path, spot]));
    this.given = given;
    this.name = name;
    this.#now = { changes, opened: this.#used(changes) };
  }

  get changes(): Changes {
    return this.#now.changes;
  }
  get opened(): readonly string[] {
    return this.#now.opened;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  get count(): number {
    return Object.keys(this.changes).length;
  }
  get isRight(): boolean {
    return Object.keys(this.faults).length === 0;
  }
  get variant(): string {
    return variantText(this.changes);
  }

  value(path: string): Value {
    return this.changes[path] ?? this.#byPath.get(path)!.printed;
  }
  spot(path: string): Spot {
    return this.#byPath.get(path)!;
  }

  /** The spare kinds of a section, and those that are not shown yet. */
  spares(section: string): { all: string[]; left: string[] } {
    const own = this.sections.find(({ name }) => name === section);
    const all = (own?.rows ?? [])
      .filter((row) => isSpare(row) && this.#byPath.has(`${section}.${row}.name`))
      .map((row) => `${section}.${row}`);
    return { all, left: all.filter((kind) => !this.opened.includes(kind)) };
  }
  /** Is this row or column of a section shown? Spare kinds are, once they are used. */
  shows(section: string, thing: string): boolean {
    if (!isSpare(thing)) return true;
    return this.spares(section).all.length
      ? this.opened.includes(`${section}.${thing}`)
      : this.opened.some((kind) => kind.endsWith(`.${thing}`));
  }

  set(path: string, value: Value): void {
    const rest = Object.fromEntries(Object.entries(this.changes).filter(([other]) => other !== path));
    const changes = same(value, this.spot(path).printed) ? rest : this.#ordered({ ...rest, [path]: value });
    if (!same(value, this.value(path))) this.#become({ changes, opened: this.opened });
  }
  reset(path: string): void {
    this.set(path, this.spot(path).printed);
  }
  resetAll(): void {
    if (this.count || this.opened.length) this.#become({ changes: {}, opened: [] });
  }
  /** All of it at once: a file, a kept variant. */
  take(changes: Changes, name = this.name): void {
    this.name = name;
    this.#become({ changes: this.#ordered(changes), opened: this.#used(changes) });
  }
  open(kind: string): void {
    this.#become({ changes: this.changes, opened: [...this.opened, kind] });
  }
  /** A spare kind is no longer wanted. */
  close(kind: string): void {
    const [, thing] = kind.split('.');
    const kept = Object.entries(this.changes).filter(
      ([path]) => !path.startsWith(`${kind}.`) && !(this.#alone(kind) && path.split('.').includes(thing!)),
    );
    this.#become({ changes: Object.fromEntries(kept), opened: this.opened.filter((other) => other !== kind) });
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
  }
  redo(): void {
    const after = this.#future[0];
    if (!after) return;
    this.#past = [...this.#past, this.#now];
    this.#future = this.#future.slice(1);
    this.#now = after;
  }

  #become(next: State): void {
    this.#past = [...this.#past.slice(-199), this.#now];
    this.#future = [];
    this.#now = next;
  }
  /** In the order of the game's own file, so that the same variant is the same text however it was made. */
  #ordered(changes: Changes): Changes {
    return Object.fromEntries(
      this.spots.filter(({ path }) => changes[path] !== undefined).map(({ path }) => [path, changes[path]!]),
    );
  }
  #used(changes: Changes): string[] {
    const kinds = this.sections.flatMap(({ name }) => this.spares(name).all);
    return kinds.filter((kind) => {
      const thing = kind.split('.')[1]!;
      return Object.keys(changes).some(
        (path) => path.startsWith(`${kind}.`) || (this.#alone(kind) && path.split('.').includes(thing)),
      );
    });
  }
  /** Is there no spare of this number in another section, so that its number means this one everywhere? */
  #alone(kind: string): boolean {
    const thing = kind.split('.')[1]!;
    return this.sections.filter(({ name }) => this.#byPath.has(`${name}.${thing}.name`)).length === 1;
  }
}
