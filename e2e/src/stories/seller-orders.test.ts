import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import * as consolePaths from '@lapak/contracts/console-paths';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { buyOne, CHEAP_PRODUCT } from '../support/buy.ts';
import { joinStore } from '../support/seller.ts';
import {
  addToCart,
  cartLink,
  figure,
  login,
  sendProof,
  skipTour,
  STORE,
  storePath,
} from '../support/shopper.ts';

const browser = testBrowser();

/** What the story itself provokes: a stream is cut. */
const tolerate = /\/umpan/;
/** A new order is in the list within this time. */
const LIVE_MS = 5000;

/** Width and height of paper in millimetres. */
const A6 = [105, 148];
const A4 = [210, 297];

/** The sheets that come out of the printer. */
async function sheets(page: Page): Promise<number[][]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await page.pdf({ preferCSSPageSize: true }));
  const sizes = [...document.pages()].map((sheet) => {
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    return [originalWidth, originalHeight].map((points) => Math.round((points / 72) * 25.4));
  });
  document.destroy();
  library.destroy();
  return sizes;
}

/** Counts what the page's bell plays from here on, two tones a ring. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.tones = String(
        Number(document.documentElement.dataset.tones ?? 0) + 1,
      );
      start.call(this, when);
    };
  });
const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));

const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_STORAGE_KEY);

it.each([
  { size: 'phone', how: 'by the stream' },
  { size: 'desktop', how: 'by polling, behind a proxy that cuts the stream' },
] as const)(
  "a seller follows an order from its arrival to its payment $how, and the browser's shopper stays logged in ($size)",
  async ({ size }) => {
    const { page: seller } = await browser.visitor({ size, tolerate });
    if (size === 'desktop') await seller.route('**/umpan', (route) => route.abort());
    await listen(seller);
    await skipTour(seller);
    await login(seller);
    await seller.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
    await addToCart(seller, 1);
    await cartLink(seller, 1).waitFor();
    const token = await tokenOf(seller);
    await joinStore(seller, 'Wulan');
    await seller.goto(consolePaths.orders(STORE, { filter: 'unpaid' }));
    await seller.getByRole('heading', { level: 1, name: 'Pesanan' }).waitFor();
    await expectAccessible(seller);
    // Browsers let a page ring once it was touched. Then another window is in front of it.
    await seller.keyboard.press('Shift');
    await seller.evaluate(() => (document.hasFocus = () => false));

    // An order arrives while the list is open.
    const { page: shopper } = await browser.visitor();
    const { orderId } = await buyOne(shopper);
    const link = seller.locator(`a[href="${consolePaths.order(STORE, orderId)}"]`);
    await link.waitFor({ timeout: LIVE_MS });
    expect(await seller.title()).toMatch(/^\(1\) Pesanan - /);
    expect(await tones(seller)).toBe(2);
    await seller.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await seller.title()).toMatch(/^Pesanan - /);

    // So does its proof.
    const amount = await figure(shopper, /^Total$/);
    await shopper.getByRole('link', { name: 'Konfirmasi pembayaran' }).click();
    await sendProof(shopper, amount);
    await shopper.waitForURL(new RegExp(`/status/${orderId}$`));
    await link.waitFor({ state: 'detached', timeout: LIVE_MS });
    await seller.getByRole('link', { name: /^Cek bukti/ }).click();
    await link.click();

    // The proof is seen beside the amount, and the payment confirmed.
    const proof = seller.getByRole('img', { name: /^Bukti transfer/ });
    await proof.waitFor();
    expect(
      await proof.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
    ).toBeGreaterThan(0);
    await expectAccessible(seller);
    await seller.getByRole('button', { name: 'Terima pembayaran' }).click();
    await seller.getByRole('button', { name: 'Terima', exact: true }).click();
    await shopper.getByText('PAID', { exact: true }).first().waitFor();
    await seller.getByText('Perlu dikemas').first().waitFor();

    // Back to the list, with its filter; then out, and the shopper of this browser is who he was.
    await seller.getByRole('button', { name: 'Kembali ke pesanan' }).click();
    await seller.waitForURL(/filter=proof/);
    if (size === 'phone') await seller.getByRole('button', { name: 'Menu' }).click();
    await seller.getByRole('button', { name: 'Keluar' }).filter({ visible: true }).click();
    await seller.waitForURL(`**${consolePaths.login()}`);
    expect(await tokenOf(seller)).toBe(token);
    await seller.goto(storePath('/menu'));
    await seller.getByRole('button', { name: 'Logout' }).waitFor();
    await seller.goto(storePath());
    await cartLink(seller, 1).waitFor();
  },
);

it('of two who press at once one decides, and the other reads who did and when', async () => {
  const { page: shopper } = await browser.visitor();
  const { orderId } = await buyOne(shopper);
  const members = await Promise.all(
    ['Sinta', 'Bayu'].map(async (name) => {
      const { page } = await browser.visitor({ size: 'desktop', tolerate });
      await joinStore(page, name);
      await page.goto(consolePaths.order(STORE, orderId));
      await page.getByRole('button', { name: 'Terima pembayaran' }).click();
      await page.getByRole('button', { name: 'Terima', exact: true }).waitFor();
      return page;
    }),
  );
  await Promise.all(members.map((page) => page.getByRole('button', { name: 'Terima', exact: true }).click()));
  const changes = members.map((page) => [
    page
      .getByText(/diterima pembayarannya$/)
      .waitFor()
      .then(() => 'made'),
    page
      .getByText(/^Pembayarannya sudah diterima oleh (Sinta|Bayu) pada /)
      .waitFor()
      .then(() => 'refused'),
  ]);
  const outcomes = await Promise.all(changes.map((either) => Promise.any(either)));
  expect(outcomes.sort()).toEqual(['made', 'refused']);
  await shopper.getByText('PAID', { exact: true }).first().waitFor();
});

