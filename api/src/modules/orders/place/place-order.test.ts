import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/client.ts';
import { accepted, refused, type Outcome } from '../../../lib/refusal.ts';
import { storeOfPublicId } from '../../../lib/store-in-id.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { ticketOrders } from '../tickets/ticket-orders.ts';
import { goodsOrders } from '../goods/goods-orders.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { testApp, type testClock } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, placed } from '../../../testing/orders-over-http.ts';
import type { AnyOrder, OrderKind } from '../order-kind.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder, type Placing } from './place-order.ts';

const KEY = 'sekali';
const headers = { 'idempotency-key': KEY };
const never = () => {
  throw new Error('the order was placed twice');
};
const deps = {
  payments: { open: never, instruction: never },
  mails: { write: never, placedIn: () => Promise.resolve(never), wake: never },
  queue: createOrderQueue({ atOnce: 1, waitMs: 600_000 }),
  orderPlaced: never,
  storeChanged: never,
};

/** Writes another order with the content and the key of one. */
async function writeAgain(tx: Transaction, table: string, publicId: string): Promise<void> {
  const other = JSON.stringify({
    id: 1_000_000,
    public_id: `${publicId}x`,
    invoice: 'INV-X',
    token: 'X',
    status: 'EXPIRED',
  });
  const orders = sql.identifier(table);
  await tx.execute(sql`
    insert into ${orders} select (jsonb_populate_record(o, ${other}::jsonb)).*
    from ${orders} o where public_id = ${publicId}`);
}

onEveryDatabase('two clicks with one key', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, clock } = await testApp(database()));
  });
  afterAll(() => app.close());

  /** A second click that looks for its order before the first one commits; `outcome` is what its checks find after. */
  async function secondClick<Order extends AnyOrder>(
    kind: OrderKind<Order>,
    username: string,
    publicId: string,
    outcome: (store: StoreRow) => Outcome<Placing<Order>>,
  ) {
    const [first] = await kind.select(
      db(),
      and(eq(kind.columns.storeId, storeOfPublicId(publicId) ?? 0), sql`public_id = ${publicId}`),
    );
    if (!first) throw new Error('no order');
    const keep = (key: string | null) =>
      db().execute(
        sql`update ${sql.identifier(kind.table)} set idempotency_key = ${key} where public_id = ${publicId}`,
      );
    await keep(null);
    const attempt = { username, userId: null, idempotencyKey: KEY, fingerprint: first.idempotencyHash ?? '' };
    const answer = await placeOrder(kind, { db: db(), ...deps }, attempt, async (store) => {
      if (!store) throw new Error('no store');
      await keep(KEY);
      return outcome(store);
    });
    return answer.ok ? answer.data.publicId : answer;
  }

  const goods = async () => {
    const shop = await aShop(db());
    const id = await placed(app, shop, {}, headers);
    return { id, click: secondClick.bind(null, goodsOrders as OrderKind, shop.store.username, id) };
  };
  const tickets = async () => {
    const show = await aShow(db(), clock.now());
    const { id } = await ticketBuyer({ app }).placed(show, {}, headers);
    return { id, click: secondClick.bind(null, ticketOrders as OrderKind, show.store.username, id) };
  };

  describe.each([
    ['goods', 'orders', goods],
    ['tickets', 'event_orders', tickets],
  ] as const)('for %s', (_name, table, order) => {
    it('the second one answers the first order, though nothing is left for it', async () => {
      const { id, click } = await order();
      expect(await click(() => refused(409, 'Stok sudah habis'))).toBe(id);
    });

    it('the second one answers the first order, though enough is left for two', async () => {
      const { id, click } = await order();
      const written: number[] = [];
      const take = async (tx: Transaction, number: number) => {
        written.push(number);
        await writeAgain(tx, table, id);
        return never();
      };
      expect(await click((store) => accepted({ store, take }))).toBe(id);
      expect(written).toHaveLength(1);
    });
  });
});
