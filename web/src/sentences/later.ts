// Refusals in the words of the page: fetched when the first one comes, since most visitors never meet any.
export const inWordsLater = (sentence: string): Promise<string> =>
  import('./refused').then(
    ({ inWords }) => inWords(sentence),
    () => sentence,
  );
