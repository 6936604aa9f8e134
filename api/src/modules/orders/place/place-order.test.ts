import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { accepted, refused, type Outcome } from '../../../lib/refusal.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { testApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, orderRow, placed } from '../../../testing/orders-over-http.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder, type Placing } from './place-order.ts';

const KEY = 'sekali';
const headers = { 'idempotency-key': KEY };
const never = () => {
  throw new Error('the order was placed twice');
};
const deps = {
  payments: { open: never, charge: never },
  mails: { write: never, placedIn: () => Promise.resolve(never), wake: never },
  queue: createOrderQueue({ atOnce: 1, waitMs: 600_000 }),
  orderPlaced: never,
  storeChanged: never,
};

/** Writes another order with the content and the key of one. */
async function writeAgain(tx: Transaction, publicId: string): Promise<void> {
  const other = JSON.stringify({
    id: 1_000_000,
    public_id: `${publicId}x`,
    invoice: 'INV-X',
    status: 'EXPIRED',
  });
  await tx.execute(sql`
    insert into ${orders} select (jsonb_populate_record(o, ${other}::jsonb)).*
    from ${orders} o where public_id = ${publicId}`);
}

onEveryDatabase('two clicks with one key', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  /** A second click that looks for its order before the first one commits; `outcome` is what its checks find after. */
  async function secondClick(
    username: string,
    publicId: string,
    outcome: (store: StoreRow) => Outcome<Placing>,
  ) {
    const first = await orderRow(db(), publicId);
    const keep = (idempotencyKey: string | null) =>
      db().update(orders).set({ idempotencyKey }).where(eq(orders.publicId, publicId));
    await keep(null);
    const attempt = { username, userId: null, idempotencyKey: KEY, fingerprint: first.idempotencyHash ?? '' };
    const answer = await placeOrder({ db: db(), ...deps }, attempt, async (store) => {
      if (!store) throw new Error('no store');
      await keep(KEY);
      return outcome(store);
    });
    return answer.ok ? answer.data.publicId : answer;
  }

  const order = async () => {
    const shop = await aShop(db());
    const id = await placed(app, shop, {}, headers);
    return { id, click: secondClick.bind(null, shop.store.username, id) };
  };

  it('the second one answers the first order, though nothing is left for it', async () => {
    const { id, click } = await order();
    expect(await click(() => refused(409, 'Stok sudah habis'))).toBe(id);
  });

  it('the second one answers the first order, though enough is left for two', async () => {
    const { id, click } = await order();
    const written: number[] = [];
    const take = async (tx: Transaction, number: number) => {
      written.push(number);
      await writeAgain(tx, id);
      return never();
    };
    expect(await click((store) => accepted({ store, take }))).toBe(id);
    expect(written).toHaveLength(1);
  });
});
