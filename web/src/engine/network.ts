// The trained network of a game, which judges tables in the search of a champion: players/networks.py in the page. The file is a line
// of JSON and the numbers as they go into a module's memory, little-endian; it is fetched when a champion is asked for.
import type { Rules } from './game';
import type { Modules } from './module';
import { Refusal } from './refusal';

/** Whole numbers as bytes: i16 weights, i32 biases. */
export interface Network {
  weights: Uint8Array;
  biases: Uint8Array;
}

const FORMAT = 'snowyard network 1';
const NEWLINE = 10;

/** A network that fits the page. One that does not, or is damaged, is asked for once more before that is refused. */
export async function loadNetwork(rules: Rules, modules: Modules): Promise<Network> {
  try {
    return readNetwork(rules, await modules(rules.slug, false, 'bin'));
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return readNetwork(rules, await modules(rules.slug, true, 'bin'));
  }
}

export function readNetwork({ slug, network }: Rules, file: Uint8Array): Network {
  if (!network) throw new Refusal('network', `nobody has trained a network for ${slug}`);
  const end = file.indexOf(NEWLINE);
  const head = end < 0 ? null : parsed(new TextDecoder().decode(file.subarray(0, end)));
  const [weights, biases] = [2 * network.weights, 4 * network.biases];
  if (head?.format !== FORMAT || file.length !== end + 1 + weights + biases)
    throw new Refusal('network', `the file of the trained network of ${slug} is damaged; load the page again`);
  if (head.game !== slug || head.trained_on !== network.trained_on)
    throw new Refusal('network', `the trained network of ${slug} does not belong to this page; load the page again`);
  const at = end + 1;
  return { weights: file.slice(at, at + weights), biases: file.slice(at + weights) };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' ? (told as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
