// Where we are. An invitation stands behind '#', so that it reaches no server's log and no other site.

export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string; invite: string }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'file' }
  | { page: 'lost' };

export function read(path: string, query: string, hash: string): Place {
  const [page = '', id = ''] = path.replace(/^\//, '').split('/');
  if (page === '' || page === 'index.html') return hash === '#file' ? { page: 'file' } : { page: 'home' };
  if (!/^[0-9a-z]{12}$/.test(id)) return { page: 'lost' };
  if (page === 't') return { page: 'table', table: id, invite: hash.slice(1) };
  if (page !== 'r') return { page: 'lost' };
  const step = new URLSearchParams(query).get('step') ?? '';
  return { page: 'replay', table: id, step: /^\d{1,6}$/.test(step) ? Number(step) : null };
}

const here = () => read(location.pathname, location.search, location.hash);
let now = $state.raw<Place>(here());
for (const change of ['hashchange', 'popstate']) window.addEventListener(change, () => (now = here()));

export function place(): Place {
  return now;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  now = here();
  scrollTo(0, 0);
}

/** For `onclick` of links within the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
