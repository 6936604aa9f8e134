import type { Order } from '@lapak/contracts/api/order';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aLine, anOrderResponse, orderId, store } from '../../testing/builders.ts';
import { answers } from '../../testing/entry.ts';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import * as myReviews from '../my-reviews/my-reviews-page.tsx';
import * as writeReview from './write-review-page.tsx';

const arrived: Partial<Order> = {
  status: 'PAID',
  status_pengiriman: 'SELESAI',
  products: [
    aLine(),
    aLine({ variations: [{ name: 'Gilingan', option: 'Halus' }] }),
    aLine({ id: 12, nama: 'Teh' }),
  ],
};

function open(own: Partial<Order> = arrived) {
  server.use(http.get(`*/api/transaction/${orderId}`, () => HttpResponse.json(anOrderResponse(own))));
  return renderPage(writeReview, {
    pattern: patterns.writeReview,
    url: paths.writeReview(store, orderId),
    preloadedState: { session: { login: 'customer' } },
  });
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim Ulasan' }));

test.each<[string, Partial<Order>]>([
  ['that has not arrived', { ...arrived, status_pengiriman: 'DIKIRIM' }],
  ['that is reviewed already', { ...arrived, has_ulasan: true }],
])('an order %s leads to the store', async (_name, own) => {
  await open(own);
  expect(await screen.findByTestId('location')).toHaveTextContent(/\/onlinestore$/);
});

test('each product once, with stars and text', async () => {
  await open();
  expect(await screen.findAllByRole('group', { name: 'Penilaian' })).toHaveLength(2);
  await send();
  expect(screen.getAllByText('Penilaian masih kosong')).toHaveLength(2);
  expect(screen.getAllByText('Ulasan wajib di isi')).toHaveLength(2);
});

async function review(product: string, stars: string, text: string) {
  const card = within(await screen.findByRole('region', { name: product }));
  await userEvent.click(card.getByRole('radio', { name: stars }));
  await userEvent.type(card.getByLabelText('Ulasan'), text);
}

test('written reviews are sent, and the order is refetched', async () => {
  const sent = answers(`transaction/ulasan/${orderId}`, { code: '00', info: 'ok' });
  await open();
  await review('Kopi Gayo Arabika', '5 bintang', ' Wangi ');
  await review('Teh', '4 bintang', 'Segar');
  await send();
  expect(await screen.findByTestId('location')).toHaveTextContent(`/status/${orderId}`);
  expect(toasts()).toEqual([{ kind: 'success', text: 'Ulasan berhasil di input' }]);
  expect(sent).toEqual([
    {
      products: [
        { id: 11, nama: 'Kopi Gayo Arabika', image_url: '/files/kopi-gayo.webp', star: 5, ulasan: 'Wangi' },
        { id: 12, nama: 'Teh', image_url: '/files/kopi-gayo.webp', star: 4, ulasan: 'Segar' },
      ],
    },
  ]);
});

test('a failure shows a message', async () => {
  answers(`transaction/ulasan/${orderId}`, { code: '-2', info: 'x' }, 500);
  await open({ ...arrived, products: [aLine()] });
  await review('Kopi Gayo Arabika', '1 bintang', 'x');
  await send();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', text: 'Transaksi gagal diupdate' }]));
  expect(screen.getByLabelText('Ulasan')).toHaveValue('x');
});

test('reviews that are there already, as their answer was lost, lead to the order', async () => {
  answers(`transaction/ulasan/${orderId}`, { code: '-2', info: 'Transaksi gagal diupdate' }, 409);
  await open({ ...arrived, products: [aLine()] });
  await review('Kopi Gayo Arabika', '5 bintang', 'Wangi');
  await send();
  expect(await screen.findByTestId('location')).toHaveTextContent(`/status/${orderId}`);
  expect(toasts()).toEqual([{ kind: 'info', text: 'Pesanan ini sudah diulas.' }]);
});

describe('my reviews', () => {
  const openMine = (reviews: object[] | number) => {
    server.use(
      http.get(`*/api/transaction/ulasan-saya/${orderId}`, () =>
        typeof reviews === 'number'
          ? HttpResponse.json({}, { status: reviews })
          : HttpResponse.json({ data: reviews }),
      ),
    );
    return renderPage(myReviews, { pattern: patterns.myReviews, url: paths.myReviews(store, orderId) });
  };

  test('show product, stars and text', async () => {
    await openMine([
      {
        id: 1,
        star: 5,
        ulasan: 'Wangi',
        created_at: '2026-11-21T08:00:00+07:00',
        user: { name: 'Siti' },
        product: { id: 11, nama: 'Kopi Gayo', image_url: null },
      },
    ]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Kopi Gayo')).toBeInTheDocument();
    expect(card.getByText('Wangi')).toBeInTheDocument();
    expect(card.getByRole('img', { name: '5 dari 5 bintang' })).toBeInTheDocument();
  });

  test.each([
    [[], 'Ulasan belum ada'],
    [404, 'Pesanan tidak ditemukan'],
    [500, 'Terjadi Kesalahan'],
  ])('%j: %s', async (reviews, text) => {
    await openMine(reviews);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
