import 'fake-indexeddb/auto';
import type { SellerBanner } from '@lapak/contracts/api/seller-settings';
import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { toko } from '../../testing/builders.ts';
import { answers, openConsole, sent } from '../../testing/open-console.tsx';

const promo: SellerBanner = {
  entry: {
    key: 'promo',
    title: 'Promo',
    image: 'images/a.webp',
    content: '<p>Halo</p>',
    created_by: 'Kopi Nusantara',
    created_at: '2026-11-21T08:00:00+07:00',
  },
  image_url: '/files/stores/kopinusantara/a.webp',
};
const answered = (data: SellerBanner[]) => ({ code: '00', info: 'Tersimpan', data });

beforeEach(async () => {
  await clear();
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 800, height: 400, close: () => undefined }),
  });
});

async function open(data = [promo]) {
  answers({ 'GET /banner': { data } });
  await openConsole(consolePaths.banners(toko));
  await screen.findByRole('button', { name: 'Tambah banner' });
}

test('makes one with a picture; its HTML is shown as the shop shows it', async () => {
  await open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah banner' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Judul/ }), 'Promo');
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gambar banner wajib dipilih')).toBeVisible();
  const stored = { file: 'images/b.webp', url: '/files/b.webp' };
  answers(
    {
      'POST /gambar': {
        code: '-3',
        info: 'x',
        data: { errors: { file: ['Gambar ini tidak dapat dibaca'] } },
      },
    },
    422,
  );
  const picture = new File(['x'], 'promo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Pilih gambar banner'), picture);
  expect(await screen.findByText('Gambar ini tidak dapat dibaca')).toBeVisible();
  answers({ 'POST /gambar': { code: '00', info: 'Gambar tersimpan', data: stored } });
  await userEvent.click(screen.getByRole('button', { name: 'Kirim lagi' }));
  expect(await screen.findByRole('img', { name: 'Gambar banner' })).toHaveAttribute('src', stored.url);
  await userEvent.click(await screen.findByRole('button', { name: 'HTML' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Isi' }));
  await userEvent.paste('<p onclick="x()">Diskon <b>besar</b></p><script>1</script>');
  const preview = within(screen.getByRole('region', { name: 'Pratinjau isi' }));
  expect(await preview.findByText('besar')).toBeVisible();
  const bodies = sent('POST /banner', answered([promo]));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toMatchObject([
    { kind: 'add', entry: { title: 'Promo', image: 'images/b.webp', created_by: 'Kopi Nusantara' } },
  ]);
});

test('changes one', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ubah Promo' }));
  const title = await screen.findByRole('textbox', { name: /^Judul/ });
  expect(screen.getByRole('img', { name: 'Gambar banner' })).toHaveAttribute('src', promo.image_url);
  await userEvent.type(title, ' Akhir Tahun');
  const bodies = sent('POST /banner', answered([promo]));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const changes = { title: { from: 'Promo', to: 'Promo Akhir Tahun' } };
  expect(bodies).toEqual([{ kind: 'change', key: 'promo', changes }]);
});
