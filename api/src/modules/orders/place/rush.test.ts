import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orders } from '../../../db/schema/orders.ts';
import { anAccount } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { buyerOf } from '../../../testing/buyers.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { takeCodes } from '../../../testing/open-orders.ts';

/**
 * `RUSH=5000:3000` for the whole sale of the issue; smaller by default, with so many codes taken before that three digits
 * do not distinguish all orders.
 */
const [buyers = 150, quota = 120, taken = 930] = (process.env.RUSH?.concat(':0') ?? '')
  .split(':')
  .filter(Boolean)
  .map(Number);
const AT_ONCE = 100;
/** The whole sale takes longer than the preset allows. */
const LIMIT_MS = 900_000;
/** Buyers behind one network address, as carriers share them. */
const PER_ADDRESS = 100;

onEveryDatabase('a rush', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, clock } = await testApp(database(), { config: { holdLimitFactor: 1 } }));
  });
  afterAll(() => app.close());

  it(
    `of ${buyers} buyers for ${quota} tickets of one price sells them all`,
    async () => {
      const show = await aShow(db(), clock.now(), { quota, maxQty: 4 });
      const second = await anAccount(db(), show.store.id, { nama: 'Mandiri' });
      await takeCodes(db(), { storeId: show.store.id, base: show.ticket.harga, accountId: null, to: taken });
      const chosen = [null, show.account.id, second.id];
      const buy = (at: number) =>
        ticketBuyer({ app }).order(
          show,
          {
            tickets: [{ id: show.ticket.id, qty: 1 }],
            ...buyerOf(at),
            // Two of three choose no account, as most buyers of tickets do.
            payment_method_id: at % 3 === 0 ? chosen[(at / 3) % chosen.length] : null,
          },
          { 'idempotency-key': `the-key-of-buyer-${at}` },
          `10.0.${Math.floor(at / PER_ADDRESS / 250)}.${Math.floor(at / PER_ADDRESS) % 250}`,
        );
      const refusals: string[] = [];
      let next = 0;
      const lane = async () => {
        while (next < buyers) {
          const answer = await buy(next++);
          if (answer.statusCode !== 200) refusals.push(answer.json<{ info: string }>().info);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));

      expect(await show.soldNow()).toBe(quota);
      expect(new Set(refusals)).toEqual(new Set(['Maaf, tiket "Reguler" sudah habis']));
      expect(refusals).toHaveLength(buyers - quota);
      const open = await db().select().from(orders).where(eq(orders.eventId, show.event.id));
      expect(open).toHaveLength(quota);
      expect(open.filter(({ total }) => total <= show.ticket.harga + taken)).toEqual([]);
      expect(Math.max(...open.map(({ kodeUnik }) => kodeUnik ?? 0))).toBeGreaterThan(999);
      for (const account of [show.account, second]) {
        const asked = open.filter((order) => [null, account.id].includes(order.paymentAccountId));
        expect(new Set(asked.map(({ total }) => total)).size).toBe(asked.length);
      }
    },
    LIMIT_MS,
  );
});
