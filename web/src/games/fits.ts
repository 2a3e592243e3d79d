// Asked of every view when it comes, before anything is drawn: can the scene of that game read it? A page that was built for
// another version of the game cannot.
import type { SentView } from '../wire';
import { asAnyView } from './sent';

const READERS = import.meta.glob<(sent: SentView) => object>('./*/types.ts', { eager: true, import: 'asView' });

export function fits(game: string, view: SentView): boolean {
  try {
    (READERS[`./${game}/types.ts`] ?? asAnyView)(view);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
