import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLine } from '../../testing/builders.ts';
import { checkoutCalls, coffee, fillBuyer, goodsApi, openCheckout, payButton } from '../../testing/goods.ts';
import { server } from '@lapak/runtime/testing/server';

beforeEach(() => {
  sessionStorage.clear();
  globalThis.lapakToasts = undefined;
  server.use(...goodsApi());
});

describe('donation', () => {
  const giving = (own: Partial<typeof coffee>) =>
    buildLine({ ...coffee, alamat_option: 0, is_donation: 1, donation_recipient: 'Panti Asuhan', ...own });

  test('a custom amount is typed with dots and added', async () => {
    const line = giving({ donation_custom: 1 });
    const { calls, handler } = checkoutCalls();
    server.use(...goodsApi([line]), handler);
    await openCheckout([line]);
    await fillBuyer();
    await userEvent.click(screen.getByRole('checkbox', { name: /Saya ingin berdonasi/ }));
    const amount = screen.getByRole('textbox', { name: 'Jumlah donasi' });
    await userEvent.type(amount, '25000');
    expect(amount).toHaveValue('25.000');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({
      donation_send: 1,
      donation_amount: 25_000,
      expected_total: 125_000,
    });
  });

  test('a fixed amount is the one of the item, and unticking removes it', async () => {
    const line = giving({ donation_custom: 0, donation_amount: 5_000 });
    server.use(...goodsApi([line]));
    await openCheckout([line]);
    const tick = await screen.findByRole('checkbox', { name: /Saya ingin berdonasi Rp5.000/ });
    await userEvent.click(tick);
    expect(screen.getAllByText('Rp105.000').length).toBeGreaterThan(0);
    await userEvent.click(tick);
    expect(screen.queryByText('Rp105.000')).not.toBeInTheDocument();
  });
});
