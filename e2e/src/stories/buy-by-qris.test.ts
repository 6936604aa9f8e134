import { expectAccessible } from '../support/axe.ts';
import { testBrowser, type Size } from '../support/browser.ts';
import { readPicture, readQris, scanQr } from '../support/qris.ts';
import {
  addToCart,
  arrive,
  cartLink,
  choosePayment,
  figure,
  fillAddress,
  fillBuyer,
  pay,
  skipTour,
  storePath,
} from '../support/shopper.ts';

const browser = testBrowser();

it.each<Size>(['phone', 'desktop'])(
  'a stranger pays by QRIS, and the page turns by itself (%s)',
  async (size) => {
    const { context, page } = await browser.visitor({ size });
    await skipTour(page);
    await page.goto(storePath('/detail/teh-hijau-cianjur'));
    await arrive(page, /Teh Hijau/);
    await addToCart(page, 2);
    await cartLink(page, 1).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await arrive(page, 'Checkout Produk');
    await fillAddress(page);
    await fillBuyer(page);
    await choosePayment(page, 'QRIS', 'QRIS');
    const { orderId } = await pay(page);

    // What a scanner reads from the screen is a valid payload over exactly this amount.
    const qr = page.getByRole('img', { name: /QR/ });
    const payload = await scanQr(qr);
    const fields = readQris(payload);
    expect(Number(fields.get('54'))).toBe(await figure(page, /^Total$/));
    expect(fields.get('53')).toBe('360');
    expect(fields.get('58')).toBe('ID');
    await expectAccessible(page);

    // The saved picture says the same, at a size to print.
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download QR' }).click();
    expect(await readPicture(await (await download).path())).toEqual({ payload, width: 1024, height: 1024 });

    // The sandbox's page takes the bank's place: it marks the order paid.
    const sandbox = await context.newPage();
    const link = await page.getByRole('link', { name: /Link Pembayaran/ }).getAttribute('href');
    await sandbox.goto(link ?? '');
    await sandbox.getByRole('button', { name: /bayar/i }).click();
    await sandbox.getByText('Pembayaran berhasil').waitFor();

    // Its tab stays: a tab that is closed while it navigates may never be reported closed.
    await page.bringToFront();
    await page.waitForURL(new RegExp(`/status/${orderId}$`));
    await page.getByText('PAID', { exact: true }).first().waitFor();
    await expectAccessible(page);
  },
);
