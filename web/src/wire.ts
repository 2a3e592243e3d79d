// The types of everything on the wire. Made from forms.py and messages.py in src/snowyard/server by
//     python -m snowyard.server.typescript
// A test fails when they differ: change those, never this file.

export const SPECTATOR = -1;
export const SOMEBODY = -2;

/** Something was refused and nothing was changed. `code` is stable; `sentence` says what is wrong and what is
 *  right. `id`: the request it answers. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  id: string | null;
}

/** An option of a game. `low` and `high` bound a number; `choices` are the words of a choice, or some that a text
 *  may be; `values` says it all in words. For the form of a new table: `group` says where it stands (the game,
 *  house rules, for experts), `about` explains it, `words` is what people call some of its values, and it counts
 *  `only` where these other options have these values. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "switch" | "text";
  default: boolean | number | string;
  low: number | null;
  high: number | null;
  choices: string[];
  values: string;
  meaning: string;
  rule: string;
  group: "expert" | "game" | "house";
  about: string;
  words: Record<string, string>;
  only: Record<string, boolean | number | string>;
}

/** `short_title` tells games of the same title apart. `difficulty`: to learn, from 1, easy, to 3. `seats_from`:
 *  the options whose product is the number of seats; none: players choose it. `sounds`: what is heard at an
 *  event, by its kind. `own`: the parts of its view that each viewer sees in its own way. `words`: what parts and
 *  words of the view are called, where the game says so. `gives_up`: the move by which a player gives up, "" if
 *  the game has none: it has no number and no single key, and is asked about. `asks_first`: moves that a screen
 *  asks about once, since a slip would give something away. `lessons`: the steps in which a page teaches it;
 *  none: it has no lessons. `forced`: phases in which a screen may make the only move by itself, even where
 *  something is hidden. `levels`: those of its bots, by their names. */
export interface GameInfo {
  slug: string;
  title: string;
  short_title: string;
  summary: string;
  designers: string[];
  publisher: string;
  least_seats: number;
  most_seats: number;
  seats_from: string[];
  least_minutes: number;
  most_minutes: number;
  difficulty: number;
  sounds: Record<string, "dice" | "hit" | "page" | "throw" | "win">;
  rules_version: number;
  options: OptionInfo[];
  own: string[];
  words: Record<string, string>;
  gives_up: string;
  asks_first: string[];
  lessons: string[];
  forced: string[];
  levels: string[];
}

/** How well a bot plays. `default`: what fills a seat when nobody says. */
export interface LevelInfo {
  name: string;
  meaning: string;
  default: boolean;
}

export interface Games {
  games: GameInfo[];
  levels: LevelInfo[];
  version: string;
}

/** `lang` is the language it is in: the one asked for if there is such a page, else English. */
export interface Rulebook {
  markdown: string;
  lang: "de" | "en" | "fr";
}

/** Something on the table that can be looked up: a card, a die face, a token, a power. `about` cites the rule. */
export interface ThingInfo {
  id: string;
  name: string;
  about: string;
}

export interface Things {
  things: ThingInfo[];
}

/** `off`; `move`: so many seconds a decision; `bank`: so many seconds for the whole game, and `more` after each
 *  decision; `days`: correspondence, a deadline counted in seconds over days. */
export interface Clock {
  kind?: "bank" | "days" | "move" | "off";
  seconds?: number;
  more?: number;
}

/** Who shall sit here: `me` (whoever asks), `open` (whoever has the link), `bot`, or `guest` (another person at
 *  the same screen: the key comes to whoever asks). */
export interface SeatPlan {
  kind: "bot" | "guest" | "me" | "open";
  name?: string;
  level?: string;
  salt?: string;
}

/** The options without `seats`: there are as many seats as plans. Nobody open: the game starts at once. `lot`:
 *  who sits where is drawn by lot from the committed seed; else the first plan is for seat 0, and so on. `hints`:
 *  may players ask for hints? Null: only where fewer than two people play. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string>;
  clock?: Clock;
  listed?: boolean;
  lot?: boolean;
  hints?: boolean | null;
}

/** A game begun in a browser goes on here. `record`: its record file, with its seed. `seats`: who sits there from
 *  now on, one plan for each seat of the game. The lowest seat of `me` or `guest` keeps what it knows; what it
 *  could not know is dealt anew. So where players hide something, only one such seat is allowed. */
