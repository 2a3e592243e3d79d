// What a game shows and says of a record that one seat may see, without a server: `Table.view`, `Speech` and `Game.things` of the
// kernel in the browser. The game's own part is translated from its Python: web/src/games/<slug>/speech.ts.
import type { CommonView, GameEvent } from '../wire';
import type { Dict } from './python';
import type { Common } from './record';
import { GameVoice, say, type Arg, type Sentence } from './sentences';

/** An event: its kind, whose doing, three numbers. */
export interface Event {
  kind: string;
  seat: number;
  a: number;
  b: number;
  c: number;
}

export interface Speaker<Yard extends Common, Public, Private> {
  slug: string;
  names: string[];
  events: string[];
  read: (bytes: Uint8Array) => Yard;
  options: (t: Yard) => CommonView['options'];
  kinds: (t: Yard) => { names?: Record<string, string> };
  public: (t: Yard) => Public;
  private: (t: Yard, me: number) => Private;
  tell: (e: Event, t: Yard, me: number) => Sentence;
  prompt: (t: Yard, me: number) => Sentence;
  label: (move: string, t: Yard, me: number) => Sentence;
  things: (t: Yard) => Dict;
  rules: (t: Yard) => string[];
}

export type AnySpeaker = Speaker<Common, object, object>;

const FILES = import.meta.glob<{ speaker: AnySpeaker }>('../games/*/speech.ts');
const SAID = import.meta.glob<string>('../../../src/snowyard/games/*/sentences/*.ftl', {
  query: '?raw',
  import: 'default',
});
const TABLE = import.meta.glob<string>('../../../src/snowyard/sentences/*/table.ftl', {
  query: '?raw',
  import: 'default',
});

/** A game that speaks a language, fetched when it is wanted. */
export async function speaking(slug: string, lang: string): Promise<Speaking> {
  const own = SAID[`../../../src/snowyard/games/${slug}/sentences/${lang}.ftl`];
  const table = TABLE[`../../../src/snowyard/sentences/${lang}/table.ftl`];
  const file = FILES[`../games/${slug}/speech.ts`];
  if (!own || !table || !file) throw new Error(`there is no ${slug} in ${lang}`);
  const [{ speaker }, ...said] = await Promise.all([file(), table(), own()]);
  return new Speaking(speaker, new GameVoice(lang, said));
}

/** Everything is said to a seat `me` (-1: a spectator), from the bytes that this seat may see. */
export class Speaking {
  constructor(
    readonly speaker: AnySpeaker,
    readonly voice: GameVoice,
  ) {}

  /** What a screen draws: the public part is made from what a spectator sees. */
  view(spectator: Common, own: Common, me: number): CommonView {
    const { speaker } = this;
    const common = {
      game: speaker.slug,
      seats: spectator.seats,
      turn: spectator.turn,
      options: speaker.options(spectator),
      ...speaker.kinds(spectator),
    };
    return { ...common, ...speaker.public(spectator), you: me, actor: own.actor, ...speaker.private(own, me) };
  }

  prompt(own: Common, me: number, names: string[]): string {
    return this.voice.text(this.speaker.prompt(own, me), me, names);
  }

  /** What the buttons of these moves say. */
  labels(actions: number[], own: Common, me: number, names: string[]): { move: string; label: string }[] {
    return actions.map((action) => {
      const move = this.speaker.names[action]!;
      return { move, label: this.voice.text(this.speaker.label(move, own, me), me, names) };
    });
  }

  /** What the last move did. */
  events(own: Common): Event[] {
    return own.event
      .slice(0, own.event_count)
      .map(([kind, seat, a, b, c]) => ({ kind: this.speaker.events[kind!]!, seat: seat!, a: a!, b: b!, c: c! }));
  }

  /** The same with each event's sentence, spoken to `me`. */
  told(own: Common, me: number, names: string[]): GameEvent[] {
    return this.events(own).map((event) => ({
      ...event,
      text: this.voice.text(this.speaker.tell(event, own, me), me, names),
    }));
  }

  story(own: Common, me: number, names: string[]): string[] {
    return this.told(own, me, names).map(({ text }) => text);
  }

  /** What can be looked up at a table of these options. */
  things(own: Common): { id: string; name: string; about: string }[] {
    return this.speaker
      .things(own)
      .items()
      .map(([id, numbers]: [string, Dict]) => {
        const args = Object.fromEntries(numbers.items()) as Record<string, Arg>;
        return { id, name: this.voice.text(say(id, args)), about: this.voice.text(say(`${id}.about`, args)) };
      });
  }
}
