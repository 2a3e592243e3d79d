// The address of the print page, read and written: #/print/<game>?paper=letter&seats=3&variant=... What is not known here is an
// option of the game.
import type { PrintChoices } from './kit';
import { PAPERS, type Paper } from './paper';

export type Asked = PrintChoices & { language: string };

const isPaper = (word: string): word is Paper => Object.hasOwn(PAPERS, word);

/** Both `?paper=letter&variant=...` and `?paper=letter#variant=...` are understood. */
export function readChoices(query: string): Asked {
  const {
    paper = '',
    language = '',
    backs = '',
    scale = '',
    ...options
  } = Object.fromEntries(new URLSearchParams(query.replace('#variant=', '&variant=')));
  return {
    paper: isPaper(paper) ? paper : 'a4',
    language,
    backs: backs !== 'off',
    scale: scale === 'half' ? 'half' : 'full',
    options,
  };
}

export function writeChoices({ paper, backs, scale, options }: PrintChoices): string {
  const given = {
    ...(paper === 'a4' ? {} : { paper }),
    ...(backs ? {} : { backs: 'off' }),
    ...(scale === 'full' ? {} : { scale }),
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== '')),
  };
  return new URLSearchParams(given).toString();
}
