import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { server } from '@lapak/runtime/testing/server';
import { aList, anItem, anOrder, aSession, aStore, chatTexts, toko } from '../../testing/builders.ts';
import { answers, ofStore, openConsole, sent } from '../../testing/open-console.tsx';

const orders = consolePaths.orders(toko);
const three = [
  anItem({
    id: 'a1',
    invoice: 'INV/1',
    nama: 'Ani',
    filter: 'proof',
    steps: ['confirm', 'reject'],
    total: 100_001,
  }),
  anItem({ id: 'b2', invoice: 'INV/2', nama: 'Budi', filter: 'pack', steps: ['pack', 'ship'] }),
  anItem({ id: 'c3', invoice: 'INV/3', nama: 'Citra', filter: 'packed', steps: ['ship'] }),
];
const outcome = (id: string, invoice: string, ok = true, info = '') => ({ id, invoice, ok, info });
const answered = (...data: object[]) => ({ code: '00', info: 'ok', data });

/** The queries that the list was asked with. */
function listIs(list = aList(three)) {
  const asked: string[] = [];
  server.use(
    http.get(`${ofStore}/pesanan`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(list);
    }),
  );
  return asked;
}

const choose = (invoice: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `Pilih ${invoice}` }));
const cardOf = (invoice: string) => screen.getByText(invoice).closest('li') as HTMLElement;

