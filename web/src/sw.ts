/// <reference lib="webworker" />
// The service worker: once the page was opened, it opens and plays without a network. It keeps the built files, the page, and what the
// server or `snowyard publish` lists here: games, rulebooks, modules. Everything else (tables with friends) goes to the network.
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Written here by src/snowyard/server/offline.py: `address=revision,...`. */
const LISTED = '%SNOWYARD_DATA%';
const beside = LISTED.startsWith('%') ? [] : LISTED.split(',').map((line) => line.split('=') as [string, string]);

// a file that is not there is a broken deployment: then the worker that was there before goes on
addPlugins([
  {
    fetchDidSucceed: async ({ response }) =>
      response.ok ? response : Promise.reject(new Error(String(response.status))),
  },
]);
precacheAndRoute([...self.__WB_MANIFEST, ...beside.map(([url, revision]) => ({ url, revision }))], {
  ignoreURLParametersMatching: [],
});
cleanupOutdatedCaches();

// A new one waits until the page says so (state/installed.svelte.ts), or until no page is open any more: tables go on with what they began.
self.addEventListener('message', (event) => {
  if (event.data === 'now') void self.skipWaiting();
});
// The first one takes the page that brought it, so that this visit can already go offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// Where only a worker may notify (phones), a press leads to the table that called.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = String(event.notification.data);
  const found = self.clients.matchAll({ type: 'window' }).then((open) => open.find((page) => page.url === table));
  event.waitUntil(found.then((page) => (page ? page.focus() : self.clients.openWindow(table))));
});
