// A table that lives in this page, step by step.
import { Refusal, type LocalTable } from '../engine/local';
import { SOMEBODY, type Replay } from '../wire';
import type { Mark } from './kept';
import { bit, stands } from './marks';

/** What everybody may see of a game that is over, or whoever holds its record. */
export async function replayOf(table: LocalTable, seat: number, lang: string): Promise<Replay> {
  const steps = [];
  for (let number = 0; number <= table.number; number++) steps.push(await table.step(number, seat, lang));
  return {
    game: table.game,
    title: table.game,
    names: table.players.map((player) => player.name),
    seat,
    over: table.over,
    payoff: table.payoff,
    steps,
  };
}

/** The same for whoever sits there: while the game goes on, a seat sees what it noticed. */
export async function replayFor(table: LocalTable, marks: Mark[], seat: number, lang: string): Promise<Replay> {
  if (!table.over && seat < 0)
    throw new Refusal('secret', 'while a game goes on everybody sees it through their own eyes only');
  const whole = await replayOf(table, seat, lang);
  if (table.over) return whole;
  const noticed = marks.filter((mark) => stands(mark) && mark.seen & bit(seat));
  const steps = noticed.map((mark, i) => ({
    ...whole.steps[mark.number]!,
    number: i + 1,
    seat: mark.known & bit(seat) ? mark.seat : SOMEBODY,
  }));
  return { ...whole, steps: [whole.steps[0]!, ...steps] };
}
