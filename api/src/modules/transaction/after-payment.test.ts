import { eq } from 'drizzle-orm';
import { priceVarieties, products } from '../../db/schema/catalogue.ts';
import { createOperator } from '../../operator/operator.ts';
import { aProduct, aVariety } from '../../testing/a-store.ts';
import { suiteApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aPicture, aShop, orderRow, placed, sendForm } from '../../testing/orders-over-http.ts';

const LINK = 'https://unduhan.contoh.id/buku';

interface ShownOrder {
  status: string;
  status_pengiriman: string;
  link: string | null;
  products: { product_link: string | null }[];
}

onEveryDatabase('What an order has taken or bought', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;

  const confirm = (order: string) => createOperator(api.app.services).run({ command: 'confirm', order });
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
      link: LINK,
      products: [{ product_link: LINK }],
    });
  });

  it('is not sent with the payment when something of it has to be sent', async () => {
    const shop = await aBookShop();
    const id = await placed(api.app, shop, {
      products: [
        { id: shop.book.id, qty: 1 },
        { id: shop.product.id, qty: 1 },
      ],
    });
    await confirm(id);
    expect(await shown(id)).toMatchObject({ status: 'PAID', status_pengiriman: 'BELUM DIKIRIM', link: LINK });
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
