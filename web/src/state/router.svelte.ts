// Where we are: all of it behind '#', so that an invitation reaches no server's log and no other site.

export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string; invite: string }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'rules'; game: string }
  | { page: 'print'; game: string; query: string }
  | { page: 'take'; code: string }
  | { page: 'file' }
  | { page: 'puzzle'; game: string; number: number | null }
  | { page: 'bench'; game: string; shared: string }
  | { page: 'learn'; game: string; step: string }
  | { page: 'lost' };

export function read(hash: string): Place {
  const [, path = '', query = ''] = /^#?\/?([^?#]*)[?#]?(.*)$/.exec(hash)!;
  const [page = '', id = '', invite = ''] = path.split('/');
  if (page === '' || page === 'content') return { page: 'home' };
  if (page === 'learn' && /^[a-z][a-z0-9_]*$/.test(id)) return { page: 'learn', game: id, step: invite };
  if (page === 'bench' && /^([a-z][a-z0-9_]{0,31})?$/.test(id)) return { page: 'bench', game: id, shared: query };
  if (page === 'file') return { page: 'file' };
  if (page === 'rules' && /^[a-z][a-z0-9_]{0,31}$/.test(id)) return { page: 'rules', game: id };
  if (page === 'print' && /^[a-z][a-z0-9_]{0,31}$/.test(id)) return { page: 'print', game: id, query };
  if (page === 'take' && /^[0-9A-Za-z-]{4,40}$/.test(id)) return { page: 'take', code: id };
  if (page === 'puzzle' && /^[a-z][a-z0-9_]{0,30}$/.test(id))
    return { page: 'puzzle', game: id, number: /^\d{1,4}$/.test(invite) ? Number(invite) : null };
  if (!/^([0-9a-z]{12}|here-[0-9a-z]{10})$/.test(id)) return { page: 'lost' };
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

/** The whole address of a place, to send to others; `base`: where they find this server, if not where we did. */
export function address(path: string, base = location.href): string {
  return new URL(`#/${path}`, base).href;
}

/** Does this name mean the machine itself, whichever that is? */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]';
}

export function go(path: string): void {
  location.hash = path.replace(/^\/?#?/, '');
}
