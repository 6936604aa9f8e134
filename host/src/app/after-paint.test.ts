import { waitFor } from '@testing-library/react';
import { unregisterServiceWorkers } from './after-paint.ts';

const serviceWorkers = (getRegistrations: () => Promise<{ unregister: () => Promise<boolean> }[]>) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations } });

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('every service worker of an earlier shop is removed', async () => {
  const removed: string[] = [];
  const worker = (name: string) => ({
    unregister: () => {
      removed.push(name);
      return Promise.resolve(true);
    },
  });
  serviceWorkers(() => Promise.resolve([worker('one'), worker('two')]));
  unregisterServiceWorkers();
  await waitFor(() => expect(removed).toEqual(['one', 'two']));
});

it('a browser without service workers, or that rejects their list, causes no error', async () => {
  unregisterServiceWorkers();
  serviceWorkers(() => Promise.reject(new Error('not allowed')));
  unregisterServiceWorkers();
  // A rejection that nobody handles fails the test in the next turn.
  await new Promise((resolve) => setTimeout(resolve, 0));
});
