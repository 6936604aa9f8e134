import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { anOrderResponse, orderId, store } from '../../testing/builders.ts';
import { orderIs } from '../../testing/order-answers.ts';
import * as page from './checkout-detail-page.tsx';

const mockFile = { isCut: true, asked: 0 };
jest.mock('../../features/order/order-again-button.tsx', () => {
  mockFile.asked += 1;
  if (mockFile.isCut) throw new Error('the connection is cut');
  return jest.requireActual<object>('../../features/order/order-again-button.tsx');
});

test('"Pesan lagi" whose file did not come is asked for until it does; the page is there meanwhile', async () => {
  orderIs(anOrderResponse({ status: 'EXPIRED' }));
  await renderPage(page, { pattern: patterns.checkoutDetail, url: paths.checkoutDetail(store, orderId) });
  expect(await screen.findByText('Transaksi sudah kadaluarsa')).toBeInTheDocument();
  await waitFor(() => expect(mockFile.asked).toBe(1));
  expect(screen.getByRole('link', { name: 'Kembali ke toko' })).toBeInTheDocument();
  mockFile.isCut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Pesan lagi' })).toBeInTheDocument();
});
