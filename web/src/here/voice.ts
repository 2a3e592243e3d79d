// What a table itself has to say, in the languages that games speak: server/speech.py in the browser.
import { GameVoice, say, Seat } from '../engine/sentences';

const FILES = import.meta.glob<string>('../../../src/snowyard/sentences/*/table.ftl', {
  query: '?raw',
  import: 'default',
});
type Said = (id: string, seats: Record<string, number>, viewer: number, names: string[]) => string;
const known = new Map<string, Promise<Said>>();

async function fetched(lang: string): Promise<Said> {
  const voice = new GameVoice(lang, [await FILES[`../../../src/snowyard/sentences/${lang}/table.ftl`]!()]);
  return (id, seats, viewer, names) =>
    voice.text(
      say(id, Object.fromEntries(Object.entries(seats).map(([name, seat]) => [name, new Seat(seat)]))),
      viewer,
      names,
    );
}

/** A sentence about seats, to the viewer at one of them or to somebody who watches. */
export function tableVoice(lang: string): Promise<Said> {
  let voice = known.get(lang);
  if (!voice) known.set(lang, (voice = fetched(lang)));
  return voice;
}
