import { paths } from '@lapak/contracts/routes';
import { aPaymentMethod } from '@lapak/ordering/testing/builders';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aUser, eventOrderKey, store } from '../../testing/builders.ts';
import {
  checkoutApi,
  chosen,
  emailField,
  eventIs,
  fillBuyer,
  methodsAre,
  nameField,
  openCheckout,
  openFilled,
  orderCalls,
  ordered,
  pay,
  phoneField,
  puisi,
  regular,
  vip,
} from '../../testing/checkout.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';

const landed = () => screen.findByTestId('location');
const customer = { session: { login: 'customer' as const } };
const profileIs = (user: ReturnType<typeof aUser> | null) =>
  http.get('*/api/profile/custom', () => HttpResponse.json({ data: { user } }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server.use(...checkoutApi());
});

describe('what is ordered', () => {
  test('event, date in WIB, place, tickets, count and total are on the page', async () => {
    await openCheckout([chosen(vip, 1), chosen(regular, 2)]);
    await nameField();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout Event' })).toBeInTheDocument();
    expect(document.title).toBe('Checkout Event - Studio Karya');
    expect(screen.getByRole('heading', { name: 'Malam Puisi Kota Tua' })).toBeInTheDocument();
    expect(screen.getByText('Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB')).toBeInTheDocument();
    expect(screen.getByText(/^Gedung Kesenian/)).toBeInTheDocument();
    const [first, second] = within(screen.getByRole('region', { name: 'Daftar Tiket' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Reguler2 x Rp75.000Rp150.000');
    expect(second).toHaveTextContent(/^VIP1 x Rp150.000(?!Rp)/);
    const prices = screen.getByRole('region', { name: 'Rincian Harga' });
    expect(prices).toHaveTextContent('Total Harga (3 tiket)Rp300.000');
    expect(prices).toHaveTextContent('TotalRp300.000');
    expect(screen.getByText('Belum termasuk kode unik pembayaran')).toBeInTheDocument();
  });

  test.each([
    ['no event', { event: null }],
    ['an event of another store', { event: { username: 'lain', event: puisi } }],
    ['no tickets', { tickets: [] }],
  ])('with %s it leads to the home of the store', async (_case, state) => {
    await openCheckout([chosen()], state);
    expect(await landed()).toHaveTextContent(paths.home(store));
  });

  test('a reload restores the chosen tickets at the current prices', async () => {
    const { unmount } = await openCheckout([chosen(regular, 2), chosen(vip, 1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus VIP' }));
    unmount();
    server.use(eventIs({ tickets: [{ ...regular, harga: 80_000 }, vip] }));
    await openCheckout([], { event: null });
    const lines = within(await screen.findByRole('region', { name: 'Daftar Tiket' })).getAllByRole(
      'listitem',
    );
    expect(lines.map((line) => line.textContent)).toEqual([expect.stringContaining('2 x Rp80.000')]);
  });

  test.each([
    ['something else', '"tickets"'],
    ['a number that is none', '{"event":1,"tickets":[[11,-2]]}'],
  ])('a kept choice that is %s counts as none', async (_case, text) => {
    sessionStorage.setItem(`event_choice:${store}`, text);
    await openCheckout([], { event: null });
    expect(await landed()).toHaveTextContent(paths.home(store));
  });

  test('an order clears the chosen tickets', async () => {
    server.use(...orderCalls().handlers);
    await openFilled([chosen(regular, 2)]);
    await pay();
    await landed();
    expect(sessionStorage.getItem(`event_choice:${store}`)).toBeNull();
  });

  test('a number can be changed and a ticket removed, not the last one', async () => {
    const { handlers, checkouts } = orderCalls();
    server.use(...handlers);
    await openFilled([chosen(regular, 2), chosen(vip, 1)]);
    const stepper = screen.getByRole('group', { name: 'Jumlah Reguler' });
    await userEvent.click(within(stepper).getByRole('button', { name: 'Tambah tiket Reguler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hapus VIP' }));
    expect(screen.queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent('TotalRp225.000');
    await pay();
    await landed();
    expect(checkouts()[0]?.body).toMatchObject({ tickets: [{ id: 11, qty: 3 }], expected_total: 225_000 });
  });

  test('an emptied number shows the ordered number again on blur', async () => {
    await openCheckout([chosen(regular, 2)]);
    await nameField();
    const number = screen.getByRole('textbox', { name: 'Jumlah Reguler' });
    await userEvent.clear(number);
    expect(number).toHaveValue('');
    await userEvent.type(number, '4');
    expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent('TotalRp300.000');
    await userEvent.clear(number);
    await userEvent.tab();
    expect(number).toHaveValue('4');
  });
});

describe('the buyer', () => {
  test('is required with the messages of the specification, and nothing is sent', async () => {
    await openCheckout();
    await nameField();
    await pay();
    expect(await nameField()).toHaveAccessibleDescription('Nama wajib diisi');
    expect(phoneField()).toHaveAccessibleDescription('Nomor Handphone wajib diisi');
    expect(emailField()).toHaveAccessibleDescription(/Email wajib diisi$/);
    expect(await nameField()).toHaveFocus();
  });

  test('types digits; leading non-digits of the phone number are stripped', async () => {
    await openCheckout();
    await nameField();
    await userEvent.type(phoneField(), '+0812');
    expect(phoneField()).toHaveValue('0812');
  });

  test('has autofill attributes', async () => {
    await openCheckout();
    expect(await nameField()).toHaveAttribute('autocomplete', 'name');
    expect(phoneField()).toHaveAttribute('autocomplete', 'tel');
    expect(emailField()).toHaveAttribute('autocomplete', 'email');
  });

  test('is filled in for a logged-in shopper, the e-mail locked', async () => {
    const { handlers, checkouts } = orderCalls();
    server.use(profileIs(aUser()), ...handlers);
    await openCheckout([chosen()], customer);
    expect(await nameField()).toHaveValue('Dewi Lestari');
    expect(phoneField()).toHaveValue('081298765432');
    expect(emailField()).toHaveValue('dewi@lapak.test');
    expect(emailField()).toBeDisabled();
    await pay();
    await landed();
    expect(checkouts()[0]?.body).toMatchObject({
      nama: 'Dewi Lestari',
      handphone: '081298765432',
      email: 'dewi@lapak.test',
    });
  });

  test('with an expired login is a guest', async () => {
    localStorage.setItem('token', 'lama');
    server.use(profileIs(null));
    await openCheckout([chosen()], customer);
    await nameField();
    expect(emailField()).toBeEnabled();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('whose profile does not load can retry', async () => {
    server.use(http.get('*/api/profile/custom', () => HttpResponse.error()));
    await openCheckout([chosen()], customer);
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
    server.use(profileIs(aUser()));
    slowAnswers();
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    expect(await nameField()).toHaveValue('Dewi Lestari');
  });

  test('has the draft from earlier in the visit', async () => {
    const first = await openFilled();
    first.unmount();
    await openCheckout();
    expect(await nameField()).toHaveValue('Budi Santoso');
    expect(emailField()).toHaveValue('budi@lapak.test');
  });
});

describe('payment methods', () => {
  const qris = aPaymentMethod({
    id: 33,
    admin_fee: 700,
    type: { nama: 'QRIS Lapak', payment_method: 'qris' },
  });

  test('are in the groups of the specification; retail lists QRIS', async () => {
    server.use(
      methodsAre({
        cash: [aPaymentMethod({ id: 45, type: { nama: 'Tunai', payment_method: 'cash' } })],
        bank: [aPaymentMethod()],
        va: [aPaymentMethod({ id: 12, type: { nama: 'BNI VA', payment_method: 'va' } })],
        e_wallet: [aPaymentMethod({ id: 31, type: { nama: 'OVO', payment_method: 'e_wallet' } })],
        qris: [qris],
        retail: [aPaymentMethod({ id: 41, type: { nama: 'Alfamart', payment_method: 'retail' } })],
      }),
    );
    await openCheckout();
    const section = await screen.findByRole('region', { name: 'Metode Pembayaran' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual([
      expect.stringMatching(/^Cash/),
      expect.stringMatching(/^Rekening Tujuan/),
      expect.stringMatching(/^Virtual Account/),
      expect.stringMatching(/^E-Wallet/),
      expect.stringMatching(/^QRIS/),
      expect.stringMatching(/^RetailQRIS Lapak/),
    ]);
  });

  test("a choice is sent, with its fee in the total but not in the tickets' price", async () => {
    const { handlers, checkouts } = orderCalls();
    server.use(methodsAre({ qris: [qris] }), ...handlers);
    await openFilled();
    await userEvent.click(await screen.findByRole('radio', { name: /QRIS Lapak/ }));
    expect(screen.getByText('QRIS · Biaya admin Rp700')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent(
      'Biaya AdminRp700TotalRp150.700',
    );
    await pay();
    await landed();
    expect(checkouts()[0]?.body).toMatchObject({ payment_method_id: 33, expected_total: 150_000 });
  });

  test('none has to be chosen', async () => {
    const { handlers, checkouts } = orderCalls();
    server.use(...handlers);
    await openFilled();
    await pay();
    await landed();
    expect(checkouts()[0]?.body).toMatchObject({ payment_method_id: null, mobile_e_wallet: null });
  });

  test('OVO sends the phone number of its account', async () => {
    const { handlers, checkouts } = orderCalls();
    server.use(
      methodsAre({
        e_wallet: [aPaymentMethod({ id: 31, type: { nama: 'OVO', payment_method: 'e_wallet' } })],
      }),
      ...handlers,
    );
    await openFilled();
    await userEvent.click(await screen.findByRole('radio', { name: /OVO/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nomor OVO' }), '62812');
    await pay();
    await landed();
    expect(checkouts()[0]?.body).toMatchObject({ payment_method_id: 31, mobile_e_wallet: '62812' });
  });

  test('an unavailable one cannot be chosen', async () => {
    server.use(methodsAre({ bank: [aPaymentMethod({ type: { is_active: 0 } })] }));
    await openCheckout();
    const method = await screen.findByRole('radio', { name: /BCA/ });
    await userEvent.click(method);
    expect(method).not.toBeChecked();
    expect(toasts().at(-1)?.text).toBe('Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain');
  });

  test('a method of the draft that is no longer offered is not sent', async () => {
    const { handlers, checkouts } = orderCalls();
    server.use(...handlers);
    sessionStorage.setItem(`checkout_draft:event:${store}`, JSON.stringify({ payment_method_id: 99 }));
    await openFilled();
    await pay();
    await landed();
    expect(checkouts()[0]?.body).toMatchObject({ payment_method_id: null });
  });

  test('that do not load show a message, and the order can be made without', async () => {
    const { handlers, checkouts } = orderCalls();
    server.use(
      http.get('*/api/payment-method-per-method/:username', () => HttpResponse.error()),
      ...handlers,
    );
    await openFilled();
    expect(toasts()[0]).toEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
    expect(screen.queryByRole('region', { name: 'Metode Pembayaran' })).not.toBeInTheDocument();
    await pay();
    await landed();
    expect(checkouts()).toHaveLength(1);
  });
});

describe('free tickets', () => {
  const free = { ...regular, harga: 0 };
  const open = () => openCheckout([chosen(free)], {}, { ...puisi, tickets: [free] });
  beforeEach(() => server.use(eventIs({ tickets: [free] })));

  test('have no payment methods and no unique code', async () => {
    await open();
    await nameField();
    expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent('TotalGratis');
    expect(screen.queryByRole('region', { name: 'Metode Pembayaran' })).not.toBeInTheDocument();
    expect(screen.queryByText('Belum termasuk kode unik pembayaran')).not.toBeInTheDocument();
  });

  test('are issued at once, without a payment page', async () => {
    const { handlers } = orderCalls({ checkout: ordered('PAID') });
    server.use(...handlers);
    await open();
    await fillBuyer();
    await pay();
    const { id, token } = eventOrderKey;
    expect(await landed()).toHaveTextContent(paths.eventTickets(store, id, token));
  });
});
