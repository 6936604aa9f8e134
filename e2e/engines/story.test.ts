import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operator } from '../src/support/operator.ts';
import { runningProduct } from '../src/support/product.ts';
import { proofImage } from '../src/support/proof-image.ts';
import { buyer, storePath } from '../src/support/shopper.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { shopperAt, until, type Query } from './webdriver-shopper.ts';
import { openWebKit } from './webkit.ts';

const urlOf = (path: string) => runningProduct().origin + storePath(path);
const heading = (name: string) => ({ role: 'heading', name });
const button = (name: string) => ({ role: 'button', name });
const link = (name: string) => ({ role: 'link', name });
const field = (name: string) => ({ role: 'textbox', name });

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('in %s', (_, open) => {
  let engine: Engine;
  let shopper: ReturnType<typeof shopperAt>;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lapak-engines-'));
    engine = await open();
    shopper = shopperAt(engine.page);
  });
  afterAll(async () => {
    await engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => expect(engine.complaints.splice(0)).toEqual([]));

  it('comes back from a product to the same place of the listing', async () => {
    const { page } = engine;
    await page.goto(urlOf(''));
    await shopper.see(heading('Kopi Nusantara'));
    await shopper.hydrated();
    await page.run(() => window.localStorage.setItem('lapak:product-tour', '1'));
    await page.run(() => window.scrollTo(0, 1200));
    const card = link('/Kertas Saring/');
    await shopper.press(card);
    await shopper.see(button('Keranjang'));
    await page.back();
    await shopper.at(/onlinestore$/);
    await shopper.see(card);
    await shopper.inView(card);
  });

  it('comes back to a product, which opens its order', async () => {
    await engine.page.goto(urlOf('/detail/kertas-saring-v60-100'));
    await shopper.hydrated();
    await shopper.press(link('/^Keranjang/'));
    await shopper.see(heading('Keranjang'));
    await engine.page.back();
    await shopper.see(heading('/Kertas Saring/'));
    await shopper.press(button('Keranjang'));
    await shopper.see({ role: 'dialog', name: 'Masukkan keranjang' });
  });

  it('scrolls the banners by arrows', async () => {
    await engine.page.goto(urlOf(''));
    await shopper.hydrated();
    const banners: Query = { role: 'region', name: 'Info dan Promo' };
    const isAtStart = () =>
      engine.page.run(() => document.querySelector('#info-dan-promo ~ ul')?.scrollLeft === 0);
    expect(await isAtStart()).toBe(true);
    await shopper.press(banners, button('Banner berikutnya'));
    await until('scrolled', async () => !(await isAtStart()));
    await shopper.press(banners, button('Banner sebelumnya'));
    await until('scrolled back', isAtStart);
  });

  it('a stranger searches, buys, pays by transfer and sees the order paid', async () => {
    const { page } = engine;
    await page.goto(urlOf(''));
    await shopper.type('drip bag', { role: 'searchbox', name: 'Cari Produk' });
    await shopper.at(/keyword=drip/);
    await shopper.press(link('/Drip Bag Gayo Isi 10/'));
    await shopper.see(heading('Drip Bag Gayo Isi 10'));

    await shopper.press(button('Keranjang'));
    const dialog = { role: 'dialog', name: 'Masukkan keranjang' };
    await shopper.type('2', dialog, field('Jumlah'));
    await shopper.press(dialog, button('Tambahkan ke keranjang'));
    await shopper.gone(dialog);
    await page.reload();
    await shopper.press(link('Keranjang, 1 produk'));
    await shopper.see(heading('Keranjang'));
    await shopper.press(link('Checkout'));

    await shopper.see(heading('Checkout Produk'));
    await shopper.type('Tebet', { role: 'combobox', name: 'Kecamatan' });
    await shopper.press({ role: 'option', name: '/^Tebet .*Jakarta Selatan/' });
    await shopper.type(buyer.address, field('Alamat lengkap'));
    await shopper.type(buyer.postalCode, field('Kode Pos'));
    await shopper.press({ role: 'group', name: 'Pilih Kurir' }, { role: 'radio' });
    await shopper.type(buyer.name, field('Nama'));
    await shopper.type(buyer.phone, field('No Handphone'));
    await shopper.type(buyer.email, field('Email'));
    const methods = { role: 'region', name: 'Metode Pembayaran' };
    await shopper.press(methods, button('/^Transfer Bank/'));
    await shopper.press(methods, { role: 'radio', name: 'Bank BCA' });
    await shopper.press(button('Bayar Sekarang'));

    const orderId = (await shopper.at(/\/checkout-detail\/[^/]+$/)).split('/').at(-1) ?? '';
    await shopper.see(heading('Pembayaran'));
    const amount = await shopper.figure('Total');
    await shopper.press(link('Konfirmasi pembayaran'));
    await shopper.see(heading('Konfirmasi Pembayaran'));
    await shopper.type(String(amount), field('Jumlah Transfer'));
    const slip = join(folder, 'bukti.png');
    writeFileSync(slip, proofImage().buffer);
    await shopper.upload(slip, { label: 'Upload Bukti Transfer' });
    await shopper.press(button('Submit'));
    await shopper.at(new RegExp(`/status/${orderId}$`));
    await shopper.see({ text: 'CONFIRMED' });
    await operator('confirm', orderId);
    await shopper.see({ text: 'PAID' });
  });
});
