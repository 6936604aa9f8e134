import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { server } from '@lapak/runtime/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aList, anItem, aSession, aStore, toko } from '../../testing/builders.ts';
import { answers, ofStore, openConsole } from '../../testing/open-console.tsx';
import { news } from './news.ts';
import { sound } from './sound.ts';

afterEach(() => {
  news.seen();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Another tab, which holds the stream. */
const otherTab = () => new BroadcastChannel(`lapak:umpan:${toko}`);

test('what another tab gets is fetched, counted in the title while nobody looks, and seen with the focus', async () => {
  let asked = 0;
  server.use(
    http.get(`${ofStore}/pesanan`, () => {
      asked += 1;
      return HttpResponse.json(aList(asked === 1 ? [] : [anItem()]));
    }),
  );
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  await openConsole(consolePaths.orders(toko));
  await screen.findByText('Belum ada pesanan');
  const tab = otherTab();
  tab.postMessage({ what: 'placed', count: 1 });
  expect(await screen.findByText('Siti Aminah')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('(1) Pesanan - Kopi Nusantara - Kelola'));
  expect(toasts()).toContainEqual({ kind: 'info', text: 'Pesanan baru masuk' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(document.title).toBe('Pesanan - Kopi Nusantara - Kelola'));
  tab.close();
});

test('any other change is fetched without a word', async () => {
  let asked = 0;
  server.use(
    http.get(`${ofStore}/pesanan`, () => HttpResponse.json(aList((asked += 1) === 1 ? [] : [anItem()]))),
  );
  await openConsole(consolePaths.orders(toko));
  await screen.findByText('Belum ada pesanan');
  const tab = otherTab();
  tab.postMessage({ what: 'changed', count: 1 });
  expect(await screen.findByText('Siti Aminah')).toBeVisible();
  expect(toasts()).toEqual([]);
  expect(news.unseen.get()).toBe(0);
  tab.close();
});

test('what got no answer when it changed is fetched again', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick'] });
  let asked = 0;
  server.use(
    http.get(`${ofStore}/pesanan`, () => {
      asked += 1;
      if (asked === 2) return HttpResponse.error();
      return HttpResponse.json(aList(asked === 1 ? [] : [anItem()]));
    }),
  );
  await openConsole(consolePaths.orders(toko));
  await screen.findByText('Belum ada pesanan');
  const tab = otherTab();
  tab.postMessage({ what: 'placed', count: 1 });
  await waitFor(() => expect(asked).toBe(2));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Siti Aminah')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(asked).toBe(3);
  tab.close();
  jest.useRealTimers();
});

test('a tab that takes the stream over fetches what may have come in between', async () => {
  let free: () => void = () => undefined;
  const request = async (_name: string, _options: unknown, held: () => unknown) => {
    await new Promise<void>((resolve) => (free = resolve));
    return held();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  let asked = 0;
  server.use(
    http.get(`${ofStore}/pesanan`, () => HttpResponse.json(aList((asked += 1) === 1 ? [] : [anItem()]))),
  );
  await openConsole(consolePaths.orders(toko));
  await screen.findByText('Belum ada pesanan');
  const opened = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => opened + 60_000);
  free();
  expect(await screen.findByText('Siti Aminah')).toBeVisible();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a store that is hidden meanwhile says so over its pages', async () => {
  server.use(http.get(`${ofStore}/pesanan`, () => HttpResponse.json(aList([]))));
  await openConsole(consolePaths.orders(toko));
  await screen.findByText('Belum ada pesanan');
  expect(screen.queryByText(/disembunyikan oleh pengelola/)).not.toBeInTheDocument();
  answers({ 'GET sesi': { data: aSession([aStore({ is_hidden: true })]) } });
  const tab = otherTab();
  tab.postMessage({ what: 'changed', count: 1 });
  expect(await screen.findByText(/disembunyikan oleh pengelola/)).toBeVisible();
  tab.close();
});

test('the bell is on until it is switched off, for later visits too', () => {
  expect(sound.isOn()).toBe(true);
  sound.turn(false);
  expect(sound.isOn()).toBe(false);
  expect(localStorage.getItem('lapak:kelola-bunyi')).toBe('mati');
  sound.turn(true);
  expect(sound.isOn()).toBe(true);
});
