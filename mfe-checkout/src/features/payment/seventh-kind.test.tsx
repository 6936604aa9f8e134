import { seventhKind } from '@lapak/contracts/testing/seventh-kind';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPaymentMethod } from '../../testing/builders.ts';
import { goodsApi, openCheckout } from '../../testing/goods.ts';
import { server } from '@lapak/runtime/testing/server';

test('a seventh kind has a group of its own, and requires the phone number that its row names', async () => {
  const method = aPaymentMethod({ id: 71 });
  const type = { ...method.type, nama: 'Kredit Cepat', payment_method: seventhKind };
  server.use(
    http.get('*/api/payment-method-per-method/:username', () =>
      HttpResponse.json({ data: { bank: [aPaymentMethod()], [seventhKind]: [{ ...method, type }] } }),
    ),
    ...goodsApi(),
  );
  await openCheckout();
  await userEvent.click(await screen.findByRole('button', { name: /Paylater/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Kredit Cepat/ }));
  expect(screen.getByRole('textbox', { name: 'Nomor Kredit' })).toBeInTheDocument();
});
