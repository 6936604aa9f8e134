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
/** A table as a word processor puts it into the clipboard. */
const wordTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>.MsoNormal{margin:0}</style></head><body>
  <!--StartFragment--><p class=MsoNormal style='margin:0cm'><b><span style='font-size:12pt'>Isi kotak</span></b><o:p></o:p></p>
  <table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=301 style='width:225pt'><p class=MsoNormal>Kantong<o:p></o:p></p></td>
  <td width=301><p class=MsoNormal>25 buah</p></td></tr></table><!--EndFragment--></body></html>`;

/** Types a description, and pastes a table below it. */
async function pasteFromWord(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Deskripsi' });
  await text.click();
  await page.keyboard.type('Wangi sekali');
  await page.keyboard.press('Enter');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, wordTable);
  await text.getByRole('cell', { name: '25 buah' }).waitFor();
}

/** The product's page as it would be, in a frame of the console. */
async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pratinjau', exact: true }).click();
  const shown = page.frameLocator('iframe[title="Halaman produk di toko"]');
  await shown.getByRole('heading', { name: 'Teh Melati' }).waitFor();
  await shown.getByText('Rp25.000').first().waitFor();
  await shown.getByRole('cell', { name: '25 buah' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
}

async function makeProduct(page: Page, store: string): Promise<void> {
  await page.goto(consolePaths.products(store));
  await page.getByRole('link', { name: 'Tambah produk' }).click();
  await page.getByRole('textbox', { name: /^Nama produk/ }).fill('Teh Melati');
  await page
    .getByRole('textbox', { name: /^Harga/ })
    .first()
    .fill('25000');
  await page.getByRole('textbox', { name: /^Stok/ }).first().fill('7');
  await page.getByRole('textbox', { name: /^Berat/ }).fill('100');
  await page
    .getByLabel('Pilih gambar')
    .setInputFiles(pictures.slice(0, 2).map((file) => join(repositoryRoot, 'api/demo/kopinusantara', file)));
  await page.getByRole('button', { name: 'Hapus gambar 2' }).waitFor();
  const first = await page.getByRole('img', { name: 'Gambar 1' }).getAttribute('src');
  await page.getByRole('button', { name: 'Geser gambar 1' }).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  await until(() => page.getByRole('img', { name: 'Gambar 2' }).getAttribute('src'), first);
  await pasteFromWord(page);
  await expectAccessible(page);
  await preview(page);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText('Produk tersimpan').waitFor();
}

/** Opens a product in the editor from the list. */
async function edit(page: Page, store: string, name: string): Promise<void> {
  await page.goto(consolePaths.products(store));
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('textbox', { name: /^Nama produk/ }).waitFor();
}

it.each(['phone', 'desktop'] as const)(
  'a seller makes and changes products that shoppers see at once, and a second editor loses nothing (%s)',
  async (size) => {
    const store = `produk-${size}`;
    await importStore({ store: { username: store }, products: [goods('kopi-lama', { nama: 'Kopi Lama' })] });
    const { page, context } = await browser.visitor({ size, tolerate });
    const { page: shopper } = await browser.visitor();
    await joinStore(page, 'Wulan', 'owner', store);
    await makeProduct(page, store);
    await sees(shopper, paths.home(store), 'Teh Melati');
    await sees(shopper, paths.product(store, 'teh-melati'), 'Wangi sekali');
    await shopper.getByRole('cell', { name: '25 buah' }).waitFor();

    // The price is changed in place.
    await page.goto(consolePaths.products(store));
    await page.getByRole('link', { name: 'Teh Melati' }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Ubah harga Teh Melati/ }).click();
    const cell = page.getByRole('textbox', { name: 'harga Teh Melati' });
    await cell.fill('27500');
    await cell.press('Enter');
    await page.getByRole('button', { name: /^Ubah harga Teh Melati: Rp27\.500/ }).waitFor();
    await sees(shopper, paths.product(store, 'teh-melati'), 'Rp27.500');

    // Two edit the same product: the second chooses, and what only one has changed is kept of both.
    const other = await context.newPage();
    for (const tab of [page, other]) await edit(tab, store, 'Teh Melati');
    // What the shop keeps of the pasted text is what the editor can show.
    await page.getByRole('toolbar', { name: 'Format' }).waitFor();
    await page.getByRole('textbox', { name: /^Nama produk/ }).fill('Teh Melati Wangi');
    await page.getByRole('textbox', { name: /^Stok/ }).first().fill('9');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByText('Produk tersimpan').waitFor();
    await other.getByRole('textbox', { name: /^Nama produk/ }).fill('Teh Melati Segar');
    await other.getByRole('textbox', { name: /^Berat/ }).fill('150');
    await other.getByRole('button', { name: 'Simpan', exact: true }).click();
    const dialog = other.getByRole('dialog', { name: 'Produk ini sudah diubah orang lain' });
    await dialog.getByText('Teh Melati Wangi').waitFor();
    await expectAccessible(other);
    await dialog.getByRole('button', { name: 'Simpan gabungannya' }).click();
    await other.getByText('Produk tersimpan').waitFor();
    await other.reload();
    await other.getByRole('textbox', { name: /^Nama produk/ }).waitFor();
    const valueOf = (name: RegExp) => other.getByRole('textbox', { name }).first().inputValue();
    expect([await valueOf(/^Nama produk/), await valueOf(/^Stok/), await valueOf(/^Berat/)]).toEqual([
      'Teh Melati Segar',
      '9',
      '150',
    ]);
  },
);
