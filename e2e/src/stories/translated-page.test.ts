import { paths } from '@lapak/contracts/routes';
import { testBrowser } from '../support/browser.ts';
import { CHEAP_PRODUCT } from '../support/buy.ts';
import { operator } from '../support/operator.ts';
import {
  addToCart,
  arrive,
  cartLink,
  choosePayment,
  fillAddress,
  fillBuyer,
  login,
  pay,
  skipTour,
  STORE,
  storePath,
} from '../support/shopper.ts';
import { buyTickets, fillTicketBuyer, payTickets, quantityOf } from '../support/ticket-buyer.ts';
import { translatePage } from '../support/translated.ts';

const browser = testBrowser();

const ordersOf = async (store: string) =>
  (await operator('orders', store, '--limit', '1000')).split('\n').filter((line) => line.includes('UNPAID'));

it('goods are ordered once, and the cart is empty afterwards', async () => {
  const { page } = await browser.visitor();
  const before = await ordersOf(STORE);
  await skipTour(page);
  await page.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
  await translatePage(page);
  await addToCart(page, 2);
  await cartLink(page, 1).click();
  await page.getByRole('list', { name: 'Isi keranjang' }).waitFor();
  await page.getByRole('button', { name: /^Tambah/ }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await arrive(page, 'Checkout Produk');

  // A message comes and goes beside texts that the browser has replaced.
  const name = page.getByRole('textbox', { name: 'Nama' });
  await name.fill('Sari');
  await name.fill('');
  await name.blur();
  await page.getByText(/Nama .*diisi/).waitFor();
  await fillAddress(page);
  await fillBuyer(page);
  await choosePayment(page, 'QRIS', 'QRIS');
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  const { orderId } = await pay(page);
  expect(await ordersOf(STORE)).toHaveLength(before.length + 1);

  await operator('confirm', orderId);
  await page.waitForURL(new RegExp(`/status/${orderId}$`));
  await page.getByText('PAID', { exact: true }).first().waitFor();
  await page.goto(paths.cart(STORE));
  await page.getByText('Keranjang masih kosong').waitFor();
});

it('tickets are ordered once', async () => {
  const { page } = await browser.visitor();
  const before = await ordersOf('studiokarya');
  await page.goto(paths.event('studiokarya', 1));
  await translatePage(page);
  await quantityOf(page, 'Tiket Harian').fill('2');
  await buyTickets(page, { 'Tiket Harian': 1 });
  await fillTicketBuyer(page);
  await choosePayment(page, 'Rekening Tujuan', 'Bank BCA');
  await payTickets(page);
  expect(await ordersOf('studiokarya')).toHaveLength(before.length + 1);
});

it('the list of products is searched and sorted, and orders are read', async () => {
  const { page } = await browser.visitor();
  await login(page);
  await translatePage(page);
  await page.getByRole('searchbox').first().fill('teh');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /Teh Hijau/ })
    .first()
    .waitFor();
  await page.goto(paths.transactions(STORE));
  await translatePage(page);
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await arrive(page, /./);
});
