import { waitFor } from '@testing-library/react';
import { keepEarlyFaults } from './early-faults.ts';
import { faultyPartOf, reportFaults } from './report-faults.ts';

const ofRemote = 'at pay (https://lapak.test/remotes/checkout/0.1.0-ab~2/Cart.js:1:2)';
const ofHost = 'at click (https://lapak.test/assets/host/0.1.0-h/main.js:1:2)';

function thrown(stack: string, own: Partial<Error> = {}) {
  const error = Object.assign(new Error('x is undefined'), own);
  error.stack = `Error: x\n ${stack}`;
  return error;
}

it.each([
  ['the remote in the stack', thrown(ofRemote), { remote: 'checkout', version: '0.1.0-ab' }],
  [
    'the remote although the shell called it, or it called the shell',
    thrown(`${ofHost}\n ${ofRemote}`),
    { remote: 'checkout', version: '0.1.0-ab' },
  ],
  ['the shell', thrown(ofHost), { remote: 'host', version: '0.1.0-h' }],
  ["nobody for an extension's error", thrown('at chrome-extension://abc/content.js:1:2'), null],
  ['nobody for a chunk that does not come', thrown(ofRemote, { name: 'ChunkLoadError' }), null],
  ['nobody for what React repairs', thrown(ofHost, { message: 'Minified React error #418; visit' }), null],
  ['nobody for what is no error', { code: '-1' }, null],
])('blames %s', (_name, error, faulty) => {
  expect(faultyPartOf({ reason: error })).toEqual(faulty);
  expect(faultyPartOf({ error, filename: '' })).toEqual(faulty);
});

it('blames the script that an event names when there is no error', () =>
  expect(faultyPartOf({ error: null, filename: 'https://lapak.test/remotes/events/3/a.js' })).toEqual({
    remote: 'events',
    version: '3',
  }));

describe('a visit', () => {
  let sent: string[];
  let onTask: (duration: number) => void;
  const shown = {
    navigation: {
      getState: () => ({ location: { pathname: '/kopi/onlinestore/cart' } }),
      subscribe: jest.fn(),
    },
    pages: { versionOf: () => '2' },
  } as unknown as Parameters<typeof reportFaults>[0];

  beforeEach(() => {
    sent = [];
    document.body.innerHTML = '<div id="root"><div><div id="isi"><main>Keranjang</main></div></div></div>';
    navigator.sendBeacon = (_path, body) => {
      void (body as Blob).text().then((text) => sent.push(text));
      return true;
    };
    class Observer {
      static supportedEntryTypes = ['longtask'];
      constructor(reported: (list: { getEntries: () => { duration: number }[] }) => void) {
        onTask = (duration) => reported({ getEntries: () => [{ duration }] });
      }
      observe = () => undefined;
    }
    Object.assign(globalThis, { PerformanceObserver: Observer });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  });
  const emptied = JSON.stringify({ remote: 'checkout', version: '2', reason: 'empty' });
  async function later(ms: number) {
    await jest.advanceTimersByTimeAsync(ms);
    jest.useRealTimers();
  }

  it('reports an error that nobody caught once, also one from before', async () => {
    const take = keepEarlyFaults();
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(ofHost) }));
    reportFaults({ ...shown, early: take() });
    for (let again = 0; again < 3; again += 1)
      window.dispatchEvent(new ErrorEvent('error', { error: thrown(ofRemote) }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown(ofRemote) }));
    jest.useRealTimers();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { remote: 'host', version: '0.1.0-h', reason: 'error', message: 'x is undefined' },
      { remote: 'checkout', version: '0.1.0-ab', reason: 'error' },
    ]);
  });

  it.each(['root', 'isi'])('reports the version that is shown when #%s empties itself', async (id) => {
    reportFaults({ ...shown, early: [] });
    document.getElementById(id)?.replaceChildren();
    await later(3000);
    await waitFor(() => expect(sent).toEqual([emptied]));
  });

  it('reports no page that is empty for a moment', async () => {
    reportFaults({ ...shown, early: [] });
    const content = document.getElementById('isi');
    content?.replaceChildren();
    await jest.advanceTimersByTimeAsync(2900);
    content?.append(document.createElement('main'));
    await later(3000);
    onTask(6000);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).not.toContain(emptied);
  });

  it('reports a task of many seconds, and none of a slow phone', async () => {
    reportFaults({ ...shown, early: [] });
    onTask(4000);
    jest.useRealTimers();
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(ofRemote) }));
    // Observers of the tests before report it too.
    await waitFor(() => expect(sent.join()).toContain('"error"'));
    expect(sent.join()).not.toContain('frozen');
    sent.length = 0;
    onTask(6000);
    await waitFor(() =>
      expect(sent).toEqual([JSON.stringify({ remote: 'checkout', version: '2', reason: 'frozen' })]),
    );
  });
});