export interface Continue {
  record: string;
  seats: SeatPlan[];
  clock?: Clock;
  hints?: boolean | null;
}

/** The key lets its holder act for this seat. It is shown once and kept nowhere but with its holder. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** How others come to this server. `addresses`: where, as far as it knows; told only to whoever asks from the
 *  server's own machine (the others came by one). `only_here`: nobody but this machine reaches it. */
export interface Reach {
  addresses: string[];
  only_here: boolean;
}

/** What an invitation's link carries. */
export interface Invitation {
  invite: string;
}

/** `good`: this invitation opens this table. */
export interface Invited {
  good: boolean;
}

/** `link` is the path that invites: whoever opens it may join. */
export interface TableMade {
  table: string;
  invite: string;
  link: string;
  seats: SeatKey[];
}

/** `seat`: a certain one, else one of the open seats by lot. */
export interface Join {
  invite: string;
  name: string;
  salt?: string;
  seat?: number | null;
}

export interface Seated {
  table: string;
  seat: number;
  key: string;
}

/** Begin now: bots of this level sit down on the open seats. */
export interface Start {
  level?: string;
}

/** An empty object. */
export interface Nothing {
}

/** A rematch; `salt` as when joining. */
export interface Again {
  salt?: string;
}

/** Opens one socket, once, within `seconds`. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** Typed on another device within `seconds`, once, it moves the seat there. */
export interface ReclaimCode {
  code: string;
  seconds: number;
}

export interface Reclaim {
  code: string;
}

/** The keys a browser holds. */
export interface Mine {
  keys: string[];
}

/** `here`: connected now. `resigned`: gave the seat up for good. `away`: a person's seat that a bot plays until
 *  the person is back. `late`: how many decisions in a row the clock had to make. `idle`: disconnected for so
 *  long that anybody at the table may let a bot play on; in correspondence games late and not connected, so that
 *  anybody may ask for one. `asked`: a bot was asked for, and comes then unless the player objects (`back`) or
 *  moves. `left`: the milliseconds that this person has for the next decision, or for the one at hand as it
 *  began; null: no clock runs for this seat. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  here: boolean;
  away: boolean;
  resigned: boolean;
  late: number;
  idle: boolean;
  asked: number | null;
  left: number | null;
}

/** A seat asks to take back; every seat in `waiting` must say yes. */
export interface Ask {
  kind: "undo";
  seat: number;
  waiting: number[];
}

/** A game that was begun in a browser: `moves` were made there, and whoever has this `seat` could know every card
 *  and roll until then. `commitment` and `seed` are those of the beginning; the seed is null until the game is
 *  over. */
export interface Earlier {
  seat: number;
  moves: number;
  commitment: string;
  seed: string | null;
}

/** What everybody may know about a table. `hides`: with these options players hide something from each other, so
 *  people who share a screen need a curtain. `hints`: players may ask for hints here. `actor`: who decides, as
 *  far as that is public (-2: somebody; -1: nobody). `commitment` is the SHA-256 of the seed; `seed` is null
 *  until the game is over. `salts` are the players' part in the dice. `ended`: by the rules, or because all but
 *  one resigned. `over_at`: when the last thing happened there; null until the game is over, because it could
 *  tell who did something in secret. `earlier`: the game was begun in a browser; else null. `feedback`: the seats
 *  that have said what they think of the game; not what. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  listed: boolean;
  options: Record<string, boolean | number | string>;
  remarks: string[];
  hides: boolean;
  hints: boolean;
  clock: Clock;
  seats: SeatInfo[];
  watchers: number;
  actor: number;
  ask: Ask | null;
  created: number;
  commitment: string;
  seed: string | null;
  salts: Record<string, string>;
  ended: "" | "resigned" | "rules";
  over_at: number | null;
  payoff: number[] | null;
  rematch: string | null;
  earlier: Earlier | null;
  feedback: number[];
}

export interface TableList {
  tables: TableInfo[];
}

/** `waiting`: this seat must decide (or answer) now. `deadline`: until when, if a clock runs. */
export interface MyTable {
  table: TableInfo;
  seat: number;
  waiting: boolean;
  deadline: number | null;
}

