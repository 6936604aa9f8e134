import { eq } from 'drizzle-orm';
import { priceVarieties, products } from '../../../db/schema/catalogue.ts';
import { createOperator } from '../../../operator/operator.ts';
import { aProduct, aVariety } from '../../../testing/a-store.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aPicture, aShop, orderRow, placed, sendForm } from '../../../testing/orders-over-http.ts';
import { takeStock } from './take-stock.ts';

const LINK = 'https://unduhan.contoh.id/buku';
const HOUR_MS = 3_600_000;
const inTheShop = expect.stringMatching(/^\/api\/download\/[\w.-]+$/);

interface ShownOrder {
  status: string;
  status_pengiriman: string;
  link: string | null;
  products: { product_link: string | null }[];
  paid_at: string | null;
  packed_at: string | null;
  shipped_at: string | null;
  received_at: string | null;
}

onEveryDatabase('What an order has taken or bought', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;

  const operator = () => createOperator(api.app.services);
  const confirm = (order: string) => operator().run({ command: 'confirm', order });
  const shown = async (id: string) =>
    (await api.app.inject(`/api/transaction/${id}`)).json<{ data: ShownOrder }>().data;

  async function aBookShop() {
    const shop = await aShop(db());
    const book = await aProduct(db(), shop.store.id, { category: 'digital_product', link: LINK });
    return { ...shop, book };
  }

  it('is handed over, where it is digital, once it is paid and not before', async () => {
    const shop = await aBookShop();
    const id = await placed(api.app, shop, { products: [{ id: shop.book.id, qty: 1 }] });
    const withheld = { link: null, products: [{ product_link: null }] };
    expect(await shown(id)).toMatchObject({ status: 'UNPAID', ...withheld });
    await sendForm(api.app, `/api/transaction/bukti-transfer/${id}`, {
      username: shop.store.username,
      payment_method_id: String(shop.account.id),
      transfer_date: '2026-11-21 09:30',
      jumlah_transfer: '10123',
      bukti_transfer: await aPicture(),
    });
    expect(await shown(id)).toMatchObject({ status: 'CONFIRMED', ...withheld });
    await confirm(id);
    expect(await shown(id)).toMatchObject({
      status: 'PAID',
      status_pengiriman: 'DIKIRIM',
      link: inTheShop,
      products: [{ product_link: inTheShop, download: { opened: 0, opened_at: null, limit: 100 } }],
    });
  });

  it('is not sent with the payment when something of it has to be sent', async () => {
    const shop = await aBookShop();
    const id = await placed(api.app, shop, {
      products: [
        { id: shop.product.id, qty: 1 },
        { id: shop.book.id, qty: 1 },
      ],
    });
    await confirm(id);
    expect(await shown(id)).toMatchObject({
      status: 'PAID',
      status_pengiriman: 'BELUM DIKIRIM',
      link: inTheShop,
    });
    // The parcel is received, whether the other thing was opened or not.
    await operator().run({ command: 'ship', order: id, resi: 'JNE1' });
    await api.app.inject({ method: 'POST', url: `/api/transaction/${id}/selesai`, payload: {} });
    expect(await shown(id)).toMatchObject({ status_pengiriman: 'SELESAI' });
  });

  it('has a date of every step on its way to the buyer', async () => {
    const id = await placed(api.app, await aShop(db()));
    const dates = async () => {
      const { paid_at, packed_at, shipped_at, received_at } = await shown(id);
      return [paid_at, packed_at, shipped_at, received_at].map((date) => date?.slice(11, 16) ?? null);
    };
    const received = () =>
      api.app.inject({ method: 'POST', url: `/api/transaction/${id}/selesai`, payload: {} });
    expect(await dates()).toEqual([null, null, null, null]);
    await confirm(id);
    expect((await orderRow(db(), id)).confirmedAt).toBeNull();
    api.clock.advance(HOUR_MS);
    await operator().run({ command: 'pack', order: id });
    api.clock.advance(HOUR_MS);
    await operator().run({ command: 'ship', order: id, resi: 'JNE123' });
    expect(await dates()).toEqual(['10:00', '11:00', '12:00', null]);
    api.clock.advance(HOUR_MS);
    await received();
    expect(await dates()).toEqual(['10:00', '11:00', '12:00', '13:00']);
  });

  it('is no stock of a service, which has none', async () => {
    const shop = await aShop(db());
    const service = await aProduct(db(), shop.store.id, { category: 'jasa', stock: 0 });
    const reply = await sendForm(api.app, '/api/checkout-jasa', {
      username: shop.store.username,
      product_id: String(service.id),
      qty: '2',
      nama: 'Sari Dewi',
      handphone: '081234567890',
      email: 'sari@contoh.id',
      payment_method: String(shop.account.id),
    });
    expect(reply.json()).toMatchObject({ code: '00' });
    await operator().run({ command: 'reject', order: reply.json<{ data: { id: string } }>().data.id });
    const [row] = await db().select().from(products).where(eq(products.id, service.id));
    expect(row?.stock).toBe(0);
  });

  it('is nothing when one of the products has less by then, which the refusal says', async () => {
    const { store, product: coffee } = await aShop(db());
    const shirt = await aProduct(db(), store.id, { nama: 'Kemeja', enableVariations: 1, stock: 100 });
    const red = await aVariety(db(), shirt, { stock: 2 });
    const piece = { category: 'barang', nama: 'Kopi Gayo', productId: coffee.id, varietyId: null, qty: 1 };
    const ofRed = { ...piece, nama: 'Kemeja', productId: shirt.id, varietyId: red.id };
    const take = (...holders: (typeof piece | typeof ofRed)[]) =>
      db().transaction((tx) => takeStock(tx, store.id, holders));
    await expect(take({ ...piece, qty: 11 })).rejects.toThrow('Maaf, stok "Kopi Gayo" tersisa 10');
    await expect(take(piece, { ...ofRed, qty: 3 })).rejects.toThrow('Maaf, stok "Kemeja" tersisa 2');
    const elsewhere = await aShop(db());
    await expect(take(piece, { ...piece, productId: elsewhere.product.id })).rejects.toThrow(
      'Maaf, stok "Kopi Gayo" sudah habis',
    );
    const [row] = await db().select().from(products).where(eq(products.id, coffee.id));
    expect(row?.stock).toBe(10);
  });

  it('goes back to the stock of its combination when the time is up, once', async () => {
    const shop = await aShop(db());
    const product = await aProduct(db(), shop.store.id, { enableVariations: 1, stock: 10 });
    const red = await aVariety(db(), product, { stock: 5 });
    const blue = await aVariety(db(), product, { stock: 5, position: 2 });
    const stocks = async () => {
      const varieties = await db()
        .select({ id: priceVarieties.id, stock: priceVarieties.stock })
        .from(priceVarieties)
        .where(eq(priceVarieties.productId, product.id));
      const [whole] = await db().select().from(products).where(eq(products.id, product.id));
      const of = ({ id }: { id: number }) => varieties.find((variety) => variety.id === id)?.stock;
      return { red: of(red), blue: of(blue), product: whole?.stock };
    };
    const id = await placed(api.app, shop, { products: [{ id: product.id, variety_id: red.id, qty: 3 }] });
    expect(await stocks()).toEqual({ red: 2, blue: 5, product: 10 });
    const { expiresAt } = await orderRow(db(), id);
    api.clock.time = new Date((expiresAt?.getTime() ?? 0) - 1);
    expect(await shown(id)).toMatchObject({ status: 'UNPAID' });
    api.clock.advance(1);
    expect(await shown(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await shown(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await stocks()).toEqual({ red: 5, blue: 5, product: 10 });
  });
});