it('twenty orders are twenty labels of A6, each a page with a code of its own, and four on a page of A4', async () => {
  const { page } = await browser.visitor({ size: 'desktop', tolerate });
  await joinStore(page, 'Dewi');
  await page.goto(consolePaths.orders(STORE, { kind: 'barang' }));
  await page.getByRole('table').waitFor();
  await page.getByRole('checkbox', { name: /semua/i }).first().check();
  await page.getByRole('link', { name: 'Cetak' }).click();
  await page.getByRole('article').first().waitFor();
  const labels = await page.getByRole('article').count();
  expect(labels).toBeGreaterThanOrEqual(20);
  const codes = await page.locator('article svg').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(codes).size).toBe(labels);
  expect(await sheets(page)).toEqual(Array.from({ length: labels }, () => A6));
  const form = page.getByRole('combobox', { name: 'Yang dicetak' });
  await form.click();
  await page.getByRole('option', { name: /^Label A4/ }).click();
  // The address changes before the page does.
  await page.waitForURL(/as=a4/);
  await form.filter({ hasText: 'Label A4' }).waitFor();
  expect(await sheets(page)).toEqual(Array.from({ length: Math.ceil(labels / 4) }, () => A4));
});

it('a label has its receiver and its sender whole, whatever was typed', async () => {
  const { page } = await browser.visitor({ size: 'desktop', tolerate });
  await joinStore(page, 'Lestari');
  const words = (length: number) => 'Jalan Kelinci Nomor 12 '.repeat(50).slice(0, length);
  const longest = {
    ...{ nama: words(200), alamat: words(1000), catatan: words(1000), dropshipper: 1 },
    ...{ dropshipper_name: words(200), dropshipper_info: words(500), resi: words(40), expedisi: words(100) },
  };
  const broken = { ...longest, alamat: 'Gang\n'.repeat(200) };
  await page.route('**/cetak?**', async (route) => {
    const reply = await route.fetch();
    const { data } = (await reply.json()) as { data: { orders: object[] } };
    const orders = data.orders.map((order, at) => ({ ...order, ...(at % 2 ? broken : longest) }));
    await route.fulfill({ response: reply, json: { data: { ...data, orders } } });
  });
  await page.goto(consolePaths.orders(STORE, { kind: 'barang' }));
  await page.getByRole('table').waitFor();
  await page.getByRole('checkbox', { name: /semua/i }).first().check();
  await page.getByRole('link', { name: 'Cetak' }).click();
  await page.getByRole('article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const cut = await page.getByRole('article').evaluateAll(
    (labels) =>
      labels.filter((label) => {
        const { bottom } = label.getBoundingClientRect();
        return [...label.children].some((part) => part.getBoundingClientRect().bottom > bottom);
      }).length,
  );
  expect(cut).toBe(0);
});

it('a member who is removed is out with the next change, and whose session ends logs in over the page', async () => {
  const { page: owner } = await browser.visitor({ size: 'desktop', tolerate: /status of 401/ });
  const { email, password } = await joinStore(owner, 'Ratna');
  const { page: staff, context } = await browser.visitor({ tolerate: /status of 40[134]/ });
  await joinStore(staff, 'Joko', 'staff');
  await staff.goto(consolePaths.orders(STORE));
  await staff.getByRole('heading', { level: 1, name: 'Pesanan' }).waitFor();

  await owner.goto(consolePaths.members(STORE));
  await owner
    .getByRole('button', { name: /^Keluarkan Joko/ })
    .first()
    .click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
  await owner.getByText('Joko bukan anggota lagi').waitFor();
  // The page that is open finds out with its next call; opened anew it is closed.
  await staff.getByRole('link', { name: /^Belum dibayar/ }).click();
  await staff
    .getByRole('heading', { name: /Kamu tidak punya akses ke toko ini|Pesanan gagal dimuat/ })
    .waitFor();
  await staff.reload();
  await staff.getByRole('heading', { name: 'Kamu tidak punya akses ke toko ini' }).waitFor();
  await context.close();

  await owner.goto(consolePaths.chatTexts(STORE));
  const text = owner.getByLabel('Selesai');
  await text.fill('Terima kasih, {nama}!');
  await owner.context().clearCookies();
  await owner.getByRole('button', { name: 'Simpan' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Sesimu sudah berakhir' });
  await dialog.waitFor();
  await expectAccessible(owner);
  expect(await dialog.getByLabel('Email atau Nomor Handphone').inputValue()).toBe(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Masuk' }).click();
  await owner.getByText('Teks chat disimpan').waitFor();
  expect(await text.inputValue()).toBe('Terima kasih, {nama}!');
});