/** Those that wait for me first. Keys that open nothing any more are named in `unknown` by their place in the
 *  request. */
export interface MyTables {
  tables: MyTable[];
  unknown: number[];
}

/** `move` is the canonical text to send; `label` is what a person reads. */
export interface MoveChoice {
  move: string;
  label: string;
}

/** One thing that happened, for animation; `text` is the same as a sentence spoken to this viewer. */
export interface GameEvent {
  kind: string;
  seat: number;
  a: number;
  b: number;
  c: number;
  text: string;
}

/** `free`: my last move can be taken back at once; `ask`: only if those who decided since agree; `no`: `why` says
 *  why. `voids`: the lines of this viewer that are void then; none where it is a choice that is not played yet.
 *  `question`: while a seat asks to take back (`ask` of the table), the lines of this viewer that would be void,
 *  if they know whose they are. */
export interface Undo {
  can: "ask" | "free" | "no";
  why: string;
  voids: number[];
  question: number[];
}

/** The table as it lies before one viewer. `at` is the number of the last line this viewer has: send it with a
 *  move. `since`: only those parts of it that differ from the view of the state with that `at`, which this viewer
 *  had last; null: all of it. `moves` is empty unless this seat decides. `asked`: all who decide now, as far as
 *  this viewer knows; where they are several, they choose at the same time: `chosen` are those of them who have,
 *  `choice` is what this seat itself has chosen and can still take back. */
export interface State {
  at: number;
  since: number | null;
  view: SentView;
  moves: MoveChoice[];
  prompt: string;
  rules: string[];
  actor: number;
  asked: number[];
  chosen: number[];
  choice: MoveChoice[];
  undo: Undo;
  over: boolean;
  payoff: number[] | null;
  deadline: number | null;
}

/** One entry of this viewer's log, numbered without gaps for each viewer: what a viewer may not notice is no line
 *  of theirs. `cause`: the deal, a person's move, a bot's, the clock's, a move taken back, the end by
 *  resignation, or that a game begun elsewhere goes on here (`continued`: the lines before are from there).
 *  `move` is told only to whoever made it. `text`: what the table itself says beside the events. `undone`: taken
 *  back later, so its events are not told again. `voids`: the lines of this viewer that an undo takes back. */
export interface Line {
  seq: number;
  cause: "bot" | "continued" | "end" | "move" | "start" | "time" | "undo";
  seat: number;
  move: string | null;
  events: GameEvent[];
  text: string;
  undone: boolean;
  voids: number[];
  at: number;
}

/** Plain text. `seat` -1: a watcher. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** One step of a replay with the table after it. `number` 0 is the deal. `seat_views`: with all cards open what
 *  each seat saw, else empty. */
export interface ReplayStep {
  number: number;
  seat: number;
  move: string | null;
  label: string;
  events: GameEvent[];
  view: SentView;
  seat_views: SentView[];
  prompt: string;
}

/** `seat`: through whose eyes; -1: what everybody could see; -2: all cards open (games that are over only). */
export interface Replay {
  game: string;
  title: string;
  names: string[];
  seat: number;
  over: boolean;
  payoff: number[] | null;
  steps: ReplayStep[];
}

/** Each seat's estimated chance to win after each step of a finished game, by step number; `error` is the
 *  standard error of one of them at most. `ready` false: still being worked out, `steps` holds what there is so
 *  far. */
export interface Chances {
  ready: boolean;
  done: number;
  total: number;
  error: number;
  steps: number[][];
}

/** The first message. `since`: the number of the last line seen; only later ones are sent again. `changes`: send
 *  of a view only what has changed since the last one, which is shorter (`since` of `State`). */
