// Where we are: all behind '#', so that no invitation ever reaches a server's log or another site.

export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'file' }
  | { page: 'lost' };

export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, one = '', two = ''] = path.split('/').map(decodeURIComponent);
  const id = /^[0-9a-z]{12}$/.test(one);
  if (!page) return { page: 'home' };
  if (page === 'table' && id) return { page: 'table', table: one };
  if (page === 'join' && id && two) return { page: 'join', table: one, invite: two };
  if (page === 'replay' && id) {
    const step = new URLSearchParams(query).get('step');
    return { page: 'replay', table: one, step: step && /^\d+$/.test(step) ? Number(step) : null };
  }
  return page === 'file' ? { page: 'file' } : { page: 'lost' };
}

let now = $state.raw<Place>(read(typeof location === 'undefined' ? '' : location.hash));
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => (now = read(location.hash)));

export function place(): Place {
  return now;
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}
