import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { operator } from '../support/operator.ts';
import { runningProduct } from '../support/product.ts';
import { mailed } from '../support/seller.ts';
import { reaches } from '../support/reaches.ts';
import { until } from '../support/until.ts';

const browser = testBrowser();

/** What the story itself provokes: pages of a hidden store. */
const tolerate = /404/;
const LONG_CODE = /\d{4} \d{4} \d{4} \d{4}/;

async function makeAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill('Sri Wahyuni');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor Handphone').fill(`0813${String(Date.now()).slice(-8)}`);
  await page.getByLabel('Password', { exact: true }).fill('rahasia123');
  await page.getByLabel('Ulangi password').fill('rahasia123');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Kode').waitFor();
  await expectAccessible(page);
  await until(async () => mailed(email, LONG_CODE) !== null, true);
  await page.getByLabel('Kode').fill(mailed(email, LONG_CODE) ?? '');
  await page.getByRole('button', { name: 'Verifikasi' }).click();
}

async function openStore(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nama toko').fill(name);
  await page.getByText(/bisa dipakai$/).waitFor();
  await page.getByLabel('Satu kalimat tentang tokomu').fill('Kopi dari kebun sendiri');
  await page.getByRole('combobox', { name: 'Kecamatan' }).fill('Laweyan');
  await page.getByRole('option', { name: /^Laweyan/ }).click();
  await page.getByLabel('Nama bank').fill('BCA');
  await page.getByLabel('Nomor rekening').fill('1234567890');
  await page.getByLabel('Nama pemilik rekening').fill('Sri Wahyuni');
  await page.getByRole('radio', { name: /Biru baru/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buat toko' }).click();
}

/** Adds a wallet by the code that is mailed for it. */
async function addWallet(page: Page, username: string, email: string): Promise<void> {
  await page.goto(consolePaths.accounts(username));
  await page.getByText('1234567890').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tambah rekening' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah rekening' });
  await dialog.getByRole('combobox', { name: 'Jenis rekening' }).click();
  await page.getByRole('option', { name: 'E-wallet' }).click();
  await dialog.getByLabel('Nama e-wallet').fill('DANA');
  await dialog.getByLabel('Nomor handphone e-wallet').fill('081234567890');
  await dialog.getByLabel('Nama pemilik rekening').fill('Sri Wahyuni');
  await dialog.getByRole('button', { name: 'Kirim kode ke emailku' }).click();
  await dialog.getByLabel('Kode').waitFor();
  await expectAccessible(page);
  const ofAccount = /Kode: \d{4} \d{4} \d{4} \d{4}/;
  await until(async () => mailed(email, ofAccount) !== null, true);
  await dialog.getByLabel('Kode').fill((mailed(email, ofAccount) ?? '').replace('Kode: ', ''));
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Ubah DANA 081234567890' }).waitFor();
  await until(async () => mailed(email, /Rekening diubah/) !== null, true);
}

const statusOf = async (path: string) => (await fetch(new URL(path, runningProduct().origin))).status;

it.each(['phone', 'desktop'] as const)(
  'a seller opens a store from the front page, shoppers read that it is being prepared, and the operator takes it off (%s)',
  async (size) => {
    const { page: seller } = await browser.visitor({ size, tolerate });
    const name = `Kopi Bu Sri ${String(Date.now()).slice(-6)}`;
    const username = name.toLowerCase().replaceAll(' ', '');
    await seller.goto('/');
    await seller.getByRole('link', { name: 'Buka toko' }).click();
    await seller.getByRole('heading', { level: 1, name: 'Buka toko' }).waitFor();
    await expectAccessible(seller);
    await makeAccount(seller, `${username}@toko.test`);
    await openStore(seller, name);
    await seller.waitForURL(`**${consolePaths.summary(username)}`);
    await seller.getByRole('heading', { name: 'Tokomu belum dibuka' }).waitFor();
    await expectAccessible(seller);

    await addWallet(seller, username, `${username}@toko.test`);

    const { page: shopper } = await browser.visitor({ size, tolerate });
    await shopper.goto(paths.home(username));
    await shopper.getByRole('heading', { level: 1, name: 'Toko Sedang Disiapkan' }).waitFor();
    expect(await shopper.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(shopper);
    await shopper.goto('/');
    await shopper.getByRole('searchbox', { name: 'Cari Toko' }).fill(username);
    await shopper.getByText('Toko tidak ditemukan').waitFor();

    await operator('hide', username);
    await reaches(() => statusOf(paths.home(username)), 404);
    await shopper.goto(paths.home(username));
    await shopper.getByRole('heading', { level: 1, name: 'Toko Ini Sedang Tidak Tersedia' }).waitFor();
    await expectAccessible(shopper);
    await seller.getByText(/disembunyikan oleh pengelola Lapak/).waitFor();
    await operator('show', username);
    await until(() => statusOf(paths.home(username)), 200);
  },
);
