// Sitting at a table: whose eyes are looked through, what is chosen and not yet confirmed, looking back, what is spoken.
import { untrack } from 'svelte';
import { frameOf } from '../games/frames';
import type { Choice } from '../games/scene';
import { lang } from '../sentences/lang.svelte';
import { api } from '../state/api';
import type { Key } from '../state/keys.svelte';
import { SeatLine } from '../state/line.svelte';
import { asksFirst, pace, settings } from '../state/settings.svelte';
import { say } from '../sentences/page.svelte';
import { gameOf } from '../state/games.svelte';
import { sound } from '../state/sound';
import type { Line, Replay, ReplayStep, State } from '../wire';

const SPOKEN = 40;
const MOMENT = 700; // milliseconds in which a decision without a choice is seen before it is made
const BESIDE: Line['cause'][] = ['undo', 'end', 'continued']; // lines that no step of a replay belongs to

export class Sitting {
  readonly table: string;
  readonly lines: SeatLine[];
  /** Which of the lines is looked through. */
  eye = $state(0);
  /** Has whoever looks through it taken the device? */
  #taken = $state(false);
  pending = $state<string | null>(null);
  /** The moves that the scene has narrowed the choice to; null: all. */
  offered = $state.raw<string[] | null>(null);
  /** Is the rest of the set-up being chosen, as a strong player would? */
  settingUp = $state(false);
  /** What was played by itself, in words, by the state in which it was. */
  itself = $state.raw<Map<number, string>>(new Map());
  /** What a screen reader says, newest last. */
  spoken = $state.raw<{ number: number; text: string }[]>([]);
  past = $state.raw<{ replay: Replay; at: number; seq: number } | null>(null);
  pastTrouble = $state('');
  #number = 0;

  constructor(table: string, keys: Key[]) {
    this.table = table;
    const held: (string | undefined)[] = keys.length ? keys.map((key) => key.key) : [undefined];
    this.lines = held.map(
      (key, i) =>
        new SeatLine(table, key, {
          shows: (line, state) => this.#shows(i, line, state),
          told: (line, state) => this.#told(i, line, state),
        }),
    );
    $effect(() => this.#turnTo());
    $effect(() => this.#goOn());
    $effect(() => this.#setUp());
    $effect(() => {
      void this.line.moves;
      untrack(() => (this.offered = null));
    });
    // a choice that is no longer legal is forgotten
    $effect(() => {
      const moves = this.line.moves;
      untrack(() => {
        if (this.pending && !moves.some((choice) => choice.move === this.pending)) this.pending = null;
      });
    });
    // whatever led here: a decision is always spoken, and so is for whom one's own choice waits
    $effect(() => {
      const state = this.line.shown;
      const deciding = (this.line.moves.length > 0 || !!state?.choice.length) && !this.veiled && this.line.atRest;
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
  /** What may be chosen at the table. Giving up is no such thing: it stands in the menu, and asks. */
  get moves(): Choice[] {
    return this.#all.filter((choice) => choice.move !== this.#game?.gives_up);
  }
  /** The move by which one gives up, where the game has one and it can be made now. */
  get givesUp(): Choice | null {
    return this.#all.find((choice) => choice.move === this.#game?.gives_up) ?? null;
  }
  /** Would a slip give something away? Such a move is asked about, whatever the settings say, and always has the key 0. */
  asks(move: string): boolean {
    return this.#game?.asks_first.includes(move) ?? false;
  }
  get #all(): Choice[] {
    return this.past || this.veiled ? [] : this.line.moves;
  }
  get #game() {
    return gameOf(this.info?.game ?? '');
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
    if ((!asksFirst() && !this.asks(move)) || this.pending === move) this.confirm(move);
    else this.pending = move;
  };

  offer = (moves: string[] | null): void => {
    this.offered = moves;
  };

  /** The move that is made by itself: there is no other, the game says that nobody learns a secret from it, and nobody has just
   * taken it back. */
  get forced(): Choice | null {
    const { line } = this;
    const [only, ...others] = this.moves;
    if (!settings.forced || !only || others.length || !line.atRest) return null;
    const safe = this.info?.hides === false || (this.#game?.forced.includes(this.#phase) ?? false);
    return safe && line.log.at(-1)?.cause !== 'undo' ? only : null;
  }

  /** May somebody leave the rest of the set-up to a strong player? Where hints are allowed. */
  get maySetUp(): boolean {
    const phases = frameOf(this.info?.game ?? '')?.setUp ?? [];
    return !!this.info?.hints && this.moves.length > 0 && phases.includes(this.#phase);
  }
  get #phase(): string {
    return String((this.line.shown?.view as { phase?: unknown } | undefined)?.phase ?? '');
  }

  #setUp(): void {
    const { line } = this;
    if (!this.settingUp || !this.moves.length) return;
    if (!this.maySetUp || line.refused) this.settingUp = false;
    else if (line.hint) {
      const best = line.hint.moves[0]?.move ?? this.moves[0]!.move;
      untrack(() => line.play(best));
    } else if (!line.thinking) untrack(() => line.ask());
  }

  #goOn(): (() => void) | undefined {
    const only = this.forced;
    if (!only) return undefined;
    const go = () => {
      if (this.forced?.move !== only.move) return;
      const text = say('forced-played', { label: only.label });
      this.itself = new Map(this.itself).set(this.line.latest?.at ?? -1, text);
      this.say(text);
      this.line.play(only.move);
    };
    const timer = setTimeout(go, pace() > 0 ? MOMENT : 0);
    return () => clearTimeout(timer);
  }

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
    const told = this.line.log.filter((l) => !l.undone && !BESIDE.includes(l.cause));
    await this.#open(
      told.findIndex((l) => l.seq === line.seq),
      line.seq,
    );
  }

  /** One step back or on; beyond the last one is now. */
  async walk(by: number): Promise<void> {
    const told = this.line.log.filter((l) => !l.undone && !BESIDE.includes(l.cause));
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
    this.itself = new Map();
    this.settingUp = false;
  }

  #shows(which: number, line: Line, state: State): void {
    if (which !== this.eye || this.veiled) return;
    const sounds = gameOf(this.info?.game ?? '')?.sounds ?? {};
    const heard = new Set(line.events.flatMap((event) => sounds[event.kind] ?? []));
    for (const what of [...heard].slice(0, 2)) sound(what);
    if (state.moves.length) sound('bell');
  }

  #told(which: number, line: Line, state: State): void {
    if (which !== this.eye || this.veiled) return;
    this.say([line.text, ...line.events.map((event) => event.text), state.prompt].filter(Boolean).join(' '));
  }
}
