// Files beside the page: `snowyard publish` writes a page that has no server, and says so in it; what it plays with lies under data/,
// as it does on a server.

/** Is there no server behind this page? */
export const alone =
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name=snowyard]')?.content === 'alone';

/** The address of a file that was laid beside the page. */
export function beside(path: string): string {
  return new URL(path, location.href).href;
}
