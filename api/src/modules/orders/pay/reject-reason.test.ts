import { createOperator, type Operator } from '../../../operator/operator.ts';
import { aProduct } from '../../../testing/a-store.ts';
import { aShopper } from '../../../testing/a-shopper.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, placed, sendForm } from '../../../testing/orders-over-http.ts';

const reason = 'Jumlah <b>kurang</b> Rp5.000\nBukti & tanggal buram';

onEveryDatabase('The reason of a rejection', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;
  const operator = (): Operator => createOperator(api.app.services);
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await api.app.inject({ url, headers })).json<{ data: unknown }>().data;
  const noReason = expect.objectContaining({ reject_reason: null });
  const withReason = expect.objectContaining({ status: 'REJECTED', reject_reason: reason });

  it.each(['barang', 'digital_product', 'jasa'] as const)(
    'is on the page of an order of the kind %s, as the seller wrote it',
    async (category) => {
      const shop = await aShop(db());
      const product = await aProduct(db(), shop.store.id, { category });
      const bodyOfService = {
        username: shop.store.username,
        product_id: String(product.id),
        qty: '1',
        nama: 'Sari Dewi',
        handphone: '081234567890',
        email: 'sari@contoh.id',
        payment_method: String(shop.account.id),
      };
      const id =
        category === 'jasa'
          ? (await sendForm(api.app, '/api/checkout-jasa', bodyOfService)).json<{ data: { id: string } }>()
              .data.id
          : await placed(api.app, { ...shop, product });
      const url = `/api/transaction/${id}?username=${shop.store.username}`;
      expect(await read(url)).toEqual(noReason);
      expect(await operator().run({ command: 'reject', order: id, reason })).toMatchObject({ ok: true });
      expect(await read(url)).toEqual(withReason);
      const other = await aShop(db());
      const elsewhere = await api.app.inject(`/api/transaction/${id}?username=${other.store.username}`);
      expect(elsewhere.statusCode).toBe(404);
      expect(elsewhere.body).not.toContain('kurang');
    },
  );

  it('is on the page of an order of tickets, for those who have its token', async () => {
    const show = await aShow(db(), api.clock.now());
    const buyer = ticketBuyer(api);
    const order = await buyer.placed(show);
    await operator().run({ command: 'reject', order: order.id, reason });
    expect((await buyer.read(order)).json()).toMatchObject({ data: { reject_reason: reason } });
    const stranger = await buyer.read({ ...order, token: `${order.token}x` });
    expect(stranger.statusCode).toBe(404);
    expect(stranger.body).not.toContain('kurang');
  });

  it('is in the lists of the account that ordered', async () => {
    const { headers } = await aShopper(db(), api.clock.now());
    const show = await aShow(db(), api.clock.now());
    const tickets = await ticketBuyer(api).placed(show, {}, headers);
    const shop = await aShop(db());
    const goods = await placed(api.app, shop, {}, headers);
    for (const order of [tickets.id, goods]) await operator().run({ command: 'reject', order, reason });
    expect(await read('/api/transaction', headers)).toEqual([withReason]);
    expect(await read('/api/event/transaction', headers)).toEqual([withReason]);
  });

  it('is none when the seller gave only blanks', async () => {
    const shop = await aShop(db());
    const id = await placed(api.app, shop);
    expect(await operator().run({ command: 'reject', order: id, reason: ' \n ' })).toMatchObject({
      ok: true,
    });
    expect(await read(`/api/transaction/${id}`)).toEqual(noReason);
  });
});
