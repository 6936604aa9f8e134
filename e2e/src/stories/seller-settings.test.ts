import { join } from 'node:path';
import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { repositoryRoot } from '../support/product.ts';
import { joinStore } from '../support/seller.ts';
import { goods, importStore, pictures } from '../support/throw-away-store.ts';
import { sees } from '../support/reaches.ts';
import { until } from '../support/until.ts';

const browser = testBrowser();

/** What the story itself provokes: the second editor's save is refused, and the frame's scripts do not run. */
const tolerate = /status of 412|sandboxed|preloaded using link preload/;
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).first().click();

async function makeCategory(page: Page, store: string): Promise<void> {
  await page.goto(consolePaths.categories(store));
  for (const name of ['Kopi', 'Teh']) {
    await page.getByRole('button', { name: 'Tambah kategori' }).click();
    await page.getByRole('textbox', { name: /^Nama kategori/ }).fill(name);
    await save(page);
    await page.getByRole('button', { name: `Ubah ${name}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Teh ke atas' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Teh sekarang nomor 1').waitFor();
  await expectAccessible(page);
}

async function makeVoucher(page: Page, store: string): Promise<void> {
  await page.goto(consolePaths.vouchers(store));
  await page.getByRole('button', { name: 'Tambah voucher' }).click();
  await page.getByRole('textbox', { name: /^Kode voucher/ }).fill('batik15');
  await page.getByRole('textbox', { name: /^Besar potongan/ }).fill('15');
  await page.getByRole('textbox', { name: 'Kuota' }).fill('5');
  await expectAccessible(page);
  // What is not saved survives.
  await page.reload();
  await page.getByRole('button', { name: 'Tambah voucher' }).click();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await save(page);
  await page.getByText('Dipakai 0 dari 5').waitFor();
}

async function makeBanner(page: Page, store: string): Promise<void> {
  await page.goto(consolePaths.banners(store));
  await page.getByRole('button', { name: 'Tambah banner' }).click();
  await page.getByRole('textbox', { name: /^Judul/ }).fill('Promo Akhir Tahun');
  const picture = join(repositoryRoot, 'api/demo/kopinusantara', pictures[0] ?? '');
  await page.getByLabel('Pilih gambar banner').setInputFiles(picture);
  await page.getByRole('button', { name: 'Ganti gambar banner' }).waitFor();
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await page.getByRole('textbox', { name: 'Isi' }).fill('<p>Diskon <b>besar</b></p>');
  await page.getByRole('region', { name: 'Pratinjau isi' }).getByText('besar').waitFor();
  await expectAccessible(page);
  await save(page);
  await page.getByRole('button', { name: 'Ubah Promo Akhir Tahun' }).waitFor();
}

/** The look that the frame shows. */
const framedTheme = (page: Page) =>
  page.frameLocator('iframe').locator('html').getAttribute('data-theme', { timeout: 10_000 });

async function chooseTheme(page: Page, shopper: Page, store: string): Promise<void> {
  await page.goto(consolePaths.settings(store));
  await page.getByRole('button', { name: 'Tampilan' }).click();
  await page.frameLocator('iframe').getByText('Kopi Lama').first().waitFor();
  const saved = await framedTheme(page);
  await page.getByRole('radio', { name: /Abu-abu/ }).check();
  await until(() => framedTheme(page), 'grey');
  expect(saved).toBe('blue');
  await page.frameLocator('iframe').getByText('Kopi Lama').first().waitFor();
  await expectAccessible(page);
  await shopper.goto(paths.home(store));
  expect(await shopper.locator('html').getAttribute('data-theme')).toBe('blue');
  await page
    .locator('form', { has: page.getByText('Susunan kepala halaman') })
    .getByRole('button', { name: 'Simpan' })
    .click();
  await page.getByText('Tersimpan').first().waitFor();
  await until(async () => {
    await shopper.goto(paths.home(store));
    return shopper.locator('html').getAttribute('data-theme');
  }, 'grey');
}

it.each(['phone', 'desktop'] as const)(
  'a seller sets up the rest of the store, which shoppers see at once (%s)',
  async (size) => {
    const store = `atur-${size}-${Date.now().toString(36)}`;
    const kopi = goods('kopi-lama', { nama: 'Kopi Lama' });
    await importStore({ store: { username: store }, products: [kopi] });
    const { page, context } = await browser.visitor({ size, tolerate });
    const { page: shopper } = await browser.visitor({ tolerate });
    await joinStore(page, 'Sekar', 'owner', store);

    await makeCategory(page, store);
    await makeVoucher(page, store);
    const voucher = await shopper.request.post(`/api/voucher/${store}`, {
      data: { voucher_code: 'BATIK15', total: 100_000 },
    });
    expect(await voucher.json()).toMatchObject({ data: { type: 'percentage', voucher_value: 15 } });
    await makeBanner(page, store);
    await sees(shopper, paths.home(store), 'Info dan Promo');
    await chooseTheme(page, shopper, store);

    // Two change the store's sentence: the second chooses.
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(consolePaths.settings(store));
      await tab.getByRole('textbox', { name: 'Keterangan toko' }).waitFor();
    }
    await page.getByRole('textbox', { name: 'Keterangan toko' }).fill('Kopi dari kebun');
    await save(page);
    await page.getByText('Tersimpan').first().waitFor();
    await other.getByRole('textbox', { name: 'Keterangan toko' }).fill('Kopi dari gunung');
    await save(other);
    const dialog = other.getByRole('dialog', { name: 'Pengaturan ini sudah diubah orang lain' });
    await dialog.getByText('Kopi dari kebun').waitFor();
    await expectAccessible(other);
    await dialog.getByRole('button', { name: 'Simpan gabungannya' }).click();
    await other.getByText('Tersimpan').first().waitFor();
    await sees(shopper, paths.home(store), 'Kopi dari gunung');

    // Closed, and open again.
    await page.goto(consolePaths.settings(store));
    await page.getByRole('button', { name: 'Tutup toko' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup toko' }).click();
    await page.getByRole('heading', { name: 'Toko sedang tutup' }).waitFor();
    await sees(shopper, paths.home(store), 'Toko Sedang Tutup');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Buka toko' }).click();
    await page.getByRole('heading', { name: 'Toko sedang buka' }).waitFor();
    await sees(shopper, paths.home(store), 'Kopi dari gunung');
  },
);
