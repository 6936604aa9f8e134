import { messages } from '@lapak/domain/messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { storeProfileIs } from '../../testing/api.ts';
import { aPaymentMethod, buildLine, noPaymentMethods } from '../../testing/builders.ts';
import { checkoutCalls, coffee, fillBuyer, goodsApi, openCheckout, payButton } from '../../testing/goods.ts';
import { server } from '@lapak/runtime/testing/server';

beforeEach(() => {
  sessionStorage.clear();
  globalThis.lapakToasts = undefined;
  server.use(...goodsApi());
});

describe('payment methods', () => {
  const methodsAre = (groups: Partial<typeof noPaymentMethods>) =>
    http.get('*/api/payment-method-per-method/:username', () =>
      HttpResponse.json({ data: { ...noPaymentMethods, ...groups } }),
    );

  test('groups that have entries open and close independently', async () => {
    server.use(
      methodsAre({
        bank: [aPaymentMethod()],
        va: [aPaymentMethod({ id: 12, type: { nama: 'BNI VA', payment_method: 'va' } })],
      }),
    );
    await openCheckout();
    const bank = await screen.findByRole('button', { name: /Transfer Bank/ });
    const va = screen.getByRole('button', { name: /Virtual Account/ });
    expect(screen.queryByRole('button', { name: /Retail/ })).not.toBeInTheDocument();
    await userEvent.click(va);
    expect(va).toHaveAttribute('aria-expanded', 'true');
    expect(bank).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(bank);
    expect(bank).toHaveAttribute('aria-expanded', 'false');
    expect(va).toHaveAttribute('aria-expanded', 'true');
  });

  test('one that is out of order cannot be chosen', async () => {
    server.use(methodsAre({ bank: [aPaymentMethod({ type: { is_active: 0 } })] }));
    await openCheckout();
    const method = await screen.findByRole('radio', { name: /BCA/ });
    await userEvent.click(method);
    expect(method).not.toBeChecked();
    expect(globalThis.lapakToasts?.queue.at(-1)).toMatchObject({
      text: 'Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain',
    });
  });

  test('OVO requires a number in the form of 62', async () => {
    server.use(
      methodsAre({
        e_wallet: [aPaymentMethod({ id: 31, type: { nama: 'OVO', payment_method: 'e_wallet' } })],
      }),
    );
    await openCheckout();
    await userEvent.click(await screen.findByRole('radio', { name: /OVO/ }));
    const phone = screen.getByRole('textbox', { name: 'Nomor OVO' });
    expect(phone).toHaveAttribute('placeholder', '62812345678');
    await userEvent.type(phone, '62a812');
    expect(phone).toHaveValue('62812');
  });

  test('a store without a payment method shows a message, and sends no order', async () => {
    const line = buildLine({ ...coffee, alamat_option: 0 });
    const { calls, handler } = checkoutCalls();
    server.use(storeProfileIs({ takes_payments: false }), methodsAre({}), handler, ...goodsApi([line]));
    await openCheckout([line]);
    await fillBuyer();
    expect(screen.getByText(messages.storeTakesNoOrders)).toBeInTheDocument();
    await userEvent.click(payButton());
    expect(calls).toEqual([]);
  });

  test('a failed load shows no message: the form has no groups', async () => {
    server.use(http.get('*/api/payment-method-per-method/:username', () => HttpResponse.error()));
    await openCheckout();
    expect(await screen.findByRole('heading', { name: 'Data Pembeli' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Metode Pembayaran' })).not.toBeInTheDocument();
  });
});
