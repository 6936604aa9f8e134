import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { repositoryRoot } from '../support/product.ts';
import { joinStore } from '../support/seller.ts';
import { goods, importStore, pictures } from '../support/throw-away-store.ts';

const browser = testBrowser();
const PRODUCTS = 10;

/** The heads of a downloaded template, and rows below it as a seller fills them in. */
function filled(template: string, price: string): string {
  const heads = template
    .replace(/^\uFEFF/, '')
    .trim()
    .split(';');
  const rows = Array.from({ length: PRODUCTS }, (_, at) => {
    const cells: Record<string, string> = {
      'Nama produk': `Teh ${at + 1}`,
      Harga: at === 6 ? price : 'Rp 25.000',
      Stok: '12',
      'Berat (gram)': '100',
      Gambar: 'teh.webp',
    };
    return heads.map((head) => cells[head] ?? '').join(';');
  });
  return [heads.join(';'), ...rows].join('\r\n');
}

async function download(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await coming).path(), 'utf8');
}

/** From the top: a bar that stays there covers what is scrolled below it. */
async function accessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

async function check(page: Page, sheet: string, zip?: string): Promise<void> {
  await page.getByLabel(/^Lembar produk/).setInputFiles(sheet);
  if (zip !== undefined) await page.getByLabel(/^Gambar dalam zip/).setInputFiles(zip);
  await page.getByRole('button', { name: 'Periksa' }).click();
}

it.each(['phone', 'desktop'] as const)(
  'ten products come on line by a spreadsheet, after a wrong cell was found (%s)',
  async (size) => {
    const store = `lembar-${size}`;
    await importStore({ store: { username: store }, products: [goods('kopi-lama', { nama: 'Kopi Lama' })] });
    const folder = await mkdtemp(join(tmpdir(), 'lapak-lembar-'));
    const file = join(folder, 'produk.csv');
    const zip = join(folder, 'gambar.zip');
    const picture = await readFile(join(repositoryRoot, 'api/demo/kopinusantara', pictures[0] ?? ''));
    await writeFile(zip, zipSync({ 'Foto/teh.webp': new Uint8Array(picture) }));

    const { page } = await browser.visitor({ size });
    await joinStore(page, 'Wulan', 'owner', store);
    await page.goto(consolePaths.products(store));
    await page.getByRole('link', { name: 'Impor/ekspor' }).click();
    const template = await download(page, 'Templat kosong, CSV');

    await writeFile(file, filled(template, '25rb'));
    await check(page, file, zip);
    await page.getByText(/^Baris 8, kolom [A-Z]+ \(Harga\)$/).waitFor();
    await page.getByText(/misalnya 25000/).waitFor();
    await accessible(page);

    await writeFile(file, filled(template, '25.000'));
    await check(page, file);
    await page.getByText('10 produk baru').waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Terapkan 10 produk' }).click();
    await page.getByText('10 produk dibuat').waitFor();
    await accessible(page);

    const { page: shopper } = await browser.visitor();
    await shopper.goto(paths.home(store));
    await shopper.getByText('Teh 10').first().waitFor();

    // What comes out comes in again and changes nothing.
    await page.getByRole('button', { name: 'Lembar lain' }).click();
    await writeFile(file, await download(page, 'Semua produk, CSV'));
    await check(page, file);
    await page.getByText('Tidak ada yang berubah').waitFor();
  },
);
