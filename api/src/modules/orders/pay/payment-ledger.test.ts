import { setImmediate as pause } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { products } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentMessages, paymentMoney } from '../../../db/schema/payments.ts';
import { anAccount } from '../../../testing/a-store.ts';
import { anInput } from '../../../testing/checkout-builders.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop } from '../../../testing/orders-over-http.ts';
import { simulatedProvider } from '../../../testing/simulated-provider.ts';
import { orderServices } from '../../../testing/test-order-services.ts';
import type { OrderRow } from '../order.ts';
import { paymentOfOrder } from './order-payment.ts';
import type { PaymentReport } from './payment-provider.ts';

type Said = Pick<PaymentReport, 'state' | 'transaction'> & { amount?: number; currency?: string };

const paid: Said = { state: 'paid', transaction: 'T1' };
const again: Said = { state: 'paid', transaction: 'T2' };
const tooLittle: Said = { state: 'paid', transaction: 'T3', amount: 1 };
const dollars: Said = { state: 'paid', transaction: 'T4', currency: 'USD' };
const pending: Said = { state: 'pending', transaction: 'T1' };
const denied: Said = { state: 'denied', transaction: 'T1' };
const expired: Said = { state: 'expired', transaction: 'T1' };
const refunded: Said = { state: 'refunded', transaction: 'T1', amount: 500 };

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((others) => [item, ...others]),
  );
}

onEveryDatabase('What a provider says of a payment', (database) => {
  const db = () => database().db;
  const caller = { userId: null, idempotencyKey: null };

  async function aSale() {
    const services = await orderServices(db(), simulatedProvider().provider);
    const shop = await aShop(db());
    await db().update(products).set({ stock: 1_000 }).where(eq(products.id, shop.product.id));
    const va = await anAccount(db(), shop.store.id, { group: 'va', typeOfPayment: 'otomatis' });
    const place = async () => {
      const placed = await services.checkout.checkout(
        anInput({
          ...{ username: shop.store.username, payment_method: va.id, expedisi: null, district_id: null },
          products: [{ id: shop.product.id, qty: 1 }],
        }),
        caller,
      );
      if (!placed.ok) throw new Error(placed.info);
      return placed.data;
    };
    /** Says something of an order. */
    const say = async (order: OrderRow, { amount, currency = 'IDR', ...said }: Said) => {
      const payment = await paymentOfOrder(db(), order);
      if (!payment) throw new Error('no payment');
      const { reference } = payment;
      const receipt = await services.payments.record({
        ...said,
        ...{ reference, currency, amount: amount ?? payment.amount },
      });
      return receipt.result;
    };
    /** What there is at the end, without the names of transactions that are alike. */
    const outcome = async (order: OrderRow) => {
      const [row] = await db().select().from(orders).where(eq(orders.id, order.id));
      const money = await db()
        .select()
        .from(paymentMoney)
        .where(eq(paymentMoney.orderId, order.id))
        .orderBy(asc(paymentMoney.id));
      return {
        order: row?.status,
        payment: (await paymentOfOrder(db(), order))?.status,
        money: money
          .map(({ kind, amount, currency, flag }) => `${kind} ${currency} ${amount} ${flag}`)
          .sort(),
      };
    };
    return { ...services, place, say, outcome };
  }

  it.each([
    ['paid', [pending, paid], { order: 'PAID', payment: 'PAID', flags: [null] }],
    ['paid twice', [paid, again], { order: 'PAID', payment: 'PAID', flags: [null, 'twice'] }],
    [
      'too little, then right',
      [tooLittle, paid],
      { order: 'PAID', payment: 'PAID', flags: ['amount', null] },
    ],
    ['another currency', [dollars], { order: 'UNPAID', payment: 'PENDING', flags: ['currency'] }],
    ['denied', [pending, denied], { order: 'UNPAID', payment: 'CLOSED', flags: [] }],
    ['expired there, and paid', [expired, paid], { order: 'PAID', payment: 'PAID', flags: [null] }],
    ['taken back by the bank', [paid, denied], { order: 'PAID', payment: 'PAID', flags: [null, 'reversed'] }],
    ['given back', [paid, refunded], { order: 'PAID', payment: 'PAID', flags: [null, 'refunded'] }],
    [
      'all of it',
      [paid, again, denied, refunded],
      { order: 'PAID', payment: 'PAID', flags: [null, 'twice', 'reversed', 'refunded'] },
    ],
  ] as const)('ends in the same in any order, and however often: %s', async (_what, messages, expected) => {
    const { place, say, outcome } = await aSale();
    const results = [];
    for (const order of permutations<Said>(messages)) {
      const placed = await place();
      for (const said of [...order, ...order]) await say(placed, said);
      results.push(await outcome(placed));
      await pause();
    }
    const [first] = results;
    for (const result of results) expect(result).toEqual(first);
    expect(first).toMatchObject({ order: expected.order, payment: expected.payment });
    const flags = first?.money.map((line) => line.split(' ').at(-1)).sort();
    expect(flags).toEqual(expected.flags.map(String).sort());
  });

  it('loses no money: the sum of the rows is what was sent', async () => {
    const { place, say } = await aSale();
    const said = fc.record({
      state: fc.constantFrom('paid' as const, 'pending' as const, 'expired' as const),
      transaction: fc.constantFrom('A', 'B', 'C'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 6 }), async (messages) => {
        const order = await place();
        for (const message of messages) await say(order, message);
        const rows = await db().select().from(paymentMoney).where(eq(paymentMoney.orderId, order.id));
        const sent = new Set(messages.filter(({ state }) => state === 'paid').map((m) => m.transaction));
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(sent.size * order.total);
        expect(rows.filter(({ flag }) => flag === null)).toHaveLength(Math.min(1, sent.size));
        await pause();
      }),
      { numRuns: 15 },
    );
  });

  it('is entered once, also when many say it at once', async () => {
    const { place, say, outcome } = await aSale();
    const order = await place();
    const results = await Promise.all(
      [paid, again, paid, again, denied, paid, denied, again].map((said) => say(order, said)),
    );
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    const { money } = await outcome(order);
    expect(money).toHaveLength(3);
    const kept = await db().select().from(paymentMessages).where(eq(paymentMessages.storeId, order.storeId));
    expect(kept).toHaveLength(3);
  });

  it('is kept and flagged when the order has ended, and does not open it', async () => {
    const { place, say, outcome, clock } = await aSale();
    const order = await place();
    clock.advance(25 * 3_600_000);
    expect(await say(order, paid)).toBe('flagged');
    expect(await say(order, paid)).toBe('known');
    expect(await outcome(order)).toEqual({
      ...{ order: 'EXPIRED', payment: 'CLOSED' },
      money: [`received IDR ${order.total} late`],
    });
  });
});
