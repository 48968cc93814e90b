import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request is for the script of a service worker. The product has none: an earlier site at this address left it in the
 * browser, where it may answer everything from its cache for ever.
 */
export function asksForWorker(sent: IncomingHttpHeaders, path: string): boolean {
  return sent['service-worker'] === 'script' || usualWorkers.test(path);
}

/** Where sites have that script. Browsers ask for one at any other path with a header, which a proxy may drop. */
export const usualWorkers =
  /^\/((flutter_)?service[_-]?worker|((firebase-messaging|pwa|pwabuilder|superpwa|workbox)-)?sw|(ngsw|safety)-worker|OneSignalSDK(Updater)?Worker)(\.min)?\.js$/i;

/** The script that takes its place: it leaves nothing of the earlier site, itself included, and opens the pages again. */
export const endingWorker = [
  'oninstall = () => skipWaiting();',
  'onactivate = (event) => event.waitUntil(end());',
  'async function end() {',
  'for (const name of await caches.keys()) await caches.delete(name);',
  'await registration.unregister();',
  'for (const page of await clients.matchAll()) page.navigate(page.url);',
  '}',
].join(' '); // one line without quotes, as nginx's configuration holds it
