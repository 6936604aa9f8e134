import type { StoreEvent } from '@lapak/contracts/api/event';
import { patterns, paths } from '@lapak/contracts/routes';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { renderPage } from '@lapak/runtime/testing';
import { toasts } from '@lapak/ui/testing/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { aStoreProfile, aTicket, anEvent } from '../../testing/builders.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import * as page from './event-detail-page.tsx';

const now = '2026-11-21T14:00:00.000+07:00';
const vip = (own = {}) => aTicket({ id: 12, nama_tiket: 'VIP', harga: 150_000, ...own });

/** The API's answers for event 1 in order; the last one is repeated. */
function answers(...given: (Partial<StoreEvent> & { date_server?: string })[]) {
  let calls = 0;
  server.use(
    http.get('*/api/event/1', ({ request }) => {
      expect(new URL(request.url).searchParams.get('username')).toBe('studiokarya');
      const { date_server = now, ...own } = given[Math.min(calls, given.length - 1)] ?? {};
      calls += 1;
      return HttpResponse.json({ data: anEvent(own), date_server });
    }),
  );
  return { calls: () => calls };
}
const profile = (own = {}) =>
  server.use(http.get('*/api/setting/profile', () => HttpResponse.json({ data: aStoreProfile(own) })));
const open = (own: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(page, { pattern: patterns.event, url: paths.event('studiokarya', 1), ...own });

const stepper = (name: string) => screen.getByRole('group', { name: `Jumlah ${name}` });
const quantity = (name: string) => within(stepper(name)).getByRole('textbox');
const plus = (name: string) => screen.getByRole('button', { name: `Tambah tiket ${name}` });
const buy = () => screen.getByRole('button', { name: 'Beli' });
const bar = () => screen.getByRole('region', { name: 'Beli tiket' });

beforeEach(() => profile());

test('an event shows name, date, place and organizer', async () => {
  answers({ map_link: 'https://maps.example/gedung', logo_organizer_url: '/files/logo.webp' });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Malam Puisi Kota Tua' })).toBeInTheDocument();
  expect(screen.getByText('Seni')).toBeInTheDocument();
  expect(screen.getByText('Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB')).toBeInTheDocument();
  expect(screen.getByText('Diselenggarakan oleh').parentElement).toHaveTextContent('Studio Karya');
  expect(screen.getByText('Jalan Gedung Kesenian 1, Jakarta')).toBeInTheDocument();
  const map = screen.getByRole('link', { name: 'Lihat Peta' });
  expect(map).toHaveAttribute('href', 'https://maps.example/gedung');
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  expect(map).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('img', { name: 'Poster Malam Puisi Kota Tua' })).toBeInTheDocument();
  expect(document.title).toBe('Malam Puisi Kota Tua - Studio Karya');
});

test('the poster is shown on the whole screen by a tap', async () => {
  answers({ image_cover_url: '/files/puisi.webp' });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
  const view = within(await screen.findByRole('dialog', { name: 'Gambar Malam Puisi Kota Tua' }));
  expect(view.getByRole('button', { name: 'Tutup' })).toBeInTheDocument();
});

test('an event without a poster has nothing to enlarge', async () => {
  answers({ image_cover_url: null });
  await open();
  expect(screen.queryByRole('button', { name: 'Perbesar gambar' })).not.toBeInTheDocument();
});

test('the description is behind its tab, sanitized', async () => {
  answers({ description: '<p>Baca puisi<img src=x onerror="x()"></p>', tickets: [aTicket()] });
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'DESKRIPSI EVENT' }));
  const panel = await screen.findByRole('tabpanel', { name: 'DESKRIPSI EVENT' });
  await waitFor(() => expect(panel).toHaveTextContent('Baca puisi'));
  expect(panel.innerHTML).not.toContain('onerror');
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tabpanel', { name: 'KATEGORI TIKET' })).toHaveTextContent('Reguler');
});

