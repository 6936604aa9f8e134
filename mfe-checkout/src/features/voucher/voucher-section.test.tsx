import { writeVoucherCode } from '@lapak/ordering/voucher/voucher-storage';
import { toastsLeft } from '@lapak/ui/testing/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { buildLine } from '../../testing/builders.ts';
import {
  checkoutCalls,
  coffee,
  fillBuyer,
  goodsApi,
  openCheckout,
  payButton,
  username,
} from '../../testing/goods.ts';
import { server } from '@lapak/runtime/testing/server';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server.use(...goodsApi());
});

describe('voucher', () => {
  const voucherIs = (answer: () => Response) => http.post('*/api/voucher/:username', answer);
  const percent = () =>
    HttpResponse.json({
      code: '00',
      info: '',
      data: { type: 'percentage', voucher_value: 15, min_total: 0 },
    });

  test('takes a truncated percentage off the goods, and its code is sent', async () => {
    const line = buildLine({ ...coffee, harga: 33_333, qty: 1, alamat_option: 0 });
    const { calls, handler } = checkoutCalls();
    server.use(...goodsApi([line]), voucherIs(percent), handler);
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'HEMAT15');
    await userEvent.click(screen.getByRole('button', { name: 'Gunakan' }));
    expect(await screen.findByText('-Rp4.999')).toBeInTheDocument();
    expect(sessionStorage.getItem(`voucher_code:${username}`)).toBe('HEMAT15');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ voucher_code: 'HEMAT15', expected_total: 28_334 });
    expect(sessionStorage.getItem(`voucher_code:${username}`)).toBeNull();
  });

  test('a fixed one is capped at the goods, and can be taken back', async () => {
    const line = buildLine({ ...coffee, harga: 20_000, qty: 1, alamat_option: 0 });
    const fixed = () =>
      HttpResponse.json({
        code: '00',
        info: '',
        data: { type: 'fixed', voucher_value: 50_000, min_total: 0 },
      });
    server.use(...goodsApi([line]), voucherIs(fixed));
    await openCheckout([line]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Kode voucher' }), 'POTONG50{Enter}');
    expect(await screen.findByText('-Rp20.000')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Metode Pembayaran' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus voucher' }));
    expect(screen.queryByText('-Rp20.000')).not.toBeInTheDocument();
  });

  test('one that the order is too small for shows the reason, and the order can be made without', async () => {
    const line = buildLine({ ...coffee, alamat_option: 0 });
    const tooSmall = () =>
      HttpResponse.json(
        {
          code: '-3',
          info: 'Minimal pembelian Rp150.000',
          data: { errors: { voucher_code: ['Minimal pembelian Rp150.000'] } },
        },
        { status: 422 },
      );
    server.use(...goodsApi([line]), voucherIs(percent), checkoutCalls(tooSmall).handler);
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'HEMAT15{Enter}');
    await screen.findByText('-Rp15.000');
    await userEvent.click(payButton());
    expect(await screen.findByText('Minimal pembelian Rp150.000')).toBeInTheDocument();
    const remove = screen.getByRole('button', { name: 'Hapus voucher' });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    expect(screen.queryByText('Minimal pembelian Rp150.000')).not.toBeInTheDocument();
    const { calls, handler } = checkoutCalls();
    server.use(handler);
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ voucher_code: null, expected_total: 100_000 });
  });

  test('the goods that it is for are sent with the code; one below its minimum is rejected with the reason', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/voucher/:username', async ({ request }) => {
        const form = await request.formData();
        asked.push([form.get('voucher_code'), form.get('total')]);
        return HttpResponse.json(
          { code: '-2', info: 'Minimal pembelian Rp150.000 untuk voucher ini' },
          { status: 422 },
        );
      }),
    );
    // What is gone does not count.
    await openCheckout([coffee, buildLine({ id: 9, nama: 'Teh' })]);
    await screen.findByText('Produk ini sudah tidak dijual');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Kode voucher' }), 'HEMAT15{Enter}');
    await waitFor(() =>
      expect(globalThis.lapakToasts?.queue.at(-1)).toMatchObject({
        text: 'Minimal pembelian Rp150.000 untuk voucher ini',
      }),
    );
    expect(asked).toEqual([['HEMAT15', '100000']]);
  });

  test('answers to codes replace each other, that to the kept code too', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/voucher/:username', async ({ request }) => {
        const code = String((await request.formData()).get('voucher_code'));
        asked.push(code);
        if (code === 'HEMAT15') return percent();
        return HttpResponse.json({ code: '-2', info: `Voucher ${code} sudah habis` }, { status: 422 });
      }),
    );
    writeVoucherCode(username, 'LAMA');
    await openCheckout();
    await waitFor(() => expect(toastsLeft()).toEqual(['Voucher LAMA sudah habis']));
    const field = await screen.findByRole('textbox', { name: 'Kode voucher' });
    await userEvent.clear(field);
    await userEvent.type(field, 'SALAH{Enter}');
    await waitFor(() => expect(toastsLeft()).toEqual(['Voucher SALAH sudah habis']));
    await userEvent.clear(field);
    await userEvent.type(field, 'HEMAT15{Enter}');
    await waitFor(() => expect(toastsLeft()).toEqual(['Berhasil menggunakan voucher']));
    expect(asked).toEqual(['LAMA', 'SALAH', 'HEMAT15']);
  });

  test('one whose minimum the goods do not reach any more takes nothing off and says why', async () => {
    const line = buildLine({ ...coffee, harga: 50_000, qty: 1, alamat_option: 0 });
    const withMinimum = () =>
      HttpResponse.json({
        code: '00',
        info: '',
        data: { type: 'fixed', voucher_value: 5_000, min_total: 75_000 },
      });
    writeVoucherCode(username, 'HEMAT5');
    const { calls, handler } = checkoutCalls();
    server.use(...goodsApi([line]), voucherIs(withMinimum), handler);
    await openCheckout([line]);
    expect(await screen.findByText('Minimal pembelian Rp75.000 untuk voucher ini')).toBeInTheDocument();
    expect(screen.queryByText('-Rp5.000')).not.toBeInTheDocument();
    await fillBuyer();
    await userEvent.click(payButton());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hapus voucher' })).toHaveFocus());
    expect(calls).toEqual([]);
  });

  test('a code that was typed but not applied is applied before the order is sent', async () => {
    const line = buildLine({ ...coffee, alamat_option: 0 });
    const { calls, handler } = checkoutCalls();
    server.use(...goodsApi([line]), voucherIs(percent), handler);
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'HEMAT15');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ voucher_code: 'HEMAT15', expected_total: 85_000 });
  });

  test('a typed code that does not apply stops the order with its reason', async () => {
    const line = buildLine({ ...coffee, alamat_option: 0 });
    const { calls, handler } = checkoutCalls();
    server.use(
      ...goodsApi([line]),
      voucherIs(() => HttpResponse.json({ code: '-2', info: 'Voucher belum berlaku' }, { status: 422 })),
      handler,
    );
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'NANTI');
    await userEvent.click(payButton());
    expect(await screen.findByText('Voucher belum berlaku')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('one that was applied on a product page is applied here too', async () => {
    writeVoucherCode(username, 'HEMAT15');
    server.use(voucherIs(percent));
    await openCheckout();
    expect(await screen.findByText('-Rp15.000')).toBeInTheDocument();
  });

  test.each([
    ['no answer came', () => HttpResponse.error()],
    ['the server is down', () => HttpResponse.json({}, { status: 503 })],
  ])(
    'one that could not be checked because %s stays, and is applied with the order',
    async (_why, failure) => {
      writeVoucherCode(username, 'HEMAT15');
      const line = buildLine({ ...coffee, harga: 100_000, qty: 1, alamat_option: 0 });
      const { calls, handler } = checkoutCalls();
      server.use(...goodsApi([line]), voucherIs(failure), handler);
      await openCheckout([line]);
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Kode voucher' })).toHaveValue('HEMAT15'),
      );
      expect(sessionStorage.getItem(`voucher_code:${username}`)).toBe('HEMAT15');
      server.use(voucherIs(percent));
      await fillBuyer();
      await userEvent.click(payButton());
      await waitFor(() =>
        expect(calls[0]?.body).toMatchObject({ voucher_code: 'HEMAT15', expected_total: 85_000 }),
      );
    },
  );

  test('one that does not apply is removed from the storage', async () => {
    writeVoucherCode(username, 'LAMA');
    server.use(
      voucherIs(() => HttpResponse.json({ code: '-2', info: 'Voucher tidak berlaku' }, { status: 422 })),
    );
    await openCheckout();
    await waitFor(() => expect(sessionStorage.getItem(`voucher_code:${username}`)).toBeNull());
    expect(await screen.findByRole('textbox', { name: 'Kode voucher' })).toBeInTheDocument();
    expect(globalThis.lapakToasts?.queue.at(-1)).toMatchObject({ text: 'Voucher tidak berlaku' });
  });
});
