import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { storeProfileIs } from '../../testing/api.ts';
import { aUser, buildLine } from '../../testing/builders.ts';
import {
  checkoutCalls,
  coffee,
  fillBuyer,
  goodsApi,
  openCheckout,
  payButton,
  username,
} from '../../testing/goods.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';

const profileIs = (user: ReturnType<typeof aUser> | null) =>
  http.get('*/api/profile/custom', () => HttpResponse.json({ data: { user } }));
const loggedIn = { session: { login: 'customer' as const } };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.lapakToasts = undefined;
  server.use(...goodsApi());
});

describe('a logged-in buyer', () => {
  test('finds name, phone, e-mail and address filled in, the e-mail locked', async () => {
    server.use(profileIs(aUser()));
    await openCheckout([coffee], loggedIn);
    expect(await screen.findByRole('textbox', { name: /^Nama/ })).toHaveValue('Dewi Lestari');
    expect(screen.getByRole('textbox', { name: /^No Handphone/ })).toHaveValue('081298765432');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('dewi@lapak.test');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: /^Kecamatan/ })).toHaveValue('Coblong');
    expect(screen.getByRole('textbox', { name: /^Alamat lengkap/ })).toHaveValue('Jalan Dago 10');
    expect(screen.getByRole('textbox', { name: /^Kode Pos/ })).toHaveValue('40135');
    expect(await screen.findByRole('radio', { name: /JNE REG/ })).toBeInTheDocument();
  });

  test('only has to choose a courier', async () => {
    const { calls, handler } = checkoutCalls();
    server.use(profileIs(aUser()), handler);
    await openCheckout([coffee], loggedIn);
    await userEvent.click(await screen.findByRole('radio', { name: /JNE YES/ }));
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ email: 'dewi@lapak.test', ongkir: 32_000 });
  });

  test('with an expired login is a guest again', async () => {
    localStorage.setItem('token', 'alt');
    server.use(profileIs(null));
    const { store } = await openCheckout([coffee], loggedIn);
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    expect(email).toBeEnabled();
    expect(localStorage.getItem('token')).toBeNull();
    expect(store.getState().session.login).toBe('guest');
  });

  test('a profile that does not load shows a message and a retry', async () => {
    server.use(http.get('*/api/profile/custom', () => HttpResponse.error()));
    await openCheckout([coffee], loggedIn);
    expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan');
    expect(globalThis.lapakToasts?.queue.at(-1)).toMatchObject({ text: 'Terjadi Kesalahan1' });
    server.use(profileIs(aUser()));
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    slowAnswers();
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    expect(await screen.findByRole('textbox', { name: /^Nama/ })).toHaveValue('Dewi Lestari');
  });
});

test('an origin that does not load is an error of the page', async () => {
  server.use(http.get('*/api/setting/origin', () => HttpResponse.error()));
  await openCheckout();
  expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan');
});

describe('reseller and dropshipper', () => {
  const line = buildLine({ ...coffee, alamat_option: 0 });
  const traitsAre = (traits: { reseller_mode: 'email' | 'agents' | 'none'; dropship_allowed: boolean }) =>
    storeProfileIs({ traits: { hide_address: false, ...traits } });

  beforeEach(() => server.use(...goodsApi([line])));

  test('buying as reseller requires a valid e-mail', async () => {
    const { calls, handler } = checkoutCalls();
    server.use(handler);
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Beli sebagai Reseller' }));
    await userEvent.click(payButton());
    expect(await screen.findByText('Email wajib diisi')).toBeInTheDocument();
    const email = screen.getByRole('textbox', { name: /^Email Reseller/ });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'agen');
    expect(screen.getByText('format email salah')).toBeInTheDocument();
    await userEvent.type(email, '@lapak.test');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ email_reseller: 'agen@lapak.test' });
  });

  test('sending as dropshipper requires the name of the sender', async () => {
    const { calls, handler } = checkoutCalls();
    server.use(handler);
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.click(screen.getByRole('checkbox', { name: /Kirim sebagai Dropshipper/ }));
    await userEvent.click(payButton());
    expect(await screen.findByText('Nama dropshipper wajib diisi')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /^Nama Dropshipper/ }), 'Toko Ibu');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ dropshipper: 1, dropshipper_name: 'Toko Ibu' });
  });

  test('one item that does not allow them hides both', async () => {
    const strict = buildLine({ ...line, id: 2, show_dropshipper: 0, show_reseller: 0 });
    server.use(...goodsApi([line, strict]));
    await openCheckout([line, strict]);
    await screen.findByRole('heading', { name: 'Data Pembeli' });
    expect(screen.queryByRole('checkbox', { name: /Reseller/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Dropshipper/ })).not.toBeInTheDocument();
  });

  test('a store without resellers and dropshippers offers neither', async () => {
    server.use(traitsAre({ reseller_mode: 'none', dropship_allowed: false }));
    await openCheckout([line]);
    await screen.findByRole('heading', { name: 'Data Pembeli' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a store with agents has its list searched', async () => {
    const searches: (string | null)[] = [];
    const { calls, handler } = checkoutCalls();
    server.use(
      traitsAre({ reseller_mode: 'agents', dropship_allowed: false }),
      http.get('*/api/reseller', ({ request }) => {
        const query = new URL(request.url).searchParams;
        expect(query.get('username')).toBe(username);
        searches.push(query.get('search'));
        return HttpResponse.json({
          data: [{ id: 'wakil@pommeta.test', text: 'Ibu Wakil (wakil@pommeta.test)' }],
        });
      }),
      handler,
    );
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.type(screen.getByRole('combobox', { name: 'Email Wakil' }), 'wakil');
    // One search at the start, one for the typed text: not one per key.
    await waitFor(() => expect(searches).toEqual(['', 'wakil']));
    await userEvent.click(await screen.findByRole('option', { name: /Ibu Wakil/ }));
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ email_reseller: 'wakil@pommeta.test' });
  });
});
