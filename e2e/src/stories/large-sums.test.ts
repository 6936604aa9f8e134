import { paths } from '@lapak/contracts/routes';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { event, ticket } from '../support/event-store.ts';
import { addToCart, arrive, skipTour } from '../support/shopper.ts';
import { goods, importStore } from '../support/throw-away-store.ts';
import { buyTickets, eventPath, quantityOf } from '../support/ticket-buyer.ts';
import { within } from '../support/within.ts';

const browser = testBrowser();
const STORE = 'coba-jumlah-besar';
/** The highest price of the import format, and the most pieces of a service: twelve digits. */
const PRICE = 1_000_000_000;
const PIECES = 500;
const SUM = formatRupiah(PRICE * PIECES);

beforeAll(() => {
  const costly = { harga: PRICE, stock: 1_000_000, berat: 1 };
  return importStore({
    store: { username: STORE },
    payment_accounts: [
      {
        key: 'bca',
        group: 'bank',
        nama: 'Bank BCA',
        nama_rekening: 'Toko Coba',
        nomor_rekening: '5270012345',
        type_of_payment: 'manual',
      },
    ],
    products: [
      goods('barang', costly),
      goods('jasa', { ...costly, category: 'jasa' }),
      goods('berkas', { ...costly, category: 'digital_product', link: 'https://berkas.example.test/' }),
    ],
    events: [event('Pesta Besar', [ticket('Sultan', { harga: PRICE, quota: 10_000, max_qty: 1_000 })])],
  });
});

/** Looks at a bar on the narrowest phone that is served and on the usual one, with text as it is and twice as large. */
async function expectHolds(page: Page, label: string, sum: string): Promise<void> {
  await page.getByRole('region', { name: label }).getByText(sum, { exact: true }).waitFor();
  const faults: Record<string, string[]> = {};
  for (const width of [320, 360])
    for (const text of ['100%', '200%']) {
      await page.setViewportSize({ width, height: 780 });
      await within(
        'set the size of text',
        page.evaluate((size) => {
          document.documentElement.style.setProperty('font-size', size, 'important');
        }, text),
      );
      faults[`${width} px, text of ${text}`] = await within(
        'look at the bar',
        page.evaluate(faultsOfBar, { label, sum }),
      );
    }
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
}

/** Runs in the page. */
function faultsOfBar({ label, sum }: { label: string; sum: string }): string[] {
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  const bar = document.querySelector(`[role=region][aria-label="${label}"]`);
  const figure = [...(bar?.querySelectorAll('dd') ?? [])].find(({ textContent }) => textContent === sum);
  const button = bar?.querySelector('dl ~ * > *');
  if (!bar || !figure || !button) return ['the bar is not there'];

  const found: string[] = [];
  const box = (element: Element) => element.getBoundingClientRect();
  const isInside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const linesOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines;
  };

  const screen = new DOMRect(0, 0, width, height);
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);
  if (!isInside(box(bar), screen)) found.push('the bar leaves the screen');
  for (const [name, element] of [
    ['sum', figure],
    ['button', button],
  ] as const) {
    const lines = linesOf(element);
    if (lines.length !== 1) found.push(`the ${name} has ${lines.length} lines`);
    if (!lines.every((line) => isInside(line, box(element)))) found.push(`the words of the ${name} leave it`);
    if (!isInside(box(element), box(bar))) found.push(`the ${name} leaves the bar`);
  }
  const [a, b] = [box(figure), box(button)];
  if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    found.push('the button covers the sum');
  return found;
}

async function visit(path: string): Promise<Page> {
  const { page } = await browser.visitor({ isMobile: true });
  await skipTour(page);
  await page.goto(path);
  return page;
}

it('goods: cart and checkout', async () => {
  const page = await visit(paths.product(STORE, 'barang'));
  await addToCart(page, PIECES);
  await page.goto(paths.cart(STORE));
  await expectHolds(page, 'Tindakan keranjang', SUM);
  await page.goto(paths.checkout(STORE));
  await arrive(page, 'Checkout Produk');
  await expectHolds(page, 'Pembayaran', SUM);
});

it('service: checkout', async () => {
  const page = await visit(paths.product(STORE, 'jasa'));
  await page.getByRole('button', { name: 'Pesan', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Jumlah' }).fill(String(PIECES));
  await dialog.getByRole('button', { name: 'Pesan', exact: true }).click();
  await arrive(page, 'Checkout Jasa');
  await expectHolds(page, 'Pembayaran', SUM);
});

it('digital product: checkout', async () => {
  const page = await visit(paths.product(STORE, 'berkas'));
  await page.getByRole('button', { name: 'Beli', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pesan', exact: true }).click();
  await arrive(page, 'Checkout Produk Digital');
  await expectHolds(page, 'Pembayaran', formatRupiah(PRICE));
});

it('tickets: event and checkout', async () => {
  const page = await visit(await eventPath(STORE, 'Pesta Besar'));
  await arrive(page, 'Pesta Besar');
  await expectHolds(page, 'Beli tiket', formatRupiah(0));
  await quantityOf(page, 'Sultan').fill(String(PIECES));
  await expectHolds(page, 'Beli tiket', SUM);
  await buyTickets(page, {});
  await expectHolds(page, 'Pembayaran', SUM);
});
