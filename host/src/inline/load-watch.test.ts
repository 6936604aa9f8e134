import { watchLoading } from './load-watch.ts';

const main = 'http://localhost/assets/host/0.1.0-abc/main.1234.js';
const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const listen = jest.spyOn(window, 'addEventListener');
let isHydrated: boolean;

/** A document whose scripts have not come yet. */
function open(body: string) {
  document.body.innerHTML = body;
  watchLoading();
}
const painted = '<div id="root"><h1>Kopi</h1></div>';
const waiting = '<div id="root"><div class="lapak-boot" role="status"></div></div>';

function scriptFails(src: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(0);
}
const scriptThrows = (filename: string, message = 'x is not defined') =>
  window.dispatchEvent(new ErrorEvent('error', { filename, message }));
const alert = () => document.querySelector('[role=alert]')?.textContent;
const reported = async () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([path, body]) => [path, JSON.parse(await body.text()) as unknown]),
  );

beforeEach(() => {
  jest.useFakeTimers();
  isHydrated = false;
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  Object.assign(performance, {
    getEntriesByName: () => (isHydrated ? [{}] : []),
    getEntriesByType: () => [
      { serverTiming: [{ name: 'cdn' }, { name: 'document', description: 'its-token' }] },
    ],
  });
});
afterEach(() => {
  for (const [name, listener, options] of listen.mock.calls)
    if (name === 'error') window.removeEventListener(name, listener, options);
  listen.mockClear();
  jest.useRealTimers();
});

it('says at once that a page that is not painted failed, when the script is not there, and reports the version', async () => {
  open(waiting);
  scriptFails(main);
  expect(alert()).toBe('Halaman ini gagal dimuatCoba lagi');
  expect(document.querySelector('[role=status]')).toBeNull();
  jest.useRealTimers();
  expect(await reported()).toEqual([
    [
      '/telemetry/remote-failure',
      { remote: 'host', version: '0.1.0-abc', reason: 'entry', document: 'its-token' },
    ],
  ]);
});

it("removes a page's outline, which nothing will fill", () => {
  open('<div id="root"><div data-outline><main role="status"></main></div></div>');
  scriptFails(main);
  expect(alert()).toBe('Halaman ini gagal dimuatCoba lagi');
  expect(document.querySelector('[role=status]')).toBeNull();
});

it('leaves a painted page readable', () => {
  open(painted);
  scriptFails(main);
  expect(document.querySelector('h1')).toHaveTextContent('Kopi');
  expect(alert()).toBe('Sebagian halaman belum bisa dipakai karena gagal dimuat. Coba lagi');
});

it('reports an error of the script without queries of addresses, unless the shell starts all the same', async () => {
  open(painted);
  scriptThrows(main, 'no /api/orders?token=rahasia here');
  isHydrated = true;
  jest.advanceTimersByTime(2000);
  expect(alert()).toBeUndefined();
  isHydrated = false;
  scriptThrows(main, 'no /api/orders?token=rahasia here');
  jest.advanceTimersByTime(2000);
  expect(alert()).toContain('Coba lagi');
  jest.useRealTimers();
  expect((await reported()).map(([, report]) => report)).toEqual([
    {
      remote: 'host',
      version: '0.1.0-abc',
      reason: 'module',
      message: 'no /api/orders here',
      document: 'its-token',
    },
  ]);
});

it('removes a script that failed, which would be waited for when it is loaded again', () => {
  open(waiting);
  scriptFails('http://localhost/assets/host/0.1.0-abc/persist.1.js');
  expect(document.querySelector('script[src]')).toBeNull();
  expect(alert()).toBeUndefined();
});

it.each([
  ["a chunk of the shell's", () => scriptFails('http://localhost/assets/host/0.1.0-abc/http.1.js')],
  ["a remote's script", () => scriptFails('http://localhost/remotes/events/1/remote-entry.js')],
  ["an error of a remote's script", () => scriptThrows('http://localhost/remotes/events/1/remote-entry.js')],
  ['a picture', () => document.body.appendChild(new Image()).dispatchEvent(new Event('error'))],
])('leaves %s to the shell', (_what, fails) => {
  open(painted);
  fails();
  jest.advanceTimersByTime(14_000);
  expect(alert()).toBeUndefined();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('says that the scripts never came, and takes it back when they do; that is no failure of the version', () => {
  open(waiting);
  jest.advanceTimersByTime(14_999);
  expect(alert()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(alert()).toContain('Coba lagi');
  isHydrated = true;
  jest.advanceTimersByTime(500);
  expect(alert()).toBeUndefined();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('takes a report of the shell that it cannot use a painted page, once', () => {
  open(painted);
  window.__lapakLoadFailed?.();
  window.__lapakLoadFailed?.();
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
});
