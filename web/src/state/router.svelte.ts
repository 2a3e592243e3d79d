// Where we are: all of it behind '#', so that an invitation reaches no server's log and no other site.

export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string; invite: string }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'file' }
  | { page: 'lost' };

export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = '', invite = ''] = path.split('/');
  if (page === '' || page === 'content') return { page: 'home' };
  if (page === 'file') return { page: 'file' };
  if (!/^[0-9a-z]{12}$/.test(id)) return { page: 'lost' };
  if (page === 'table' || page === 'join') return { page: 'table', table: id, invite };
  if (page !== 'replay') return { page: 'lost' };
  const step = new URLSearchParams(query).get('step') ?? '';
  return { page: 'replay', table: id, step: /^\d{1,6}$/.test(step) ? Number(step) : null };
}

let now = $state.raw<Place>(read(typeof location === 'undefined' ? '' : location.hash));
if (typeof window !== 'undefined')
  window.addEventListener('hashchange', () => {
    now = read(location.hash);
    scrollTo(0, 0);
  });

export function place(): Place {
  return now;
}

export function go(path: string): void {
  location.hash = path.replace(/^\/?#?/, '');
}
