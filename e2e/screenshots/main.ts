// npm run screenshots -w e2e: the pictures of the README and of docs/penjual.md, taken in a shop of its own.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as consolePaths from '@lapak/contracts/console-paths';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { flags, sizes, type Size } from '../src/support/browser.ts';
import { buyOne } from '../src/support/buy.ts';
import { announceProduct, startProduct } from '../src/support/product.ts';
import { joinStore } from '../src/support/seller.ts';
import { figure, sendProof, STORE } from '../src/support/shopper.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

const { product, stop } = await startProduct();
announceProduct(product);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...flags, '--hide-scrollbars'],
});

async function visitor(size: Size, storageState?: Awaited<ReturnType<typeof openConsole>>): Promise<Page> {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    viewport: sizes[size],
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    baseURL: product.origin,
    locale: 'id-ID',
    reducedMotion: 'reduce',
    storageState,
  });
  return context.newPage();
}

async function take(page: Page, name: string, path: string): Promise<void> {
  // The console's stream of orders stays open.
  await page.goto(path, { waitUntil: name.startsWith('kelola') ? 'load' : 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const skip = page.getByRole('button', { name: 'Lewati' });
  if (await skip.isVisible()) await skip.click();
  // Pictures outside of the window are loaded when they are scrolled to.
  await page.waitForFunction(() =>
    [...document.images].every((img) => {
      const { top, left, right, width } = img.getBoundingClientRect();
      const isSeen = width > 0 && top < window.innerHeight && left < window.innerWidth && right > 0;
      return img.complete || !isSeen;
    }),
  );
  await page.waitForTimeout(1_000);
  const { width = 0 } = page.viewportSize() ?? {};
  await sharp(await page.screenshot())
    .resize({ width: width * 1.5 })
    .webp({ quality: 82 })
    .toFile(`${folder}/${name}.webp`);
}

/** An order whose proof came in, and one that is not paid. @returns their public ids */
async function placeOrders(): Promise<string[]> {
  const ids: string[] = [];
  for (const isPaid of [true, false]) {
    const page = await visitor('phone');
    ids.push((await buyOne(page)).orderId);
    if (!isPaid) continue;
    const amount = await figure(page, /^Total$/);
    await page.getByRole('link', { name: 'Konfirmasi pembayaran' }).click();
    await sendProof(page, amount);
    await page.waitForURL(/\/status\//);
  }
  return ids;
}

/** An owner's session in the console of the demo store. */
async function openConsole() {
  const page = await visitor('desktop');
  await joinStore(page, 'Wulan');
  return page.context().storageState();
}

for (const [name, path] of [
  ['kopinusantara', '/kopinusantara/onlinestore'],
  ['rumahbatik', '/rumahbatik/onlinestore'],
  ['studiokarya', '/studiokarya/onlinestore'],
  ['product', '/rumahbatik/onlinestore/detail/kain-kawung-sogan'],
] as const)
  await take(await visitor('phone'), `${name}-phone`, path);
await take(await visitor('desktop'), 'kopinusantara-desktop', '/kopinusantara/onlinestore');

const orders = await placeOrders();
const owner = await openConsole();
const phone = await visitor('phone', owner);
const desktop = await visitor('desktop', owner);
await take(phone, 'kelola-ringkasan-phone', consolePaths.summary(STORE));
await take(phone, 'kelola-pesanan-phone', consolePaths.order(STORE, orders[0] ?? ''));
await take(desktop, 'kelola-pesanan-desktop', consolePaths.orders(STORE));
await take(desktop, 'kelola-cetak-desktop', consolePaths.print(STORE, { ids: orders.join(',') }));

await browser.close();
await stop();