test('shows each order with its buyer, content, total and status', async () => {
  listIs(aList([anItem({ kind: 'event', items: { count: 2, first: 'Reguler' }, resi: 'JX1' })]));
  await openConsole(orders);
  const card = within(await screen.findByRole('listitem'));
  for (const text of [
    'Siti Aminah',
    'INV/20261121/1',
    'Reguler, 2 buah',
    'Tiket',
    'Rp165.347',
    'JNE REG JX1',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('Perlu diproses')).toBeVisible();
  expect(document.title).toBe('Pesanan - Kopi Nusantara - Kelola');
});

test('filter, kind, search and page are in the address, and what it cannot mean is left out', async () => {
  const asked = listIs();
  await openConsole(`${orders}?filter=proof&kind=event&q=ani&page=2&x=1`);
  await screen.findByText('INV/1');
  await openConsole(`${orders}?filter=entah&kind=entah&page=-1`);
  await waitFor(() => expect(asked).toContain('?page=1'));
  expect(asked[0]).toBe('?filter=proof&kind=event&q=ani&page=2');
});

test('tabs lead to their filters, with how many orders each has', async () => {
  listIs(aList(three, { counts: { ...aList([]).counts, all: 1250, proof: 3 } }));
  await openConsole(`${orders}?q=ani`);
  const tabs = within(await screen.findByRole('navigation', { name: 'Status pesanan' }));
  expect(await tabs.findByText('1.250')).toBeVisible();
  expect(tabs.getByRole('link', { name: /Cek bukti/ })).toHaveTextContent('Cek bukti3');
  expect(tabs.getByRole('link', { name: /Cek bukti/ })).toHaveAttribute(
    'href',
    `${orders}?filter=proof&q=ani`,
  );
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Semua');
});

test('a search goes into the address half a second after the last key', async () => {
  const asked = listIs();
  const { shown } = await openConsole(`${orders}?filter=pack`);
  await userEvent.type(await screen.findByRole('searchbox'), 'siti');
  await waitFor(() => expect(shown().location.search).toBe('?filter=pack&q=siti'));
  expect(asked.filter((search) => search.includes('q='))).toEqual(['?filter=pack&q=siti&page=1']);
});

test('a proof and the end that is near stand out', async () => {
  const soon = new Date(Date.now() + 90 * 60_000).toISOString();
  const later = new Date(Date.now() + 5 * 60 * 60_000).toISOString();
  listIs(
    aList([
      anItem({ id: '1', filter: 'proof', proof_at: '2026-11-21T15:30:00+07:00' }),
      anItem({ id: '2', filter: 'unpaid', expires_at: soon }),
      anItem({ id: '3', filter: 'unpaid', expires_at: later }),
    ]),
  );
  await openConsole(orders);
  expect(await screen.findByText('Bukti masuk 21/11/2026, 15.30 WIB')).toBeVisible();
  expect(screen.getByText(/^Batas bayar 1 jam (29|30) menit lagi$/)).toBeVisible();
  expect(screen.getAllByText(/Batas bayar/)).toHaveLength(1);
});

test("a row's own button packs at once, and confirms a payment after a question", async () => {
  listIs();
  const steps = sent('POST /langkah', answered(outcome('b2', 'INV/2')));
  await openConsole(orders);
  await userEvent.click(await screen.findByRole('button', { name: 'Kemas, INV/2' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'INV/2 dikemas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Terima pembayaran, INV/1' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Terima pembayaran ini?' });
  expect(dialog).toHaveTextContent('Rp100.001 dari Ani');
  expect(steps).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Terima' }));
  await waitFor(() => expect(steps).toHaveLength(2));
  expect(steps).toEqual([
    { step: 'pack', orders: [{ id: 'b2' }] },
    { step: 'confirm', orders: [{ id: 'a1' }] },
  ]);
});

test('the bar has the steps that the chosen orders are open to, and takes them with these alone', async () => {
  listIs();
  const steps = sent('POST /langkah', answered(outcome('b2', 'INV/2'), outcome('c3', 'INV/3')));
  await openConsole(orders);
  await screen.findByText('INV/1');
  expect(screen.queryByRole('region', { name: 'Pesanan terpilih' })).not.toBeInTheDocument();
  for (const invoice of ['INV/1', 'INV/2', 'INV/3']) await choose(invoice);
  const bar = within(screen.getByRole('region', { name: 'Pesanan terpilih' }));
  expect(bar.getByRole('status')).toHaveTextContent('3 dipilih');
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '',
    'Terima 1',
    'Kemas 1',
    'Kirim 2',
  ]);
  await userEvent.click(bar.getByRole('button', { name: 'Kirim 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim 2 pesanan' }));
  const budi = within(dialog.getByRole('group', { name: 'Budi, INV/2' }));
  expect(budi.getByLabelText('Kurir')).toHaveValue('JNE REG');
  await userEvent.type(budi.getByLabelText('Nomor resi'), 'JX9');
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim 2' }));
  await waitFor(() => expect(steps).toHaveLength(1));
  expect(steps[0]).toEqual({
    step: 'ship',
    orders: [
      { id: 'b2', kurir: 'JNE REG', resi: 'JX9' },
      { id: 'c3', kurir: 'JNE REG', resi: '' },
    ],
  });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Pesanan terpilih' })).not.toBeInTheDocument(),
  );
});

test('the focus stays in the list when its row goes away', async () => {
  let shown = three;
  answers({ 'GET /pesanan': () => aList(shown) });
  sent('POST /langkah', answered(outcome('b2', 'INV/2')));
  await openConsole(orders);
  const pack = await screen.findByRole('button', { name: 'Kemas, INV/2' });
  shown = three.filter(({ id }) => id !== 'b2');
  pack.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('INV/2')).not.toBeInTheDocument());
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: 'Pilih INV/1' })).toHaveFocus();
});

test('numbers that were typed stay when no answer comes, and are sent with the next press', async () => {
  listIs();
  sent('POST /langkah', { code: '-2', info: 'Server sedang sibuk', request_id: 'r' }, 503);
  await openConsole(orders);
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim, INV/3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim pesanan' }));
  await userEvent.type(dialog.getByLabelText('Nomor resi'), 'JX9');
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'error', text: 'Server sedang sibuk' }));
  expect(dialog.getByLabelText('Nomor resi')).toHaveValue('JX9');
  const steps = sent('POST /langkah', answered(outcome('c3', 'INV/3')));
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(steps).toMatchObject([{ orders: [{ id: 'c3', resi: 'JX9' }] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['stay in the list', three],
  ['leave the list', []],
])('when some were not made, the outcome of each is shown: the orders %s', async (_what, left) => {
  let shown: typeof left = three;
  answers({ 'GET /pesanan': () => aList(shown) });
  sent(
    'POST /langkah',
    answered(outcome('b2', 'INV/2'), outcome('c3', 'INV/3', false, 'Sudah dikirim oleh Sri, 10.02')),
  );
  await openConsole(orders);
  await screen.findByText('INV/2');
  await choose('INV/2');
  await choose('INV/3');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim 2' }));
  shown = left;
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kirim 2' }));
  if (left.length === 0) expect(await screen.findByText('Belum ada pesanan')).toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: '1 dari 2 pesanan dikirim' });
  expect(within(dialog).getByText('Sudah dikirim oleh Sri, 10.02')).toBeVisible();
});

