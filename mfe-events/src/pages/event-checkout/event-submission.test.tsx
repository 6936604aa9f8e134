import { paths } from '@lapak/contracts/routes';
import { selectEvent, selectSelectedTickets } from '@lapak/runtime';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { aStoreProfile, eventOrderKey, store } from '../../testing/builders.ts';
import {
  checkoutApi,
  chosen,
  emailField,
  eventIs,
  fillBuyer,
  inTurn,
  nameField,
  openCheckout,
  openFilled,
  orderCalls,
  ordered,
  pay,
  phoneField,
  refusal,
  regular,
  vip,
} from '../../testing/checkout.ts';
import { server } from '@lapak/runtime/testing/server';

const soldOut = { ...regular, qty: 0, is_sell: false, sell_status_reason: 'out_stock' } as const;
const landed = () => screen.findByTestId('location');
const { id, token } = eventOrderKey;

/** The answers of the two calls, in turn. */
function answering(answers: Parameters<typeof orderCalls>[0]) {
  const order = orderCalls(answers);
  server.use(...order.handlers);
  return order;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server.use(...checkoutApi());
});

test('does not claim that a mail was sent when none was', async () => {
  answering({ checkout: ordered('UNPAID', false) });
  await openFilled();
  await pay();
  await landed();
  const text = expect.stringMatching(/Email tidak dikirim karena .* simpan halaman ini/);
  expect(toasts()).toEqual([{ kind: 'warning', text }]);
});

test('checks the tickets, buys them, shows a toast, and replaces the page with the payment page', async () => {
  const { calls } = answering({});
  const { store: state, shown } = await openFilled();
  await pay();
  expect(await landed()).toHaveTextContent(paths.eventCheckoutDetail(store, id, token));
  expect(shown().action).toBe('REPLACE');
  expect(calls.map(({ call }) => call)).toEqual(['before-checkout', 'checkout']);
  expect(calls[0]?.body).toEqual({ username: store, event_id: 1, tickets: [{ id: 11, qty: 2 }] });
  expect(calls[1]?.body).toEqual({
    username: store,
    event_id: 1,
    tickets: [{ id: 11, qty: 2 }],
    nama: 'Budi Santoso',
    handphone: '08123456789',
    email: 'budi@lapak.test',
    payment_method_id: null,
    mobile_e_wallet: null,
    expected_total: 150_000,
  });
  expect(calls[1]?.key).toMatch(/^[\w-]{20,}$/);
  expect(toasts()).toEqual([{ kind: 'info', text: 'Detail Invoice telah dikirim ke email anda' }]);
  expect(selectSelectedTickets(state.getState())).toEqual([]);
  expect(selectEvent(state.getState(), store)).toBeNull();
  expect(sessionStorage.getItem(`checkout_draft:event:${store}`)).toBeNull();
});

test('Back after ordering finds nothing to order', async () => {
  const { checkouts } = answering({});
  const { navigate } = await openFilled();
  await pay();
  await landed();
  await navigate(paths.eventCheckout(store));
  expect(await landed()).toHaveTextContent(paths.home(store));
  expect(checkouts()).toHaveLength(1);
});

test('a double click is one order', async () => {
  const { calls } = answering({
    checkout: async () => {
      await delay(50);
      return ordered()();
    },
  });
  await openFilled();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Bayar Sekarang' }));
  await landed();
  expect(calls.map(({ call }) => call)).toEqual(['before-checkout', 'checkout']);
});

