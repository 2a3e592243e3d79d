// A move is planned in parts: a die, what to do with it, at whom, with which snowball. Esc forgets the plan.
import { cheapest, kinds, type Deed } from './deeds';

const AIMED = new Set(['throw', 'give', 'shove']);

export class Plan {
  #deeds: () => Deed[];
  #choose: (move: string) => void;
  die = $state<number | null>(null);
  verb = $state<string | null>(null);
  kid = $state<number | null>(null);

  constructor(deeds: () => Deed[], choose: (move: string) => void) {
    this.#deeds = deeds;
    this.#choose = choose;
  }

  /** What can be done, with the die that is picked. */
  open: Deed[] = $derived.by(() => this.#deeds().filter((deed) => this.die === null || deed.pay === this.die));
  /** The Kids that the plan may be aimed at. */
  targets: Set<number> = $derived.by(
    () =>
      new Set(
        this.open.filter((d) => d.kid >= 0 && (this.verb ? d.verb === this.verb : d.verb !== 'give')).map((d) => d.kid),
      ),
  );
  /** Left to settle: which snowball. */
  sizes: Deed[] = $derived.by(() =>
    this.kid === null
      ? []
      : kinds(this.open.filter((d) => d.kid === this.kid && (this.verb ? d.verb === this.verb : d.verb !== 'give'))),
  );
  begun: boolean = $derived(this.die !== null || this.verb !== null || this.kid !== null);

  takeDie(face: number): void {
    const same = this.die === face;
    this.cancel();
    this.die = same ? null : face;
  }

  /** One of the deeds offered: done at once, unless it needs somebody to be aimed at. */
  take(deed: Deed): void {
    const same = this.open.filter(
      (d) =>
        d.verb === deed.verb &&
        d.size === deed.size &&
        d.what === deed.what &&
        d.move.startsWith(deed.move.split(' by ')[0]!),
    );
    if (!AIMED.has(deed.verb)) return this.#do(cheapest(same) ?? deed);
    this.verb = deed.verb;
    this.kid = null;
    if (this.targets.size === 1) this.takeKid([...this.targets][0]!);
  }

  takeKid(id: number): void {
    if (!this.targets.has(id)) return;
    this.kid = id;
    if (this.sizes.length === 1) this.takeSize(this.sizes[0]!);
  }

  takeSize(deed: Deed): void {
    const same = this.open.filter(
      (d) => d.verb === deed.verb && d.kid === deed.kid && d.size === deed.size && d.yourself === deed.yourself,
    );
    this.#do(cheapest(same) ?? deed);
  }

  cancel(): void {
    this.die = this.verb = this.kid = null;
  }

  #do(deed: Deed): void {
    this.cancel();
    this.#choose(deed.move);
  }
}
