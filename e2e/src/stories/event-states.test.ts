import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { event, importEventStore, ticket } from '../support/event-store.ts';
import { hydrated } from '../support/hydrated.ts';
import { arrive } from '../support/shopper.ts';
import { eventPath, fillTicketBuyer, payTickets, quantityOf } from '../support/ticket-buyer.ts';

const browser = testBrowser();
const store = 'coba-keadaan';

const row = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const longName = 'Malam Puisi, Musik dan Percakapan yang Panjang Sekali Namanya '.repeat(2).trim();

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  const files = { 'images/tinggi.webp': await solid(400, 1600), 'images/kecil.webp': await solid(8, 8) };
  await importEventStore(
    store,
    [
      event('Pasar Tiket', [
        ticket('Dijual', { sale_end: '+5d@21:30' }),
        ticket('Habis', { quota: 0 }),
        ticket('Ditutup', { sale_start: '-9d', sale_end: '-2d' }),
        ticket('Belum Dibuka', { sale_start: '+2d@08:00' }),
        ticket('Berdua', { max_qty: 2 }),
        ticket('Gratis Masuk', { harga: 0 }),
      ]),
      event('Tanpa Tiket', []),
      event('Yang Lalu', [ticket('Umum')], { tanggal_start: '-3d', tanggal_end: '-3d' }),
      event('Lewat Tengah Malam', [ticket('Umum')], {
        tanggal_start: '2031-12-31',
        tanggal_end: '2032-01-01',
        waktu_start: '20:00',
        waktu_end: '02:00',
      }),
      event('Tiga Hari', [ticket('Umum')], { tanggal_start: '2031-03-07', tanggal_end: '2031-03-09' }),
      event(longName, [ticket(longName, { key: 'panjang', harga: 99_999_999, quota: 999_999 })], {
        key: 'panjang',
        image_cover: 'images/tinggi.webp',
        logo_organizer: 'images/kecil.webp',
        nama_organizer: longName,
        nama_tempat: longName,
        alamat: longName,
      }),
    ],
    {},
    { files },
  );
});

it('each ticket shows the state of its sale, and its stepper stays within the limits', async () => {
  const { page } = await browser.visitor({ timezoneId: 'Asia/Tokyo' });
  await page.goto(await eventPath(store, 'Pasar Tiket'));
  await arrive(page, 'Pasar Tiket');
  await hydrated(page);
  await expectAccessible(page);
  for (const [name, words] of [
    ['Dijual', /Penjualan s\/d .*, 21\.30 WIB/],
    ['Habis', 'Tiket Habis'],
    ['Ditutup', 'Penjualan berakhir'],
    ['Belum Dibuka', 'Penjualan belum dimulai'],
    ['Belum Dibuka', /Dibuka .*, 08\.00 WIB/],
    ['Berdua', 'Maks 2 per pesanan'],
    ['Gratis Masuk', 'Gratis'],
  ] as const)
    await row(page, name).getByText(words, { exact: true }).waitFor();
  for (const name of ['Habis', 'Ditutup', 'Belum Dibuka'])
    expect(await quantityOf(page, name).isDisabled()).toBe(true);

  await quantityOf(page, 'Berdua').fill('5');
  await page.getByText('2 tiket', { exact: true }).waitFor();
  expect(await quantityOf(page, 'Berdua').inputValue()).toBe('2');
  expect(await row(page, 'Berdua').getByRole('button', { name: 'Tambah tiket Berdua' }).isDisabled()).toBe(
    true,
  );
});

it.each([
  ['Lewat Tengah Malam', 'Rabu, 31 Desember 2031, 20.00 - Kamis, 1 Januari 2032, 02.00 WIB'],
  ['Tiga Hari', 'Jumat, 7 Maret 2031 - Minggu, 9 Maret 2031, 19.00 - 22.00 WIB'],
])('on a phone set to Tokyo, "%s" takes place %s', async (name, when) => {
  const { page } = await browser.visitor({ timezoneId: 'Asia/Tokyo' });
  await page.goto(await eventPath(store, name));
  await arrive(page, name);
  await hydrated(page);
  await page.getByText(when, { exact: true }).waitFor();
});

it('an event without tickets and one that is over sell nothing', async () => {
  const { page } = await browser.visitor();
  await page.goto(await eventPath(store, 'Tanpa Tiket'));
  await arrive(page, 'Tanpa Tiket');
  await page.getByText('Tiket belum tersedia').waitFor();
  await expectAccessible(page);
  await page.goto(await eventPath(store, 'Yang Lalu'));
  await page.getByText('Event ini sudah berakhir').waitFor();
  await hydrated(page);
  await expectAccessible(page);
  expect(await page.getByRole('button', { name: 'Beli', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('tab', { name: 'KATEGORI TIKET' }).click();
  expect(await quantityOf(page, 'Umum').isDisabled()).toBe(true);
});

it('a tall poster, a tiny logo, long names and long prices stay within a small phone', async () => {
  const { page } = await browser.visitor();
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto(paths.events(store));
  await page.getByRole('link', { name: longName }).click();
  await arrive(page, longName);
  await fits();
  await quantityOf(page, longName).fill('2');
  await fits();
  await page.getByRole('button', { name: 'Beli', exact: true }).click();
  await arrive(page, 'Checkout Event');
  await fits();
  await fillTicketBuyer(page);
  await payTickets(page);
  await fits();
  await page.getByRole('link', { name: 'Konfirmasi pembayaran' }).click();
  await arrive(page, 'Konfirmasi Pembayaran');
  await fits();
});
