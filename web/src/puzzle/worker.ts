/// <reference lib="webworker" />
// Lays the position of a puzzle and tells what the seat that decides may know of it.
import { fromHex } from '../state/seal';
import { LocalTable, Refusal } from '../engine/local';
import { modulesAt } from '../here/modules';
import type { FromPuzzle, ToPuzzle } from './messages';

declare const self: DedicatedWorkerGlobalScope;

async function laid({ game, puzzle, names, lang, base }: ToPuzzle): Promise<FromPuzzle> {
  const table = await LocalTable.deal(
    {
      game,
      players: names.map((name) => ({ name, bot: '' })),
      options: puzzle.options,
      seed: fromHex(puzzle.seed),
    },
    modulesAt(base, (fetching, done, all) => self.postMessage({ fetching, done, all } satisfies FromPuzzle)),
  );
  for (const move of puzzle.moves) table.play(table.actor, move);
  const seat = table.actor;
  const { view, moves, prompt } = await table.state(seat, lang);
  return { seat, names, view, moves, prompt, record: table.record() };
}

self.onmessage = (event: MessageEvent<ToPuzzle>) => {
  laid(event.data).then(
    (found) => self.postMessage(found),
    (fault: unknown) =>
      self.postMessage(
        fault instanceof Refusal
          ? { code: fault.code, sentence: fault.sentence }
          : { code: 'page', sentence: fault instanceof Error ? fault.message : String(fault) },
      ),
  );
};
