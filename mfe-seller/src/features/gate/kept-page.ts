import { consoleWorker } from '@lapak/contracts/console-paths';
import { isKeptAnswer, isVersionedFile } from '@lapak/contracts/kept-for-gate';
import { observable, useObservable } from '../../lib/observable.ts';
import { openCodeDetector } from './code-detector.ts';

const isKept = observable(false);

/** Resolves once requests of this page pass through the service worker. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await serviceWorker.register(consoleWorker());
  if (!serviceWorker.controller) await isControlled;
}

/** What this page and those before it in this document were made of. */
const requested = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && (isVersionedFile(pathname) || isKeptAnswer(pathname)),
    )
    .map(({ pathname }) => pathname);

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await Promise.all([controlled(), openCodeDetector()]);
  const paths = new Set([location.pathname, ...requested()]);
  // The service worker keeps what passes; most of it comes out of the browser's cache.
  const answers = await Promise.all([...paths].map((path) => fetch(path)));
  isKept.set(answers.every(({ ok }) => ok));
}

/** The gate's page on this device: a phone may close it at any moment, and opens it again without network once it is kept. */
export const keptPage = {
  /** Keeps the page that is open; when that does not work it is not kept. */
  keep: () => keep().catch(() => undefined),
};

export const useKeptPage = () => useObservable(isKept);