describe('a refusal', () => {
  test('the message of before-checkout is shown, nothing is bought, the button is enabled again', async () => {
    const { checkouts } = answering({ before: refusal(409, '-2', 'Maaf, tiket "Reguler" sudah habis') });
    await openFilled();
    await pay();
    await waitFor(() =>
      expect(toasts()).toEqual([{ kind: 'error', text: 'Maaf, tiket "Reguler" sudah habis' }]),
    );
    expect(screen.getByRole('button', { name: 'Bayar Sekarang' })).not.toHaveAttribute('aria-disabled');
    expect(checkouts()).toHaveLength(0);
    expect(await nameField()).toHaveValue('Budi Santoso');
  });

  test('without a message is Terjadi Kesalahan', async () => {
    answering({ checkout: refusal(409, '-2', '') });
    await openFilled();
    await pay();
    await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', text: 'Terjadi Kesalahan' }]));
  });

  test('of quota shows how many are left; the input stays, and fewer can be bought on the page', async () => {
    const { checkouts } = answering({
      checkout: inTurn(refusal(409, '-2', 'Maaf, tiket "Reguler" tersisa 1'), ordered()),
    });
    await openFilled([chosen(regular, 3), chosen(vip, 1)]);
    server.use(eventIs({ tickets: [{ ...regular, qty: 1 }, vip] }));
    await pay();
    const number = screen.getByRole('textbox', { name: 'Jumlah Reguler' });
    await waitFor(() => expect(number).toHaveAccessibleDescription('Sisa 1 tiket, kurangi jumlahnya'));
    expect(toasts()).toEqual([{ kind: 'error', text: 'Maaf, tiket "Reguler" tersisa 1' }]);
    expect(await nameField()).toHaveValue('Budi Santoso');
    expect(phoneField()).toHaveValue('08123456789');
    expect(emailField()).toHaveValue('budi@lapak.test');
    await pay();
    await waitFor(() => expect(number).toHaveFocus());
    expect(checkouts()).toHaveLength(1);
    const stepper = screen.getByRole('group', { name: 'Jumlah Reguler' });
    await userEvent.click(within(stepper).getByRole('button', { name: 'Kurangi tiket Reguler' }));
    await pay();
    await landed();
    expect(checkouts()[1]?.body.tickets).toEqual([
      { id: 11, qty: 1 },
      { id: 12, qty: 1 },
    ]);
  });

  test.each([
    ['is sold out', soldOut, 'Tiket Habis'],
    [
      'is sold no longer',
      { ...regular, is_sell: false, sell_status_reason: 'sale_ended' },
      'Penjualan berakhir',
    ],
    [
      'may be had but once',
      { ...regular, qty: 1, max_qty: 1 },
      'Maks 1 tiket per pesanan, kurangi jumlahnya',
    ],
  ] as const)('of a ticket that %s is said at the ticket', async (_case, ticket, words) => {
    answering({ before: refusal(409, '-2', 'Maaf') });
    await openFilled();
    server.use(eventIs({ tickets: [ticket] }));
    await pay();
    expect(await screen.findByText(words)).toBeVisible();
    expect(
      screen.getByText('Ada tiket yang belum bisa dipesan. Periksa kembali daftar tiket.'),
    ).toBeInTheDocument();
    const counts = ticket.is_sell ? ['2', 'Rp150.000'] : ['0', 'Rp0'];
    expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent(
      `Total Harga (${counts[0]} tiket)${counts[1]}Total${counts[1]}`,
    );
  });

  test('of a ticket that the event no longer has is shown at the ticket, which can be removed', async () => {
    const { checkouts } = answering({ before: inTurn(refusal(409, '-2', 'Tiket belum tersedia'), okBefore) });
    await openFilled([chosen(regular), chosen(vip, 1)]);
    server.use(eventIs({ tickets: [vip] }));
    await pay();
    expect(await screen.findByText('Tiket ini tidak dijual lagi')).toBeVisible();
    // What is gone counts in no figure.
    const prices = screen.getByRole('region', { name: 'Rincian Harga' });
    expect(prices).toHaveTextContent('Total Harga (1 tiket)Rp150.000');
    expect(prices).toHaveTextContent('TotalRp150.000');
    expect(screen.getByRole('region', { name: 'Pembayaran' })).toHaveTextContent('TotalRp150.000');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Reguler' }));
    await pay();
    await landed();
    expect(checkouts()[0]?.body.tickets).toEqual([{ id: 12, qty: 1 }]);
  });

  const okBefore = () => HttpResponse.json({ code: '00', info: '' });
});

describe('a store that is closed', () => {
  const closed = http.get('*/api/setting/profile', () =>
    HttpResponse.json({ data: aStoreProfile({ is_active: false }) }),
  );

  const notice = () =>
    screen.findByText('Toko ini sedang tidak menerima pesanan. Isian kamu tetap tersimpan.');

  test('says so at once, keeps what is typed and the tickets, and orders nothing', async () => {
    const { calls } = answering({});
    server.use(closed);
    const { store: state } = await openCheckout();
    expect(await notice()).toBeVisible();
    await fillBuyer();
    // Above, at the ticket and at the button.
    expect(screen.getAllByText('Toko Sedang Tutup')).toHaveLength(3);
    await pay();
    expect(calls).toEqual([]);
    expect(await nameField()).toHaveValue('Budi Santoso');
    expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent('TotalRp150.000');
    expect(selectSelectedTickets(state.getState())).toHaveLength(1);
  });

  test('while the form is filled in says so after the refusal', async () => {
    answering({ before: refusal(409, '-2', 'Toko Sedang Tutup') });
    await openFilled();
    expect(screen.queryByText('Toko Sedang Tutup')).not.toBeInTheDocument();
    server.use(closed);
    await pay();
    expect(await notice()).toBeVisible();
  });

  test('since the event was opened says so when its checkout opens', async () => {
    const { navigate } = await openCheckout();
    await nameField();
    server.use(closed);
    await navigate(paths.home(store));
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 11_000 });
    await navigate(paths.eventCheckout(store));
    expect(await notice()).toBeVisible();
  });

  afterEach(() => jest.useRealTimers());
});

