import { server } from '@lapak/runtime/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { patterns } from '@lapak/contracts/routes';
import { readVoucherCode } from '@lapak/ordering/voucher/voucher-storage';
import * as page from '../../pages/product-detail/product-detail-page.tsx';
import { answer, answerProfile } from '../../testing/api.ts';
import { aDetail } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';

answerProfile();
afterEach(() => sessionStorage.clear());
beforeEach(() => server.use(answer('get', '*/api/product/produk-1', aDetail())));

const open = () => openPage(page, { pattern: patterns.product, url: '/kopi/onlinestore/detail/produk-1' });
const use = async (code: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Gunakan' }));
};

test('a code that the server takes is applied and kept for the visit', async () => {
  const sent: string[] = [];
  server.use(
    http.post('*/api/voucher/kopi', async ({ request }) => {
      sent.push(String((await request.formData()).get('voucher_code')));
      return HttpResponse.json({ code: '00', info: '', data: { type: 'percentage', voucher_value: 10 } });
    }),
  );
  await open();
  await use(' HEMAT10 ');
  expect(await screen.findByText('Berhasil menggunakan voucher')).toBeInTheDocument();
  expect(sent).toEqual(['HEMAT10']);
  expect(screen.getByText('Diskon 10%')).toBeInTheDocument();
  expect(readVoucherCode('kopi')).toBe('HEMAT10');
});

test.each([
  [200, { code: '-2', info: 'Voucher sudah habis' }],
  [422, { code: '-3', info: 'Voucher sudah habis' }],
])('a refusal (%i) shows what the server says, and nothing is applied', async (status, body) => {
  server.use(answer('post', '*/api/voucher/kopi', body, status));
  await open();
  await use('LAMA');
  expect(await screen.findByText('Voucher sudah habis')).toBeInTheDocument();
  expect(readVoucherCode('kopi')).toBeNull();
});

test('a code applied before is still there, and can be taken away', async () => {
  sessionStorage.setItem('voucher_code:kopi', 'HEMAT10');
  await open();
  expect(screen.getByText('HEMAT10')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus voucher' }));
  expect(screen.getByRole('textbox', { name: 'Kode voucher' })).toBeInTheDocument();
  expect(readVoucherCode('kopi')).toBeNull();
});
