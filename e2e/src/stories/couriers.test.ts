import {
  placesOfShop,
  simulatedRajaongkir,
  simulatedRajaongkirKey,
  type SimulatedRajaongkir,
} from '@lapak/api/testing/simulated-rajaongkir';
import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser, type Size } from '../support/browser.ts';
import { CHEAP_PRODUCT } from '../support/buy.ts';
import { operatorOf } from '../support/operator.ts';
import { startProduct } from '../support/product.ts';
import { joinStore } from '../support/seller.ts';
import {
  addToCart,
  arrive,
  cartLink,
  choosePayment,
  fillAddress,
  fillBuyer,
  pay,
  skipTour,
  STORE,
  storePath,
} from '../support/shopper.ts';

const browser = testBrowser();
let rajaongkir: SimulatedRajaongkir;
let shop: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  rajaongkir = await simulatedRajaongkir();
  rajaongkir.simulation.places = await placesOfShop();
  shop = await startProduct({ RAJAONGKIR_KEY: simulatedRajaongkirKey, RAJAONGKIR_URL: rajaongkir.url });
  await operatorOf(shop.product)('districts', 'map');
});
afterAll(async () => {
  await shop?.stop();
  await rajaongkir?.close();
});

/** Puts pieces into the cart and fills the checkout in, down to the courier. */
async function checkOut(page: Page, pieces: number): Promise<void> {
  await skipTour(page);
  await page.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
  await arrive(page, /Kertas Saring/);
  await addToCart(page, pieces);
  await cartLink(page, 1).waitFor();
  await page.goto(storePath('/checkout'));
  await arrive(page, 'Checkout Produk');
  await fillAddress(page);
}

async function order(page: Page): Promise<string> {
  await fillBuyer(page);
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  return (await pay(page)).orderId;
}

it.each<Size>(['phone', 'desktop'])(
  "a parcel costs what its courier says, and its way is on the order's page (%s)",
  async (size) => {
    rajaongkir.simulation.behaviour = 'normal';
    const { page } = await browser.visitor({ size, baseURL: shop.product.origin });
    await checkOut(page, 1);
    const couriers = page.getByRole('group', { name: 'Pilih Kurir' });
    await couriers
      .getByText(/Rp1[568]\.[05]00/)
      .first()
      .waitFor();
    // The courier's service ends here; what was shown counts.
    rajaongkir.simulation.behaviour = 'down';
    const id = await order(page);
    const operator = operatorOf(shop.product);
    await operator('confirm', id);
    const resi = `JP${size}0001`;
    rajaongkir.simulation.behaviour = 'normal';
    const at = { manifest_date: '2026-11-21', manifest_time: '14:05', city_name: 'JAKARTA' };
    rajaongkir.simulation.waybills[resi] = {
      delivered: false,
      manifest: [{ ...at, manifest_description: 'Paket sedang diantar ke alamat tujuan' }],
    };
    await operator('ship', id, '--resi', resi);
    await page.goto(paths.orderStatus(STORE, id));
    const way = page.getByRole('region', { name: 'Perjalanan paket' });
    await way.getByText('Paket sedang diantar ke alamat tujuan, JAKARTA').waitFor();
    await way.getByText('21/11/2026, 14.05 WIB').waitFor();
    await expectAccessible(page);
  },
);

it.each<Size>(['phone', 'desktop'])(
  'a store that brings parcels by itself says what that costs by a sheet (%s)',
  async (size) => {
    rajaongkir.simulation.behaviour = 'down';
    const { page: seller } = await browser.visitor({ size, baseURL: shop.product.origin });
    await joinStore(seller, 'Wulan', 'owner', STORE, shop.product);
    await seller.goto(consolePaths.settings(STORE));
    // The form above has come, and moves nothing under the press any more.
    await seller.getByRole('button', { name: 'Simpan' }).first().waitFor();
    await seller.getByRole('button', { name: 'Pengiriman' }).click();
    await seller.getByRole('link', { name: 'Atur tarif kirim sendiri' }).click();
    await seller.getByRole('heading', { level: 1, name: 'Tarif kirim sendiri' }).waitFor();
    const send = async (rows: string[]) => {
      const sheet = ['Provinsi;Kota/Kabupaten;Layanan;Ongkos per kelipatan;Hari tercepat', ...rows].join(
        '\n',
      );
      const file = { name: 'tarif.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
      await seller.getByLabel('Lembar tarif').setInputFiles(file);
      await seller.getByRole('button', { name: 'Pakai tarif ini' }).click();
    };
    await send(['DKI Jakarta;Jakarta Selaten;Motor;7rb;1']);
    await seller.getByText('2 yang perlu diperbaiki').waitFor();
    await expectAccessible(seller);
    const price = size === 'phone' ? 7_500 : 8_500;
    await send([`DKI Jakarta;Jakarta Selatan;Motor;${price};1`]);
    await seller.getByText('1 tarif dipakai').waitFor();
    await seller.getByText('Kota Administrasi Jakarta Selatan, DKI Jakarta').waitFor();
    await expectAccessible(seller);

    const { page } = await browser.visitor({ size, baseURL: shop.product.origin });
    await checkOut(page, size === 'phone' ? 2 : 3);
    await page.getByRole('group', { name: 'Pilih Kurir' }).getByText('Kurir toko').first().waitFor();
    const id = await order(page);
    await operatorOf(shop.product)('confirm', id);
    await page.goto(paths.orderStatus(STORE, id));
    await page.getByText('Kurir toko Motor').first().waitFor();
  },
);
