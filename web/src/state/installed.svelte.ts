// The page as an app that opens without a network: a service worker (sw.ts) keeps its files. A newer one waits: tables end with the
// files they began with, and only the home page offers to change.
const HOUR = 3_600_000;
const SOON = 10_000;
const PLACE = 'snowyard.reloaded';

let waiting = $state.raw<ServiceWorker | null>(null);

/** Is there a newer version than the one this page came with? */
export function isNewer(): boolean {
  return waiting !== null;
}

/** Change to the newer version now; the page is loaded again with it. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('now');
}

/** Load the page again, but not over and over: what cannot be mended so is said. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(PLACE) ?? 0);
    if (Date.now() - last < SOON) return false;
    sessionStorage.setItem(PLACE, String(Date.now()));
  } catch {
    return false; // nothing can be kept: nobody would know that it was loaded again before
  }
  location.reload();
  return true;
}

const PATIENCE = 10_000;

/** This page is older than what lies beside it: fetch the newer one and load it. Tables are kept, so none is lost. */
export async function refresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  for (const end = Date.now() + PATIENCE; registration?.installing && Date.now() < end;)
    await new Promise((done) => setTimeout(done, 100));
  if (registration?.waiting && (waiting = registration.waiting)) renew();
  else reloadOnce();
}

const CALM = 1500;
let awaiting = 0; // how much on this page somebody waits for
let calm: ReturnType<typeof setTimeout> | undefined;
let registers = false;

/** Call when somebody waits for something of this page, and what it returns when that has come: keeping all games on the device would
 *  take from its line. */
export function awaited(): () => void {
  awaiting++;
  clearTimeout(calm);
  return () => {
    awaiting--;
    settle();
  };
}

/** The worker fetches the files of all games: not before the page has been calm for a moment. */
function settle(): void {
  clearTimeout(calm);
  if (!registers || awaiting) return;
  calm = setTimeout(() => {
    registers = false;
    void navigator.serviceWorker.register('sw.js').then(watch, () => undefined); // without it the page works as before
  }, CALM);
}

/** Call before the page is mounted. */
export function mend(): void {
  // a part of this page is gone: it was replaced by a newer version meanwhile
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

/** Call once the page is mounted: keeps its files on the device, later. Only pages served safely may. */
export function install(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  registers = true;
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle);
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return; // some browsers can be told to refuse in silence
  const look = () => (waiting = navigator.serviceWorker.controller ? registration.waiting : null);
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