test('one that was not made says who was first', async () => {
  listIs();
  sent('POST /langkah', answered(outcome('b2', 'INV/2', false, 'Sudah dikemas oleh Sri, 10.02')));
  await openConsole(orders);
  await userEvent.click(await screen.findByRole('button', { name: 'Kemas, INV/2' }));
  await waitFor(() =>
    expect(toasts()).toContainEqual({ kind: 'error', text: 'Sudah dikemas oleh Sri, 10.02' }),
  );
});

test('an address beyond the last page leads on from the page that the server answers', async () => {
  listIs(aList(three, { total: 50, current_page: 3 }));
  await openConsole(`${orders}?filter=all&page=9`);
  expect(await screen.findByText('Halaman 3 dari 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute(
    'href',
    `${orders}?filter=all&page=2`,
  );
});

test('pages lead on, with the filter', async () => {
  listIs(aList(three, { total: 50, current_page: 2 }));
  await openConsole(`${orders}?filter=all&q=a&page=2`);
  expect(await screen.findByText('Halaman 2 dari 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute(
    'href',
    `${orders}?filter=all&q=a`,
  );
  expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute(
    'href',
    `${orders}?filter=all&q=a&page=3`,
  );
});

test.each([
  ['', 'Belum ada pesanan'],
  ['?q=entah', 'Tidak ada pesanan yang cocok'],
])('without orders at "%s" it says so', async (search, title) => {
  listIs(aList([]));
  await openConsole(orders + search);
  expect(await screen.findByText(title)).toBeVisible();
});

test('a list that fails says so with the request id, and tries again', async () => {
  answers({ 'GET /pesanan': { code: '-2', info: 'x', request_id: 'req-4' } }, 500);
  await openConsole(orders);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Pesanan gagal dimuat.*req-4/);
  listIs();
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('INV/1')).toBeVisible();
});

test('the orders of another store are not shown, not even until those of this one are there', async () => {
  listIs();
  const session = aSession([aStore(), aStore({ username: 'tehmelati', nama_toko: 'Teh Melati' })]);
  const { navigate } = await openConsole(orders, session);
  expect(await screen.findByText('INV/1')).toBeVisible();
  server.use(http.get('*/api/seller/toko/tehmelati/pesanan', () => new Promise<never>(() => {})));
  await navigate(consolePaths.orders('tehmelati'));
  expect(await screen.findByRole('status', { name: 'Memuat pesanan' })).toBeVisible();
  expect(screen.queryByText('INV/1')).not.toBeInTheDocument();
});

test('going back from an order finds filter and choice as they were', async () => {
  const asked = listIs();
  answers({ 'GET /pesanan/b2': { data: anOrder({ id: 'b2' }) }, 'GET /teks-chat': { data: chatTexts } });
  const { navigate, shown } = await openConsole(`${orders}?filter=pack`);
  await screen.findByText('INV/2');
  await choose('INV/2');
  await navigate(consolePaths.order(toko, 'b2'));
  expect(await screen.findByRole('heading', { level: 1, name: 'INV/20261121/1' })).toBeVisible();
  expect(cardOf('INV/2')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke pesanan' }));
  await waitFor(() => expect(shown().location.search).toBe('?filter=pack'));
  await waitFor(() => expect(cardOf('INV/2')).toBeVisible());
  expect(screen.getByRole('checkbox', { name: 'Pilih INV/2' })).toBeChecked();
  expect(asked).toHaveLength(1);
});

test('the listed orders come as a file, with the filters of the list', async () => {
  answers({ 'GET /pesanan': aList([anItem()]) });
  await openConsole(consolePaths.orders(toko, { filter: 'pack', q: 'siti' }));
  expect(await screen.findByRole('link', { name: 'Excel' })).toHaveAttribute(
    'href',
    `/api/seller/toko/${toko}/ekspor?filter=pack&q=siti&format=xlsx`,
  );
});