describe('the way to the steppers', () => {
  let report: (isIntersecting: boolean) => void;
  beforeEach(() => {
    class Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    }
    Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Observer });
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  const choose = () => screen.queryByRole('button', { name: 'Pilih tiket' });

  test('is shown while they are not on the screen, opens their tab and moves the focus to them', async () => {
    answers({ tickets: [aTicket()] });
    await open();
    expect(choose()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'DESKRIPSI EVENT' }));
    report(false);
    await userEvent.click(screen.getByRole('button', { name: 'Pilih tiket' }));
    const list = screen.getByRole('list', { name: 'Kategori tiket' });
    expect(list).toBeVisible();
    expect(list).toHaveFocus();
    expect(list.scrollIntoView).toHaveBeenCalledTimes(1);
    report(true);
    expect(choose()).not.toBeInTheDocument();
  });

  test('is replaced by "Beli" once tickets are chosen', async () => {
    answers({ tickets: [aTicket()] });
    await open();
    await userEvent.click(plus('Reguler'));
    report(false);
    expect(choose()).not.toBeInTheDocument();
    expect(buy()).not.toHaveAttribute('aria-disabled');
  });

  test('is not shown where nothing can be bought', async () => {
    answers({ tickets: [aTicket()], tanggal_start: '2025-12-05', tanggal_end: '2025-12-05' });
    await open();
    report(false);
    expect(choose()).not.toBeInTheDocument();
  });
});

test('an event without tickets shows a message, and nothing can be bought', async () => {
  answers({ tickets: [] });
  await open();
  expect(screen.getByText('Tiket belum tersedia')).toBeVisible();
  expect(buy()).toHaveAttribute('aria-disabled', 'true');
});

test('chosen tickets are summed; without tickets the buy button is disabled', async () => {
  answers({ tickets: [aTicket(), vip()] });
  await open();
  expect(bar()).toHaveTextContent('0 tiketRp0');
  expect(buy()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(plus('Reguler'));
  await userEvent.click(plus('VIP'));
  await userEvent.click(plus('VIP'));
  expect(bar()).toHaveTextContent('3 tiketRp375.000');
  expect(buy()).not.toHaveAttribute('aria-disabled');
  await userEvent.clear(quantity('VIP'));
  expect(bar()).toHaveTextContent('1 tiketRp75.000');
});

test('a free ticket is "Gratis", chosen too', async () => {
  answers({ tickets: [aTicket({ harga: 0 })] });
  await open();
  await userEvent.click(plus('Reguler'));
  expect(bar()).toHaveTextContent('1 tiketGratis');
  expect(within(screen.getByRole('article')).getByText('Gratis')).toBeInTheDocument();
});

test.each([
  ['out_stock', 0, 'Tiket Habis'],
  ['sale_ended', 5, 'Penjualan berakhir'],
  ['not_started', 5, 'Penjualan belum dimulai'],
] as const)('a ticket that is %s cannot be chosen', async (sell_status_reason, qty, words) => {
  answers({ tickets: [aTicket({ is_sell: false, sell_status_reason, qty })] });
  await open();
  expect(screen.getByText(words)).toBeVisible();
  expect(quantity('Reguler')).toBeDisabled();
  expect(plus('Reguler')).toHaveAttribute('aria-disabled', 'true');
});

test('a ticket on sale with none left cannot be chosen', async () => {
  answers({ tickets: [aTicket({ qty: 0 })] });
  await open();
  expect(plus('Reguler')).toHaveAttribute('aria-disabled', 'true');
});

test('one order is limited to its maximum, also when typed', async () => {
  answers({ tickets: [aTicket({ qty: 2, max_qty: 2 })] });
  await open();
  expect(screen.getByText('Maks 2 per pesanan')).toBeVisible();
  await userEvent.click(plus('Reguler'));
  await userEvent.click(plus('Reguler'));
  expect(plus('Reguler')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(quantity('Reguler'), '9');
  expect(quantity('Reguler')).toHaveValue('2');
  expect(screen.getByText('Jumlah disesuaikan menjadi 2, paling banyak yang bisa dibeli')).toBeVisible();
});

test('a past event shows a message and sells nothing, regardless of its tickets', async () => {
  answers({ tickets: [aTicket()], date_server: '2026-12-06T00:00:00.000+07:00' });
  await open();
  expect(screen.getByText('Event ini sudah berakhir')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'KATEGORI TIKET' }));
  expect(screen.getByText('Penjualan berakhir')).toBeVisible();
  expect(plus('Reguler')).toHaveAttribute('aria-disabled', 'true');
});

test('a closed store sells no tickets', async () => {
  profile({ is_active: false });
  answers({ tickets: [aTicket()] });
  await open();
  expect(await screen.findByText('Toko Sedang Tutup')).toBeVisible();
  expect(plus('Reguler')).toHaveAttribute('aria-disabled', 'true');
});

