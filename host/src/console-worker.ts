import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isKeptAnswer, isKeptDocument, isVersionedFile } from '@lapak/contracts/kept-for-gate';

/**
 * The service worker of the console. The gate of an event opens without network by what it kept: documents and answers come from the
 * network as long as there is one, files of versions never change. Nothing else passes through it.
 */
declare const self: typeof globalThis & { skipWaiting: () => Promise<void> };

/** A phone with a network that gives nothing is as one without. */
const ANSWER_WITHIN_S = 4;
/** Files of a page, and of a version or two before. */
const MAX_FILES = 150;

self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

const netFirst = (cacheName: string) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: ANSWER_WITHIN_S, matchOptions: { ignoreVary: true } });

registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptDocument(url.pathname), netFirst('lapak-gate'));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptAnswer(url.pathname),
  netFirst('lapak-gate-answers'),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isVersionedFile(url.pathname),
  new CacheFirst({
    cacheName: 'lapak-gate-files',
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })],
  }),
);