test("'-3' shows the first message beside each field and goes to the first", async () => {
  const { checkouts } = answering({
    checkout: refusal(422, '-3', 'Periksa kembali data', {
      errors: { handphone: ['Nomor handphone tidak valid', 'lain'], email: ['Email ditolak'] },
    }),
  });
  await openFilled();
  await pay();
  await waitFor(() => expect(phoneField()).toHaveFocus());
  expect(phoneField()).toHaveAccessibleDescription('Nomor handphone tidak valid');
  expect(emailField()).toHaveAccessibleDescription(/Email ditolak$/);
  expect(screen.queryByText('lain')).not.toBeInTheDocument();
  await userEvent.type(phoneField(), '0');
  await pay();
  await waitFor(() => expect(checkouts()).toHaveLength(2));
  expect(checkouts()[1]?.key).not.toBe(checkouts()[0]?.key);
});

describe('tickets that were ordered minutes ago', () => {
  async function orderTwice(checkout: Parameters<typeof orderCalls>[0]) {
    const order = answering(checkout);
    const first = await openFilled();
    await pay();
    await landed();
    first.unmount();
    const view = await openFilled();
    await pay();
    const dialog = await screen.findByRole('alertdialog', { name: 'Pesanan sebelumnya sudah dibuat' });
    return { ...order, view, dialog };
  }

  test('offer the order that exists', async () => {
    const { calls, checkouts, view, dialog } = await orderTwice({});
    expect(dialog).toHaveTextContent('EVT/20261121/0001 (Rp150.123) dengan isi yang sama');
    // The order may hold the last tickets itself: before-checkout is not called again.
    expect(calls.map(({ call }) => call)).toEqual(['before-checkout', 'checkout', 'checkout']);
    expect(checkouts()[1]?.key).toBe(checkouts()[0]?.key);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buka pesanan itu' }));
    expect(await landed()).toHaveTextContent(paths.eventCheckoutDetail(store, id, token));
    expect(selectSelectedTickets(view.store.getState())).toEqual([]);
  });

  test('can be ordered once more', async () => {
    const { calls, checkouts, dialog } = await orderTwice({});
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pesan sekali lagi' }));
    await landed();
    expect(checkouts()[2]?.key).not.toBe(checkouts()[0]?.key);
    expect(calls.at(-2)?.call).toBe('before-checkout');
  });
});

test('a page that fails while the answer is on its way leaves no tickets behind and leads to the order', async () => {
  const { checkouts } = answering({});
  const view = await openFilled();
  await pay();
  view.unmount();
  await waitFor(() => expect(checkouts()).toHaveLength(1));
  await waitFor(() =>
    expect(view.shown().location.pathname).toBe(paths.eventCheckoutDetail(store, id, token)),
  );
  expect(selectSelectedTickets(view.store.getState())).toEqual([]);
});

describe("'-4', the price changed", () => {
  const quote = { total_tickets: 180_000, admin_fee: 1_000, total: 181_000 };
  const changed = refusal(409, '-4', 'Harga pesanan berubah', { quote });

  test('shows the old and the new price; agreeing orders at the new one', async () => {
    const { checkouts } = answering({ checkout: inTurn(changed, ordered()) });
    await openFilled();
    await pay();
    const dialog = await screen.findByRole('alertdialog', { name: 'Harga tiket berubah' });
    expect(dialog).toHaveTextContent('semula Rp150.000');
    expect(dialog).toHaveTextContent('Total HargaRp180.000Biaya AdminRp1.000TotalRp181.000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Setuju, bayar' }));
    expect(await landed()).toHaveTextContent(paths.eventCheckoutDetail(store, id, token));
    expect(checkouts()[1]?.body).toMatchObject({ expected_total: 180_000 });
    expect(checkouts()[1]?.key).not.toBe(checkouts()[0]?.key);
  });

  test('going back to the form shows the new prices and orders nothing', async () => {
    const { checkouts } = answering({ checkout: changed });
    await openFilled();
    server.use(eventIs({ tickets: [{ ...regular, harga: 90_000 }] }));
    await pay();
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Periksa lagi' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent('TotalRp180.000');
    expect(checkouts()).toHaveLength(1);
    expect(await nameField()).toHaveValue('Budi Santoso');
  });
});