test('an unknown event shows a message and a link to the others', async () => {
  server.use(http.get('*/api/event/1', () => HttpResponse.json({ code: '-2', info: 'x' }, { status: 404 })));
  await open();
  expect(await screen.findByText('Event tidak ditemukan', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat Event Lain' })).toHaveAttribute(
    'href',
    '/studiokarya/onlinestore/event',
  );
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test.each(['', '/abc', '/0'])('an address with "%s" for an event says so without asking', async (id) => {
  await open({ url: `/studiokarya/onlinestore/event/detail${id}` });
  expect(await screen.findByText('Event tidak ditemukan', { selector: 'p' })).toBeVisible();
});

test('a failed load offers a retry', async () => {
  server.use(http.get('*/api/event/1', () => HttpResponse.json({ code: '-2', info: 'x' }, { status: 503 })));
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.getByText('Event tidak ditemukan', { selector: 'p' })).toBeVisible();
  answers({});
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByRole('heading', { name: 'Malam Puisi Kota Tua' })).toBeInTheDocument();
});

test('a skeleton is shown while the event loads', async () => {
  server.use(
    http.get('*/api/event/1', async () => {
      await delay('infinite');
    }),
  );
  const url = paths.event('studiokarya', 1);
  await renderPage({ default: page.default }, { pattern: patterns.event, url });
  expect(screen.getByRole('status', { name: 'Memuat event' })).toBeInTheDocument();
});

describe('by the clock of the API', () => {
  /** The API's clock follows the test's; the phone's clock is a day off. */
  function apiClock() {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T03:00:00+07:00'));
    const opened = performance.now();
    return () => nowIsoWib(new Date(Date.parse(now) + performance.now() - opened));
  }
  afterEach(() => jest.restoreAllMocks());

  test('a sale opens and closes while the page is open', async () => {
    const clock = apiClock();
    const [opens, closes] = ['2026-11-21T14:00:01.000+07:00', '2026-11-21T14:00:02.500+07:00'];
    server.use(
      http.get('*/api/event/1', () => {
        const date_server = clock();
        const reason = date_server < opens ? 'not_started' : date_server > closes ? 'sale_ended' : 'on_sale';
        const ticket = aTicket({
          is_sell: reason === 'on_sale',
          sell_status_reason: reason,
          tanggal_start: opens,
          tanggal_end: closes,
        });
        return HttpResponse.json({ data: anEvent({ tickets: [ticket] }), date_server });
      }),
    );
    await open();
    expect(screen.getByText('Penjualan belum dimulai')).toBeVisible();
    expect(plus('Reguler')).toHaveAttribute('aria-disabled', 'true');

    expect(await screen.findByText(/Penjualan s\/d 21 November 2026/)).toBeVisible();
    await userEvent.click(plus('Reguler'));
    expect(bar()).toHaveTextContent('1 tiketRp75.000');

    expect(await screen.findByText('Penjualan berakhir')).toBeVisible();
    expect(screen.getByText(/dikeluarkan dari pilihan/)).toBeVisible();
    expect(bar()).toHaveTextContent('0 tiketRp0');
    expect(toasts()).toContainEqual(expect.objectContaining({ kind: 'info' }));
  });
});

describe('"Beli"', () => {
  const path = '*/api/event/transaction/before-checkout';
  const success = () => HttpResponse.json({ code: '00', info: 'Tiket tersedia' });
  async function chooseTwo() {
    const opened = await open();
    await userEvent.click(plus('VIP'));
    await userEvent.click(plus('VIP'));
    return opened;
  }

  test('checks the tickets, stores them and opens the checkout', async () => {
    answers({ tickets: [aTicket(), vip()] });
    const bodies: unknown[] = [];
    server.use(
      http.post(path, async ({ request }) => {
        bodies.push(await request.json());
        return success();
      }),
    );
    const { store } = await chooseTwo();
    await userEvent.dblClick(buy());
    expect(await screen.findByTestId('location')).toHaveTextContent(paths.eventCheckout('studiokarya'));
    expect(bodies).toEqual([{ username: 'studiokarya', event_id: 1, tickets: [{ id: 12, qty: 2 }] }]);
    expect(store.getState().event?.event.id).toBe(1);
    expect(store.getState().tickets).toEqual([{ id: 12, nama_tiket: 'VIP', harga: 150_000, qty: 2 }]);
  });

  test('an answer that comes once the page was left leads nowhere', async () => {
    answers({ tickets: [vip()] });
    let answer = () => {};
    const isWanted = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post(path, () => isWanted.then(success)));
    const { navigate } = await chooseTwo();
    await userEvent.click(buy());
    await navigate(paths.home('studiokarya'));
    expect(screen.getByTestId('location')).toHaveTextContent(paths.home('studiokarya'));
    answer();
    await expect(screen.findByText(paths.eventCheckout('studiokarya'))).rejects.toThrow();
  });

  test('a second click before the answer sends nothing', async () => {
    answers({ tickets: [vip()] });
    let calls = 0;
    server.use(
      http.post(path, async () => {
        calls += 1;
        await delay(50);
        return success();
      }),
    );
    await chooseTwo();
    const button = buy();
    act(() => {
      button.click();
      button.click();
    });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await screen.findByTestId('location');
    expect(calls).toBe(1);
  });

  test('a rejection shows the message of the server and refetches the event', async () => {
    const api = answers({ tickets: [vip({ qty: 5 })] }, { tickets: [vip({ qty: 1 })] });
    const info = 'Tiket "VIP" tersisa 1';
    server.use(http.post(path, () => HttpResponse.json({ code: '-2', info }, { status: 409 })));
    await chooseTwo();
    await userEvent.click(buy());
    await waitFor(() =>
      expect(toasts()).toContainEqual(expect.objectContaining({ kind: 'error', text: info })),
    );
    await waitFor(() => expect(quantity('VIP')).toHaveValue('1'));
    expect(api.calls()).toBe(2);
    expect(screen.getByText('Jumlah disesuaikan menjadi 1, paling banyak yang bisa dibeli')).toBeVisible();
    expect(buy()).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    [
      'without words',
      () => HttpResponse.json({ code: '-2', info: '' }, { status: 500 }),
      'Terjadi Kesalahan',
    ],
    ['without an answer', () => HttpResponse.error(), /Koneksi terputus/],
  ])('a failure %s is said, and the choice stays', async (_case, reply, words) => {
    answers({ tickets: [vip()] });
    server.use(http.post(path, reply));
    await chooseTwo();
    await userEvent.click(buy());
    const said = expect.objectContaining({ kind: 'error', text: expect.stringMatching(words) });
    await waitFor(() => expect(toasts()).toContainEqual(said));
    await waitFor(() => expect(buy()).not.toHaveAttribute('aria-disabled'));
    expect(quantity('VIP')).toHaveValue('2');
  });
});

