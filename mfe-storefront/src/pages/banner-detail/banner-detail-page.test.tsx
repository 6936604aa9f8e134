import { server } from '@lapak/runtime/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patterns } from '@lapak/contracts/routes';
import { answer, answerProfile } from '../../testing/api.ts';
import { aBanner } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './banner-detail-page.tsx';

answerProfile();

const path = '*/api/banner_marketplace/kopi/4';
const open = () => openPage(page, { pattern: patterns.banner, url: '/kopi/onlinestore/banner-detail/4' });
const banner = aBanner({
  id: 4,
  title: 'Diskon Desember',
  created_by: 'Ibu Sari',
  created_at_unix: Date.parse('2026-12-01T02:00:00Z') / 1000,
});

test('shows title, author, date, text and four ways to share', async () => {
  server.use(answer('get', path, { code: '00', info: '', data: banner }));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Diskon Desember' })).toBeInTheDocument();
  expect(screen.getByText('Oleh Ibu Sari')).toBeInTheDocument();
  expect(screen.getByText('1 Desember 2026')).toBeInTheDocument();
  expect(await screen.findByText('Diskon akhir tahun')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Bagikan ke/ })).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeInTheDocument();
});

test.each([
  [{ width: 1800, height: 600 }, '1800', '600'],
  [null, '800', '320'],
])(
  'its picture of size %j is in its own proportions, and can be enlarged',
  async (image_size, width, height) => {
    server.use(answer('get', path, { code: '00', info: '', data: { ...banner, image_size } }));
    const { container } = await open();
    const picture = container.querySelector('article img');
    expect(picture).toHaveAttribute('width', width);
    expect(picture).toHaveAttribute('height', height);
    await userEvent.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
    expect(await screen.findByRole('dialog', { name: 'Gambar Diskon Desember' })).toBeInTheDocument();
  },
);

test('its picture is the icon of the page', async () => {
  server.use(answer('get', path, { code: '00', info: '', data: banner }));
  // As in the document.
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/favicon.svg">');
  const icons = () =>
    [...document.head.querySelectorAll('link[rel~="icon"]')].map((link) => link.getAttribute('href'));
  const { unmount } = await open();
  expect(icons()).toEqual(['/files/banner-4.webp?w=96']);
  unmount();
  expect(icons()).toEqual(['/favicon.svg']);
});

test('its search leads to the store with the keyword', async () => {
  server.use(answer('get', path, { code: '00', info: '', data: banner }));
  await open();
  expect(screen.getByPlaceholderText('Cari Produk')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'kopi gayo');
  expect(await screen.findByTestId('location')).toHaveTextContent('/kopi/onlinestore?keyword=kopi+gayo');
});

test.each([
  ['an error', { code: '-2', info: 'x' }, 500],
  ['nothing there', { code: '-2', info: 'x' }, 404],
  ['another code', { code: '-2', info: 'x', data: banner }, 200],
])('with %s leads to /onlinestore', async (_, body, status) => {
  server.use(answer('get', path, body, status));
  await open();
  expect(await screen.findByTestId('location')).toHaveTextContent('/onlinestore');
});
