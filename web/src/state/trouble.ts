// Whatever goes wrong, with a sentence for people.
export class Trouble extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(whole(sentence));
  }
}

/** Reasons come in the middle of a sentence; here they stand alone. */
export function whole(reason: string): string {
  const ended = /[.?!…]$/.test(reason) ? reason : `${reason}.`;
  return ended.charAt(0).toLocaleUpperCase() + ended.slice(1);
}