describe('an earlier choice', () => {
  const event = anEvent({ tickets: [vip()] });
  const preloadedState = {
    event: { username: 'studiokarya', event },
    tickets: [{ id: 12, nama_tiket: 'VIP', harga: 150_000, qty: 2 }],
  };

  test('is that of an expired order, as far as it can still be bought', async () => {
    answers({ tickets: [aTicket(), vip({ qty: 2 })] });
    const { navigation } = await open({ url: paths.events('studiokarya') });
    const tickets = [
      [11, 4],
      [12, 3],
      [13, 1],
    ];
    await act(async () => navigation.navigator.push(paths.event('studiokarya', 1), { event: 1, tickets }));
    expect(quantity('Reguler')).toHaveValue('4');
    expect(quantity('VIP')).toHaveValue('2');
    expect(toasts()).toEqual([
      { kind: 'info', text: 'Jumlah tiket disesuaikan dengan yang masih bisa dibeli' },
    ]);
  });

  test('is restored on the way back from the checkout', async () => {
    answers({ tickets: [vip()] });
    const { store } = await open({ preloadedState });
    expect(quantity('VIP')).toHaveValue('2');
    expect(store.getState().tickets).toHaveLength(1);
  });

  test('is reduced to the current stock', async () => {
    answers({ tickets: [vip({ qty: 1 })] });
    await open({ preloadedState });
    expect(quantity('VIP')).toHaveValue('1');
    expect(screen.getByText(/Jumlah disesuaikan menjadi 1/)).toBeVisible();
  });

  test('is cleared by opening the event anew', async () => {
    answers({ tickets: [vip()] });
    const { store, navigate } = await open({ url: '/studiokarya', preloadedState });
    await navigate(paths.event('studiokarya', 1));
    expect(await screen.findByRole('group', { name: 'Jumlah VIP' })).toBeInTheDocument();
    expect(quantity('VIP')).toHaveValue('0');
    expect(store.getState().tickets).toEqual([]);
  });

  test('of another event is cleared', async () => {
    answers({ tickets: [vip()] });
    const other = { username: 'studiokarya', event: anEvent({ id: 2 }) };
    const { store } = await open({ preloadedState: { ...preloadedState, event: other } });
    expect(quantity('VIP')).toHaveValue('0');
    expect(store.getState().tickets).toEqual([]);
  });
});
