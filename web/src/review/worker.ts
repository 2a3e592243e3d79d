/// <reference lib="webworker" />
// Looks at some moves of a finished game: first how each table stood, then what each decision was worth. Whoever needs it no more ends it.
import { Refusal } from '../engine/local';
import { read } from '../engine/recordfile';
import { Reviewer } from '../engine/review';
import { factsOf } from '../engine/review';
import { speaking } from '../engine/speaker';
import { modulesAt } from '../here/modules';
import type { Match } from '../engine/match';
import type { Verdict } from '../engine/verdict';
import type { FromReviewer, Labels, ToReviewer } from './messages';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromReviewer) => self.postMessage(message);
const found = new Map<number, Verdict>();
let match: Match | null = null;
let lang = 'en';

// a pause without the least wait that timers have: a new language may come in between
const channel = new MessageChannel();
const paused: (() => void)[] = [];
channel.port1.onmessage = () => paused.shift()?.();
const pause = (): Promise<void> =>
  new Promise((done) => {
    paused.push(done);
    channel.port2.postMessage(null);
  });

async function labelled(of: Match, number: number, { played, best }: Verdict): Promise<Labels> {
  const voice = await speaking(of.rules.slug, lang);
  const { seat } = of.moves[number - 1]!;
  const [one, other] = voice.labels([played, best], of.at(number - 1).seen(seat), seat, of.names);
  return { number, played: one!.label, best: other!.label, bestName: other!.move };
}

async function review(said: Extract<ToReviewer, { record: string }>): Promise<void> {
  lang = said.lang;
  const of = (match = await read(said.record, modulesAt(said.base)));
  const reviewer = new Reviewer(of);
  const { nameOf: _, ...facts } = factsOf(of);
  if (said.part === 0)
    post({ facts: { ...facts, ownDice: of.ownDice }, aBatch: reviewer.aBatch, start: reviewer.value(0) });
  const numbers = of.moves.map((_, i) => i + 1).filter((number) => number % said.of === said.part);
  for (const number of numbers) {
    post({ standing: reviewer.standing(number) });
    await pause();
  }
  for (const number of numbers) {
    const thinking = reviewer.verdict(number);
    let slice = thinking.next();
    while (!slice.done) slice = thinking.next();
    const verdict = slice.value;
    if (verdict) found.set(number, verdict);
    post({ number, verdict, labels: verdict && (await labelled(of, number, verdict)) });
    await pause();
  }
  post({ done: true });
}

self.onmessage = (event: MessageEvent<ToReviewer>) => {
  const said = event.data;
  if ('record' in said) {
    review(said).catch((fault: unknown) =>
      post(
        fault instanceof Refusal
          ? { code: fault.code, sentence: fault.sentence }
          : { code: 'page', sentence: fault instanceof Error ? fault.message : String(fault) },
      ),
    );
    return;
  }
  lang = said.lang;
  const of = match;
  if (of)
    void Promise.all([...found].map(([number, verdict]) => labelled(of, number, verdict))).then((labels) =>
      post({ labels }),
    );
};