export interface Hello {
  type: "hello";
  ticket: string;
  since?: number | null;
  lang?: "de" | "en" | "fr";
  changes?: boolean;
}

/** `at` is the `at` of the state that the player looked at. */
export interface MakeMove {
  type: "move";
  id: string;
  move: string;
  at: number;
}

/** Take back my last choice or move, or ask those who decided since. */
export interface TakeBack {
  type: "undo";
  id: string;
}

/** Yes or no to what was asked of me. */
export interface Answer {
  type: "answer";
  id: string;
  yes: boolean;
}

export interface Resign {
  type: "resign";
  id: string;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** What would a strong player do? */
export interface AskHint {
  type: "hint";
  id: string;
}

/** A bot plays for a seat: my own, or one whose player is `idle`. `level` counts for my own only. */
export interface LetBotPlay {
  type: "bot";
  id: string;
  seat: number;
  level?: string;
}

/** I play for myself: a bot does no more, or shall not though others ask for one. */
export interface ComeBack {
  type: "back";
  id: string;
}

/** From now on in this language; the state comes again. */
export interface Speak {
  type: "lang";
  id: string;
  lang: "de" | "en" | "fr";
}

/** What I say of a game that is over, played with a variant: once. `fun`: 1 (none) to 5 (much). */
export interface GiveFeedback {
  type: "feedback";
  id: string;
  fun: number;
  too_long?: boolean;
  unfair?: boolean;
  sentence?: string;
}

export interface Ping {
  type: "ping";
}

/** The answer to hello. `state` is null while the table waits for players. `log`: the lines after `since` (at
 *  most the last 300; older ones are in the replay). */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number;
  seq: number;
  state: State | null;
  log: Line[];
  chat: ChatLine[];
}

/** One more line, and the table after it. */
export interface Step {
  type: "step";
  line: Line;
  state: State;
}

/** Seats, names, bots, connections, questions, the status or who has chosen changed. `state` comes with it if it
 *  changed for this viewer too. */
export interface Changed {
  type: "table";
  table: TableInfo;
  state: State | null;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** What was asked for under this id is committed. */
export interface Ack {
  type: "ack";
  id: string;
}

/** `chance` to win if played, with its standard error; both null if the adviser only names a move. */
export interface HintMove {
  move: string;
  label: string;
  chance: number | null;
  error: number | null;
}

/** Best first. `at`: the state it was worked out for. */
export interface Hint {
  type: "hint";
  id: string;
  at: number;
  moves: HintMove[];
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  code: string;
  sentence: string;
}

export interface Pong {
  type: "pong";
}

/** What everybody sees of any game. `names`: what a variant calls its own kinds, by their names in the variant's
 *  file: {"cards.spare-1": "Icicle"}; not there where it names none. */
export interface CommonPublic {
  game: string;
  seats: number;
  turn: number;
  options: Record<string, boolean | number | string>;
  names?: Record<string, string>;
}

/** What every viewer sees in its own way. `you`: -1 for a watcher. `actor`: -1: nobody decides, -2: somebody. */
export interface CommonPrivate {
  you: number;
  actor: number;
}

export type CommonView = CommonPublic & CommonPrivate;

/** The names of what is always sent. */
export type Always<T> = { [Part in keyof T as object extends Pick<T, Part> ? never : Part]: true };

export const COMMON_PARTS: Always<CommonView> = { game: true, seats: true, turn: true, options: true, you: true, actor: true };

/** A view on its way: of any game, or only what has changed of it. It is read in games/sent.ts. */
export type SentView = Partial<CommonView> & Record<string, unknown>;

export type FromClient =
  | Hello
  | MakeMove
  | TakeBack
  | Answer
  | Resign
  | Say
  | AskHint
  | LetBotPlay
  | ComeBack
  | Speak
  | GiveFeedback
  | Ping;

export type FromServer =
  | Welcome
  | Step
  | Changed
  | Chat
  | Ack
  | Refused
  | Hint
  | Bye
  | Pong;
