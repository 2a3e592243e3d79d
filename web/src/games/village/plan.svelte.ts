// A move is planned in parts: a die, at whom, with which snowball. Esc forgets the plan.
import { alike, cheapest, kinds, type Deed } from './deeds';

export class Plan {
  #deeds: () => Deed[];
  #choose: (move: string) => void;
  die = $state<number | null>(null);
  kid = $state<number | null>(null);

  constructor(deeds: () => Deed[], choose: (move: string) => void) {
    this.#deeds = deeds;
    this.#choose = choose;
  }

  /** What can be done, with the die that is picked. */
  open: Deed[] = $derived.by(() => this.#deeds().filter((deed) => this.die === null || deed.pays === this.die));
  /** The Kids that the plan may be aimed at. */
  targets: Set<number> = $derived.by(
    () => new Set(this.open.filter((d) => d.kid >= 0 && d.verb !== 'give').map((d) => d.kid)),
  );
  /** Left to settle: which snowball. */
  sizes: Deed[] = $derived.by(() =>
    this.kid === null ? [] : kinds(this.open.filter((d) => d.kid === this.kid && d.verb !== 'give')),
  );
  begun: boolean = $derived(this.die !== null || this.kid !== null);

  takeDie(face: number): void {
    const same = this.die === face;
    this.cancel();
    this.die = same ? null : face;
  }

  takeKid(id: number): void {
    if (!this.targets.has(id)) return;
    this.kid = id;
    if (this.sizes.length === 1) this.takeSize(this.sizes[0]!);
  }

  takeSize(deed: Deed): void {
    this.#do(this.#cheapest(deed));
  }

  #cheapest(deed: Deed): Deed {
    return cheapest(this.open.filter((other) => alike(other, deed))) ?? deed;
  }

  cancel(): void {
    this.die = this.kid = null;
  }

  #do(deed: Deed): void {
    this.cancel();
    this.#choose(deed.move);
  }
}
