import type { StoreCard, StoreListResponse } from '@lapak/contracts/api/store';
import { patterns } from '@lapak/contracts/routes';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerQueries } from '../../testing/api.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './front-page.tsx';

const kopi: StoreCard = {
  username: 'kopi',
  nama_toko: 'Kopi Kita',
  bio: 'Kopi dari kebun sendiri',
  logo_url: null,
};
const batik: StoreCard = {
  username: 'batik',
  nama_toko: 'Rumah Batik',
  bio: null,
  logo_url: '/files/b.webp',
};

const stores = (own: Partial<StoreListResponse> = {}): StoreListResponse => ({
  data: [kopi, batik],
  per_page: 24,
  total: 2,
  current_page: 1,
  contact_email: null,
  ...own,
});

const open = (url = '/') => openPage(page, { pattern: patterns.front, url });

test('lists the open stores, each with a link to its home', async () => {
  server.use(answer('get', '*/api/stores', stores()));
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Belanja langsung di toko penjualnya');
  const list = within(screen.getByRole('region', { name: 'Toko yang buka' }));
  expect(list.getByRole('status')).toHaveTextContent('2 toko');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kopi/onlinestore',
    '/batik/onlinestore',
  ]);
  expect(list.getByRole('link', { name: /Kopi Kita.*@kopi.*Kopi dari kebun sendiri/ })).toBeInTheDocument();
});

test('searches stores by the address, and says when there is none', async () => {
  const asked = answerQueries('*/api/stores', ({ search }) => {
    if (search === 'batik') return stores({ data: [batik], total: 1 });
    return search ? stores({ data: [], total: 0 }) : stores();
  });
  const { shown } = await open();
  const field = screen.getByRole('searchbox', { name: 'Cari Toko' });
  await userEvent.type(field, 'batik{Enter}');
  expect(await screen.findByRole('region', { name: 'Toko dengan kata "batik"' })).toBeInTheDocument();
  expect(await screen.findByText('1 toko')).toBeInTheDocument();
  expect(shown().location).toMatchObject({ pathname: '/', search: '?keyword=batik' });
  await userEvent.clear(field);
  await userEvent.type(field, 'zzz{Enter}');
  expect(await screen.findByText('Toko tidak ditemukan')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Lihat semua toko' }));
  expect(await screen.findByText('2 toko')).toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(asked.searches.map(({ search = '' }) => search)).toEqual(['', 'batik', 'zzz']);
});

test('has pages', async () => {
  answerQueries('*/api/stores', ({ page: asked = '1' }) =>
    stores({ total: 60, current_page: Number(asked) }),
  );
  await open('/?keyword=a&page=2');
  const pages = within(screen.getByRole('navigation', { name: 'Halaman daftar toko' }));
  expect(pages.getByText('Halaman 2 dari 3')).toBeInTheDocument();
  expect(pages.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute('href', '/?keyword=a');
  expect(pages.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute('href', '/?keyword=a&page=3');
});

test.each(['/?page=0', '/?page=x', '/?page=1.5'])('%s is the first page', async (url) => {
  const asked = answerQueries('*/api/stores', () => stores());
  await open(url);
  expect(asked.searches).toEqual([{}]);
});

test('leads sellers to the console, and says where to write', async () => {
  server.use(answer('get', '*/api/stores', stores({ contact_email: 'halo@lapak.example' })));
  await open();
  const start = within(screen.getByRole('region', { name: 'Mau berjualan di sini?' }));
  expect(start.getByRole('link', { name: 'Buka toko' })).toHaveAttribute('href', '/kelola/daftar');
  expect(start.getByRole('link', { name: 'Masuk ke tokomu' })).toHaveAttribute('href', '/kelola/masuk');
  expect(start.getByRole('link', { name: /Tulis e-mail/ })).toHaveAttribute(
    'href',
    'mailto:halo%40lapak.example',
  );
});

test('whose stores do not load can be tried again', async () => {
  server.use(answer('get', '*/api/stores', { code: '-2', info: 'x' }, 500));
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  server.use(answer('get', '*/api/stores', stores()));
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByText('2 toko')).toBeInTheDocument();
});
