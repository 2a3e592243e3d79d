// Would a table with these options be dealt? Asked before it is, where the rules of the game are in the page.
import { game } from './game';
import { settled } from './options';
import { Refusal } from './refusal';

/** The sentence of the refusal; '': they fit, or this page cannot tell. */
export async function refusalOf(slug: string, given: Record<string, unknown>): Promise<string> {
  let rules;
  try {
    rules = await game(slug);
  } catch {
    return '';
  }
  try {
    settled(rules, given);
    return '';
  } catch (fault) {
    if (fault instanceof Refusal) return fault.sentence;
    throw fault;
  }
}
