// Your turn: the title, the icon, and a notification if the page is hidden and a person asked for it.
import { settings } from './settings.svelte';

const CALM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24"><circle r="10.6" fill="#fdfeff" stroke="#7f9cbc" stroke-width="1.1"/><path d="M9.9-3.8A10.6 10.6 0 0 1-7.8 7.1A12.2 12.2 0 0 0 9.9-3.8Z" fill="#8fb9e2"/></svg>`;
const TURN = CALM.replace(
  '</svg>',
  '<circle cx="6.4" cy="-6.4" r="5.2" fill="#d9480f" stroke="#fff" stroke-width="1.4"/></svg>',
);

let shown: Notification | null = null;
let wanted = '';

export function attention(title: string, turn: boolean): void {
  document.title = title;
  let icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) {
    icon = document.createElement('link');
    icon.rel = 'icon';
    document.head.append(icon);
  }
  icon.href = `data:image/svg+xml,${encodeURIComponent(turn ? TURN : CALM)}`;
  if (!turn) forget();
}

function forget(): void {
  shown?.close();
  shown = null;
  wanted = '';
  void worker()?.then(async (there) => (await there.getNotifications({ tag: tag() })).forEach((old) => old.close()));
}

/** Each table has one at most, and closes no other's. */
function tag(): string {
  return `snowyard ${location.href}`;
}

/** Phones let nobody but the service worker notify. */
function worker(): Promise<ServiceWorkerRegistration> | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.serviceWorker?.ready;
}

export function notify(sentence: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return;
  shown?.close();
  const given = { body: sentence, tag: tag(), data: location.href };
  try {
    shown = new Notification('Snowyard', given);
  } catch {
    shown = null;
    wanted = sentence;
    // it may still be fetching the page's files, and the turn be over when it is there
    void worker()?.then((there) => (wanted === sentence ? there.showNotification('Snowyard', given) : undefined));
    return;
  }
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
