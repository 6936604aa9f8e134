import { server } from '@lapak/runtime/testing/server';
import { screen } from '@testing-library/react';
import { patterns } from '@lapak/contracts/routes';
import { answer, answerProfile } from '../../testing/api.ts';
import { aProfile, aSetting } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './seller-page.tsx';

answerProfile();

const open = () => openPage(page, { pattern: patterns.seller, url: '/kopi' });
const profile = (own: Parameters<typeof aProfile>[0] = {}) =>
  server.use(answer('get', '*/api/setting/profile', { data: aProfile(own) }));

test('shows the seller and links to the store', async () => {
  profile({ instagram: 'instagram.com/kopi', footer_message: 'Buka tiap hari' });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Kopi Kita' })).toBeInTheDocument();
  expect(screen.getByText('Jl. Braga 10, Bandung')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kunjungi Toko' })).toHaveAttribute('href', '/kopi/onlinestore');
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'http://instagram.com/kopi',
  );
  expect(screen.getByText('Buka tiap hari')).toBeInTheDocument();
  expect(screen.getByText('Toko online ini dibuat dengan')).toBeInTheDocument();
});

test('hides the address if the seller chose so, and the product logo of a paying one', async () => {
  profile({
    traits: { ...aSetting().traits, hide_address: true },
    subscription_status: 'business',
    show_logo: 0,
  });
  await open();
  expect(screen.queryByText('Jl. Braga 10, Bandung')).not.toBeInTheDocument();
  expect(screen.queryByText('Toko online ini dibuat dengan')).not.toBeInTheDocument();
});

test('shows the events when there are any', async () => {
  profile({ has_events: true });
  const event = {
    id: 9,
    nama_event: 'Kelas Seduh',
    category: 'Kelas',
    image_cover_url: null,
    logo_organizer_url: null,
    nama_organizer: 'Kopi Kita',
    tanggal_start: '2026-12-01',
    tanggal_end: '2026-12-01',
    waktu_start: '10:00',
    waktu_end: '12:00',
    nama_tempat: 'Bandung',
    alamat: 'Jl. Braga 10',
    map_link: null,
    description: '',
    tickets: [],
  };
  server.use(answer('get', '*/api/event', { data: [event] }));
  await open();
  expect(screen.getByRole('link', { name: /Kelas Seduh/ })).toHaveAttribute(
    'href',
    '/kopi/onlinestore/event/detail/9',
  );
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute(
    'href',
    '/kopi/onlinestore/event',
  );
});

test('of an unknown seller shows a message', async () => {
  server.use(answer('get', '*/api/setting/profile', { code: '-2', info: 'x' }, 404));
  await open();
  expect(await screen.findByRole('heading', { name: 'Toko tidak ditemukan' })).toBeInTheDocument();
});

test('that does not load can be tried again', async () => {
  server.use(answer('get', '*/api/setting/profile', { code: '-2', info: 'x' }, 500));
  await open();
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
});