describe('a lost connection', () => {
  test('shows a message, loses nothing, and paying again is the same order', async () => {
    const { calls, checkouts } = answering({ checkout: inTurn(() => HttpResponse.error(), ordered()) });
    await openFilled();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Koneksi terputus/);
    expect(toasts()).toEqual([{ kind: 'error', text: 'Terjadi Kesalahan' }]);
    expect(await nameField()).toHaveValue('Budi Santoso');
    await pay();
    await landed();
    expect(checkouts()).toHaveLength(2);
    expect(checkouts()[1]?.key).toBe(checkouts()[0]?.key);
    // The order may hold the last tickets itself: before-checkout is not called again.
    expect(calls.map(({ call }) => call)).toEqual(['before-checkout', 'checkout', 'checkout']);
  });

  test('before anything was ordered loses nothing either', async () => {
    const { checkouts } = answering({ before: () => HttpResponse.error() });
    await openFilled();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Koneksi terputus/);
    expect(checkouts()).toHaveLength(0);
  });

  test('after this order took the last ticket, it can still be retried', async () => {
    const { checkouts } = answering({ checkout: inTurn(() => HttpResponse.error(), ordered()) });
    const first = await openFilled();
    server.use(eventIs({ tickets: [soldOut] }));
    await pay();
    await screen.findByText(/^Koneksi terputus/);
    expect(screen.queryByText('Tiket Habis')).not.toBeInTheDocument();
    first.unmount();
    await openCheckout();
    expect(await screen.findByText('Tiket Habis')).toBeVisible();
    await pay();
    await landed();
    expect(checkouts()[1]?.key).toBe(checkouts()[0]?.key);
  });

  test('draft and key survive coming back with the same tickets', async () => {
    const { checkouts } = answering({ checkout: inTurn(() => HttpResponse.error(), ordered()) });
    const first = await openFilled();
    await pay();
    await screen.findByText(/^Koneksi terputus/);
    first.unmount();
    await openCheckout();
    expect(await nameField()).toHaveValue('Budi Santoso');
    await pay();
    await landed();
    expect(checkouts()[1]?.key).toBe(checkouts()[0]?.key);
  });

  test('and another name afterwards opens the choice between the two orders', async () => {
    const order = { ...eventOrderKey, kind: 'event', invoice: 'EVT-7', total: 150_123, status: 'UNPAID' };
    const { checkouts } = answering({
      checkout: inTurn(() => HttpResponse.error(), refusal(409, '-5', 'Sudah dibuat', { order })),
    });
    await openFilled();
    await pay();
    await screen.findByText(/^Koneksi terputus/);
    await userEvent.type(await nameField(), ' Putra');
    await pay();
    const dialog = await screen.findByRole('alertdialog', { name: 'Pesanan sebelumnya sudah dibuat' });
    expect(dialog).toHaveTextContent('EVT-7');
    expect(checkouts()[1]?.key).toBe(checkouts()[0]?.key);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buka pesanan itu' }));
    expect(await landed()).toHaveTextContent(paths.eventCheckoutDetail(store, id, token));
  });
});

test('an event that asks for names has a field for each ticket, and sends what was typed', async () => {
  server.use(eventIs({ name_per_ticket: true }));
  const { calls } = answering({});
  await openFilled();
  const first = await screen.findByRole('textbox', { name: /Nama di tiket Reguler ke-1/ });
  await userEvent.type(first, ' Ayu ');
  await pay();
  const second = screen.getByRole('textbox', { name: /Nama di tiket Reguler ke-2/ });
  await waitFor(() => expect(second).toHaveAccessibleDescription('Nama wajib diisi'));
  expect(calls).toEqual([]);
  await userEvent.type(second, 'Bima');
  await pay();
  await landed();
  expect(calls[1]?.body).toMatchObject({ tickets: [{ id: 11, qty: 2, names: ['Ayu', 'Bima'] }] });
});
