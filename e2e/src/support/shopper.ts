import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './axe.ts';
import { proofImage } from './proof-image.ts';

export const STORE = 'kopinusantara';
export const storePath = (path = '') => `/${STORE}/onlinestore${path}`;

export const buyer = {
  name: 'Sari Wulandari',
  phone: '081234567890',
  email: 'sari.wulandari@example.test',
  address: 'Jl. Merdeka No. 5, RT 02 RW 01',
  postalCode: '40135',
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits for the page's heading; `audit` runs axe on the page. */
export async function arrive(page: Page, name: string | RegExp, { audit = false } = {}): Promise<void> {
  await heading(page, name).waitFor();
  if (audit) await expectAccessible(page);
}

/** The tour is shown to first-time visitors of a product; this marks it as seen. */
export async function skipTour(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('lapak:product-tour', '1'));
}

/** Opens the dialog of a product page, chooses a quantity and puts it into the cart. */
export async function addToCart(page: Page, qty: number): Promise<void> {
  await page.getByRole('button', { name: 'Keranjang', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Masukkan keranjang' });
  await dialog.getByRole('textbox', { name: 'Jumlah' }).fill(String(qty));
  await dialog.getByRole('button', { name: 'Tambahkan ke keranjang' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const cartLink = (page: Page, lines: number): Locator =>
  page.getByRole('link', { name: `Keranjang, ${lines} produk` });

/** The number in a row of a list of figures, `Rp124.000` as 124000. */
export async function figure(page: Page, term: string | RegExp): Promise<number> {
  const row = page.getByRole('term').filter({ hasText: term });
  const text = await row.locator('xpath=following-sibling::dd[1]').innerText();
  return Number(text.replace(/\D/g, ''));
}

export async function fillBuyer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nama' }).fill(buyer.name);
  await page.getByRole('textbox', { name: 'No Handphone' }).fill(buyer.phone);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(buyer.email);
}

/** Searches the real districts of Indonesia and takes the first courier. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Kecamatan' }).fill('Tebet');
  await page.getByRole('option', { name: /^Tebet .*Jakarta Selatan/ }).click();
  await page.getByRole('textbox', { name: 'Alamat lengkap' }).fill(buyer.address);
  await page.getByRole('textbox', { name: 'Kode Pos' }).fill(buyer.postalCode);
  const couriers = page.getByRole('group', { name: 'Pilih Kurir' });
  await couriers.getByRole('radio').first().click();
  await couriers.getByRole('button', { name: 'Ubah kurir' }).waitFor();
}

/** Opens the methods, and their group, unless they are open already, and chooses one. */
export async function choosePayment(page: Page, group: string, method: string): Promise<void> {
  const methods = page.getByRole('region', { name: 'Metode Pembayaran' });
  const change = methods.getByRole('button', { name: 'Ubah metode pembayaran' });
  if (await change.isVisible()) await change.click();
  const title = methods.getByRole('button', { name: new RegExp(`^${group}`) });
  if ((await title.getAttribute('aria-expanded')) !== 'true') await title.click();
  await methods.getByRole('radio', { name: method, exact: true }).click();
  await change.waitFor();
}

/** Opens every group of payment methods, once the methods have arrived. */
export async function openPaymentGroups(page: Page): Promise<void> {
  const methods = page.getByRole('region', { name: 'Metode Pembayaran' });
  const closed = methods.getByRole('button', { expanded: false });
  await methods.getByRole('button', { expanded: true }).first().waitFor();
  while ((await closed.count()) > 0) await closed.first().click();
  await methods.getByRole('radio').last().waitFor();
}

/** Presses pay and waits for the payment page. */
export async function pay(page: Page): Promise<{ orderId: string }> {
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
  await page.waitForURL(/\/checkout-detail\/[^/]+$/);
  await arrive(page, 'Pembayaran');
  return { orderId: page.url().split('/').at(-1) ?? '' };
}

/** Uploads a proof of transfer on the confirmation page. */
export async function sendProof(page: Page, amount: number): Promise<void> {
  await page.getByLabel('Jumlah Transfer').fill(String(amount));
  await page.getByLabel('Upload Bukti Transfer').setInputFiles(proofImage());
  await page.getByRole('button', { name: 'Submit' }).click();
}

export const demoShopper = { user: 'pembeli@lapak.test', password: 'rahasia123' };

/** Logs the demo shopper in, as he would. */
export async function login(page: Page): Promise<void> {
  await page.goto(storePath('/login'));
  await page.getByRole('textbox', { name: 'Email atau Nomor Handphone' }).fill(demoShopper.user);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoShopper.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === storePath());
}
