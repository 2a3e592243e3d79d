// Sitting at a table: whose eyes are looked through, what is chosen and not yet confirmed, looking back, what is spoken.
import { untrack } from 'svelte';
import type { Choice } from '../games/scene';
import { lang } from '../sentences/lang.svelte';
import { api } from '../state/api';
import type { Key } from '../state/keys.svelte';
import { SeatLine } from '../state/line.svelte';
import { asksFirst } from '../state/settings.svelte';
import { gameOf } from '../state/games.svelte';
import { sound } from '../state/sound';
import type { Line, Replay, ReplayStep, State } from '../wire';

const SPOKEN = 40;

export class Sitting {
  readonly table: string;
  readonly lines: SeatLine[];
  /** Which of the lines is looked through. */
  eye = $state(0);
  /** Has whoever looks through it taken the device? */
  #taken = $state(false);
  pending = $state<string | null>(null);
  /** What a screen reader says, newest last. */
  spoken = $state.raw<{ number: number; text: string }[]>([]);
  past = $state.raw<{ replay: Replay; at: number; seq: number } | null>(null);
  pastTrouble = $state('');
  #number = 0;

  constructor(table: string, keys: Key[]) {
    this.table = table;
    const held: (string | undefined)[] = keys.length ? keys.map((key) => key.key) : [undefined];
    this.lines = held.map((key, i) => new SeatLine(table, key, { told: (line, state) => this.#told(i, line, state) }));
    $effect(() => this.#turnTo());
    // a choice that is no longer legal is forgotten
    $effect(() => {
      const moves = this.line.moves;
      untrack(() => {
        if (this.pending && !moves.some((choice) => choice.move === this.pending)) this.pending = null;
      });
    });
    // whatever led here: a decision is always spoken
    $effect(() => {
      const state = this.line.shown;
      const deciding = this.line.moves.length > 0 && !this.veiled;
      untrack(() => {
        if (state && deciding && !this.spoken.at(-1)?.text.includes(state.prompt)) this.say(state.prompt);
      });
    });
    $effect(() => {
      const tongue = lang();
      untrack(() => {
        for (const line of this.lines) if (line.link === 'open') line.speak(tongue);
      });
    });
    $effect(() => () => this.lines.forEach((line) => line.close()));
  }

  get line(): SeatLine {
    return this.lines[this.eye]!;
  }
  get info() {
    return this.line.info;
  }
  get me(): number {
    return this.line.seat;
  }
  get mine(): number[] {
    return this.lines.map((line) => line.seat).filter((seat) => seat >= 0);
  }
  get hotSeat(): boolean {
    return this.lines.length > 1;
  }
  get moves(): Choice[] {
    return this.past || this.veiled ? [] : this.line.moves;
  }
  /** The line of whoever at this screen must decide; -1: nobody here. */
  get next(): number {
    return this.lines.findIndex((line) => (line.latest?.moves.length ?? 0) > 0);
  }
  /** The device changes hands: nothing of any seat may be on the page. So it begins, until somebody takes the device or it is
   * known that this table hides nothing. */
  get veiled(): boolean {
    return this.hotSeat && !this.#taken && (this.info?.hides ?? true) && !this.lines.some((line) => line.latest?.over);
  }
  /** Must somebody at this screen decide now? */
  get myTurn(): boolean {
    return this.lines.some((line) => (line.latest?.moves.length ?? 0) > 0);
  }
  get step(): ReplayStep | null {
    return this.past ? (this.past.replay.steps[this.past.at] ?? null) : null;
  }

  choose = (move: string): void => {
    if (!this.moves.some((choice) => choice.move === move)) return;
    if (!asksFirst() || this.pending === move) this.confirm(move);
    else this.pending = move;
  };

  confirm(move = this.pending): void {
    this.pending = null;
    if (move) this.line.play(move);
  }

  /** The next one has the device now. */
  lift(): void {
    if (this.next < 0) return;
    this.eye = this.next;
    this.#taken = true;
    const state = this.line.latest;
    if (state) this.say(state.prompt);
  }

  say(text: string): void {
    if (!text) return;
    this.spoken = [...this.spoken.slice(1 - SPOKEN), { number: ++this.#number, text }];
  }

  /** Look at the table as it was after a line of the log. */
  async lookBack(line: Line): Promise<void> {
    const told = this.line.log.filter((l) => !l.undone && l.cause !== 'undo' && l.cause !== 'end');
    await this.#open(told.findIndex((l) => l.seq === line.seq), line.seq);
  }

  /** One step back or on; beyond the last one is now. */
  async walk(by: number): Promise<void> {
    const told = this.line.log.filter((l) => !l.undone && l.cause !== 'undo' && l.cause !== 'end');
    const at = (this.past ? this.past.at : told.length - 1) + by;
    if (at >= told.length - 1) this.past = null;
    else if (at >= 0) await this.#open(at, told[at]?.seq ?? 0);
  }

  async #open(at: number, seq: number): Promise<void> {
    if (at < 0) return;
    const line = this.line;
    this.pastTrouble = '';
    this.pending = null;
    try {
      const known = this.past?.replay;
      const replay = known && known.steps.length > at ? known : await api.replay(this.table, this.me, lang(), line.key);
      if (this.veiled || this.line !== line) return; // it came too late: somebody else has the device
      this.past = { replay, at: Math.min(at, replay.steps.length - 1), seq };
      this.say(replay.steps[this.past.at]?.events.map((event) => event.text).join(' ') ?? '');
    } catch (error) {
      this.pastTrouble = (error as Error).message;
    }
  }

  /** Look through the eyes of whoever at this screen decides next; where something is hidden, after a curtain. */
  #turnTo(): void {
    const next = this.next;
    const settled = this.line.caughtUp;
    const hides = this.info?.hides ?? true;
    if (!this.hotSeat || next < 0) return;
    untrack(() => {
      const here = (this.line.latest?.moves.length ?? 0) > 0;
      if (this.veiled || here || !settled || next === this.eye) return;
      if (hides) this.#fall();
      else this.eye = next;
    });
  }

  /** Forget whatever was on the page of the one who had the device. */
  #fall(): void {
    this.#taken = false;
    this.pending = null;
    this.past = null;
    this.pastTrouble = '';
    this.spoken = [];
  }

  #told(which: number, line: Line, state: State): void {
    if (which !== this.eye || this.veiled) return;
    const sounds = gameOf(this.info?.game ?? '')?.sounds ?? {};
    const heard = new Set(line.events.flatMap((event) => sounds[event.kind] ?? []));
    for (const what of [...heard].slice(0, 2)) sound(what);
    if (state.moves.length) sound('bell');
    this.say([line.text, ...line.events.map((event) => event.text), state.prompt].filter(Boolean).join(' '));
  }
}
