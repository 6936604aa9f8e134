import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { patterns } from '@lapak/contracts/routes';
import { api, startTestApi } from '../../testing/api.ts';
import { aDetail, aProduct } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './product-detail-page.tsx';

startTestApi();

const second = (at: number) => `2026-11-21T14:00:${String(at).padStart(2, '0')}.000+07:00`;

test('a discount begins and ends by the clock of the API, with a phone whose clock is a day off', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-22T14:00:00+07:00').getTime());
  const product = aProduct({
    harga: 20_000,
    discount_price: 15_000,
    enable_discount_pricing: 1,
    discount_start_date: '2026-11-21 14:00:01',
    discount_end_date: '2026-11-21 14:00:02',
  });
  // The API's clock: each answer is later than the one before.
  const clock = [second(0), second(1), second(3)];
  let answers = 0;
  api.use(
    http.get('*/api/product/produk-1', () => {
      const date_server = clock[answers] ?? second(3);
      answers += 1;
      return HttpResponse.json(aDetail({ data: product, date_server }));
    }),
  );
  await openPage(page, { pattern: patterns.product, url: '/kopi/onlinestore/detail/produk-1' });
  expect(screen.getByText('Rp20.000').tagName).not.toBe('S');

  expect(await screen.findByText('Rp15.000', {}, { timeout: 3000 })).toBeInTheDocument();
  expect(answers).toBe(2);

  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(screen.queryByText('Rp15.000')).not.toBeInTheDocument();
  expect(answers).toBe(3);
});
