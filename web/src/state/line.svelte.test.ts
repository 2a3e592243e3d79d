import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer, State, TableInfo } from '../wire';
import { SeatLine } from './line.svelte';

const calm = vi.hoisted(() => ({ pace: 0, others: 0 }));
vi.mock('./settings.svelte', () => ({ pace: () => calm.pace, others: () => calm.others })); // it asks the browser about itself

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    Socket.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message satisfies unknown as FromServer) });
  }
  moves(): unknown[] {
    return this.sent.filter((m) => m.type === 'move');
  }
}

const table = { game: 'icicles', seats: [] } as unknown as TableInfo;
const view = { game: 'icicles', seats: 2, turn: 0, options: {}, you: 0, actor: 0 };
const state = (at: number) => ({ at, since: null, view, moves: [{ move: 'hide', label: 'hide' }] }) as unknown as State;
const welcome = (of: State | null) => ({ type: 'welcome', table, seat: 0, seq: 1, state: of, log: [], chat: [] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ticket: 'abc', seconds: 60 }), { status: 200 }));
});
afterEach(() => {
  Object.assign(calm, { pace: 0, others: 0 });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A seat that has sent a move and heard nothing. */
async function waiting(): Promise<SeatLine> {
  const line = new SeatLine('abcdefghjkmn', 'key');
  await vi.advanceTimersByTimeAsync(10);
  Socket.last.tell(welcome(state(1)));
  line.play('hide');
  expect(Socket.last.moves()).toHaveLength(1);
  return line;
}

/** The line breaks and is there again. */
async function again(): Promise<void> {
  Socket.last.readyState = 3;
  Socket.last.onclose?.();
  await vi.advanceTimersByTimeAsync(1000);
}

test('a move without an answer is sent again under its id when the line is back', async () => {
  const line = await waiting();
  const first = Socket.last.moves()[0];
  await again();
  Socket.last.tell(welcome(state(1)));
  expect(Socket.last.moves()).toEqual([first]);
  Socket.last.tell({ type: 'ack', id: line.sent!.id });
  expect(line.sent).toBeNull();
  line.close();
});

test('that somebody has chosen does not end what is being shown', async () => {
  const line = await waiting();
  const events = [{ kind: 'hide', seat: 0, a: 0, b: 0, c: 0, text: '' }];
  const told = { seq: 2, cause: 'move', seat: 0, move: 'hide', events, text: '', undone: false, voids: [], at: 5 };
  Socket.last.tell({ type: 'step', line: told, state: state(2) });
  const shown = line.events;
  expect(shown).toEqual(events);
  Socket.last.tell({ type: 'table', table, state: { ...state(2), chosen: [1] } });
  expect(line.events).toBe(shown);
  expect(line.shown!.chosen).toEqual([1]);
  expect(line.caughtUp).toBe(true);
  line.close();
});

const hidden = (seq: number) => ({
  seq,
  cause: 'move',
  seat: 0,
  move: 'hide',
  events: [],
  text: '',
  undone: false,
  voids: [],
  at: 5,
});
const undo = (seq: number, voids: number[]) => ({ ...hidden(seq), cause: 'undo', move: null, voids });
const voided = (line: SeatLine) => line.log.filter((one) => one.undone).map((one) => one.seq);

test('an undo says which lines are void, and no others are', async () => {
  const line = await waiting();
  for (const seq of [2, 3, 4])
    Socket.last.tell({ type: 'step', line: { ...hidden(seq), seat: seq % 2 }, state: state(seq) });
  Socket.last.tell({ type: 'step', line: undo(5, [3]), state: state(5) }); // not the newest of that seat
  expect(voided(line)).toEqual([3]);
  line.close();
});

test('what was taken back while the line was lost is void, too', async () => {
  const line = await waiting();
  Socket.last.tell({ type: 'step', line: hidden(2), state: state(2) });
  await again();
  Socket.last.tell({ ...welcome(state(3)), log: [undo(3, [2])] });
  expect(voided(line)).toEqual([2]);
  expect(line.log.map((one) => one.seq)).toContain(3);
  line.close();
});

test('a step stays for as long as its scene asks for, and goes on at once when it has been read', async () => {
  Object.assign(calm, { pace: 100, others: 1 });
  const line = await waiting();
  const step = (seq: number) => {
    const events = [{ kind: 'hide', seat: 1, a: 0, b: 0, c: 0, text: 'Mia hides.' }];
    const told = { seq, cause: 'move', seat: 1, move: 'hide', events, text: '', undone: false, at: seq };
    Socket.last.tell({ type: 'step', line: told, state: state(seq) });
  };
  for (const seq of [2, 3, 4]) step(seq);
  expect(line.shown?.at).toBe(2);
  line.rest(line.events, 5000);
  await vi.advanceTimersByTimeAsync(4900);
  expect(line.shown?.at).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(line.shown?.at).toBe(3);
  line.rest(line.events, 5000);
  line.rest(line.events, 0);
  expect(line.shown?.at).toBe(4);
  line.close();
});

test('it is not forgotten while there is no state yet', async () => {
  const line = await waiting();
  const first = Socket.last.moves()[0];
  await again();
  Socket.last.tell(welcome(null));
  expect(line.sent).not.toBeNull();
  expect(Socket.last.moves()).toEqual([]);
  Socket.last.tell({ type: 'table', table, state: state(1) });
  expect(Socket.last.moves()).toEqual([first]);
  Socket.last.tell({ type: 'table', table, state: state(1) });
  expect(Socket.last.moves()).toHaveLength(1);
  line.close();
});

test('it is sent again while the server cannot store anything, and given up when it is refused for good', async () => {
  const line = await waiting();
  const { id } = line.sent!;
  Socket.last.tell({ type: 'refused', code: 'storage', sentence: 'not now', id });
  await vi.advanceTimersByTimeAsync(2500);
  expect(Socket.last.moves()).toHaveLength(2);
  expect(new Set(Socket.last.moves().map((m) => (m as { id: string }).id))).toEqual(new Set([id]));
  Socket.last.tell({ type: 'refused', code: 'illegal move', sentence: 'no', id });
  expect(line.sent).toBeNull();
  line.close();
});

test('a move that the table has left behind is not sent again', async () => {
  const line = await waiting();
  await again();
  Socket.last.tell(welcome(state(2)));
  expect(line.sent).toBeNull();
  expect(Socket.last.moves()).toEqual([]);
  line.close();
});

test.each(['internal', 'rate', 'restart', 'slow', 'ticket'])(
  'after the farewell %s one comes back with a new ticket',
  async (code) => {
    const line = await waiting();
    const [before, first] = [Socket.last, Socket.last.moves()[0]];
    Socket.last.tell({ type: 'bye', code, sentence: 'come again' });
    await again();
    expect(Socket.last).not.toBe(before);
    Socket.last.tell(welcome(state(1)));
    expect([line.link, line.fatal]).toEqual(['open', null]);
    expect(Socket.last.moves()).toEqual([first]);
    line.close();
  },
);

test.each(['moved', 'no table', 'schema'])('the farewell %s is final', async (code) => {
  const line = await waiting();
  const before = Socket.last;
  Socket.last.tell({ type: 'bye', code, sentence: 'that was it' });
  await again();
  expect(Socket.last).toBe(before);
  expect(line.link).toBe('ended');
  line.close();
});

test('a ticket that the seat has no key for any more ends the coming back', async () => {
  const line = await waiting();
  const refused = JSON.stringify({ code: 'key', sentence: 'that key opens no seat' });
  vi.stubGlobal('fetch', async () => new Response(refused, { status: 401 }));
  Socket.last.tell({ type: 'bye', code: 'ticket', sentence: 'the seat has a new key' });
  await again();
  expect([line.link, line.fatal?.code]).toEqual(['ended', 'key']);
  line.close();
});

test('changes are laid over the view of the last state, also of one that is not shown', async () => {
  const line = new SeatLine('abcdefghjkmn', 'key');
  await vi.advanceTimersByTimeAsync(10);
  expect(Socket.last.sent[0]).toMatchObject({ type: 'hello', changes: true });
  Socket.last.tell(welcome({ ...state(1), view: { ...view, hand: 1, pile: 2 } }));
  const step = (seq: number, since: number, changes: object) =>
    Socket.last.tell({
      type: 'step',
      line: { seq, cause: 'move', seat: 1, events: [] },
      state: { ...state(seq), since, view: changes },
    });
  step(2, 1, { pile: 3 });
  expect(line.latest!.view).toEqual({ ...view, hand: 1, pile: 3 });
  step(2, 2, { hand: 7 }); // the line is known, what has changed is not
  step(3, 2, { pile: 4 });
  expect(line.latest!.view).toEqual({ ...view, hand: 7, pile: 4 });
  Socket.last.tell({ type: 'table', table, state: { ...state(3), since: 3, view: {} } });
  expect(line.latest!.view).toEqual({ ...view, hand: 7, pile: 4 });
  Socket.last.tell(welcome({ ...state(4), view: { ...view, hand: 5, pile: 5 } }));
  expect(line.latest!.view).toEqual({ ...view, hand: 5, pile: 5 });
  line.close();
});

test('a view that no scene can read ends it with a sentence, and nothing of it is shown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const line = new SeatLine('abcdefghjkmn', 'key');
  await vi.advanceTimersByTimeAsync(10);
  const { turn: _, ...less } = view;
  Socket.last.tell(welcome({ ...state(1), view: less }));
  expect([line.link, line.fatal?.code, line.shown]).toEqual(['ended', 'answer', null]);
  Socket.last.tell(welcome(state(1)));
});
