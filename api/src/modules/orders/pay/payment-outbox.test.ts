import { eq } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentMoney } from '../../../db/schema/payments.ts';
import { anAccount } from '../../../testing/a-store.ts';
import { anInput } from '../../../testing/checkout-builders.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop } from '../../../testing/orders-over-http.ts';
import { simulatedProvider } from '../../../testing/simulated-provider.ts';
import { orderServices } from '../../../testing/test-order-services.ts';
import type { OrderRow } from '../order.ts';
import { applyPaymentStep } from '../order-steps.ts';
import { paymentOfOrder } from './order-payment.ts';

const MINUTE_MS = 60_000;

onEveryDatabase('What is asked of a payment provider', (database) => {
  const db = () => database().db;
  const caller = { userId: null, idempotencyKey: null };

  async function aSale() {
    const simulated = simulatedProvider();
    const services = await orderServices(db(), simulated.provider);
    const shop = await aShop(db());
    await db().update(products).set({ stock: 1_000 }).where(eq(products.id, shop.product.id));
    const va = await anAccount(db(), shop.store.id, { group: 'va', typeOfPayment: 'otomatis' });
    const place = async () => {
      const placed = await services.checkout.checkout(
        anInput({
          username: shop.store.username,
          payment_method: va.id,
          products: [{ id: shop.product.id, qty: 1 }],
          ...{ expedisi: null, district_id: null },
        }),
        caller,
      );
      if (!placed.ok) throw new Error(placed.info);
      return placed.data;
    };
    const paymentOf = async (order: OrderRow) => {
      const payment = await paymentOfOrder(db(), order);
      if (!payment) throw new Error('no payment');
      return payment;
    };
    const statusOf = async (order: OrderRow) => {
      const [row] = await db().select({ status: orders.status }).from(orders).where(eq(orders.id, order.id));
      return row?.status;
    };
    const moneyOf = (order: OrderRow) =>
      db().select().from(paymentMoney).where(eq(paymentMoney.orderId, order.id));
    const later = async (ms: number) => {
      services.clock.advance(ms);
      await services.payments.sweep();
    };
    return { ...services, ...simulated, place, paymentOf, statusOf, moneyOf, later };
  }
  type Sale = Awaited<ReturnType<typeof aSale>>;
  const end = async ({ clock }: Sale, order: OrderRow, step: 'cancel' | 'reject' | 'confirm') => {
    await db().transaction((tx) => applyPaymentStep(tx, order, step, clock.now()));
  };

  it('is a charge, once the order is committed', async () => {
    const { place, paymentOf, charged } = await aSale();
    const order = await place();
    const payment = await paymentOf(order);
    expect(payment).toMatchObject({ status: 'PENDING', task: 'look', paymentCode: `88${payment.reference}` });
    expect(charged.get(payment.reference)).toMatchObject({
      ...{ amount: order.total, invoice: order.invoice, deadline: order.expiresAt },
      buyer: { name: order.nama, email: order.email, phone: order.handphone },
    });
  });

  it.each(['down', 'hanging'] as const)(
    'does not hold up a checkout while the provider is %s, and is charged when it is back',
    async (behaviour) => {
      const { place, paymentOf, simulation, later, asked, statusOf } = await aSale();
      simulation.behaviour = behaviour;
      const begun = performance.now();
      const order = await place();
      // Loose: a busy machine takes its time for the order itself.
      expect(performance.now() - begun).toBeLessThan(5_000);
      expect(await paymentOf(order)).toMatchObject({ status: 'QUEUED', paymentCode: null });
      simulation.behaviour = 'normal';
      // What hangs holds its lease; nobody else asks meanwhile.
      await later(0);
      expect(asked.charge).toBe(1);
      await later(MINUTE_MS);
      expect(await paymentOf(order)).toMatchObject({ status: 'PENDING', paymentCode: expect.any(String) });
      expect(await statusOf(order)).toBe('UNPAID');
    },
  );

  it('is asked again under the same name when the answer was lost', async () => {
    const { place, paymentOf, simulation, later, charged } = await aSale();
    simulation.behaviour = 'lost';
    const order = await place();
    expect(await paymentOf(order)).toMatchObject({ status: 'QUEUED', lastError: 'the answer was lost' });
    simulation.behaviour = 'normal';
    await later(MINUTE_MS);
    const { reference, status } = await paymentOf(order);
    expect({ status, charged: [...charged.keys()] }).toEqual({ status: 'PENDING', charged: [reference] });
  });

  it('ends the order, which gives back what it held, when the provider refuses', async () => {
    const { place, paymentOf, simulation, statusOf, later, asked } = await aSale();
    simulation.behaviour = 'refusing';
    const order = await place();
    expect(await statusOf(order)).toBe('REJECTED');
    expect(await paymentOf(order)).toMatchObject({ status: 'CLOSED', task: null });
    const [row] = await db().select().from(orders).where(eq(orders.id, order.id));
    expect(row?.rejectReason).toMatch(/metode pembayaran lain/);
    expect(row?.returnedAt).not.toBeNull();
    await later(60 * MINUTE_MS);
    expect(asked).toEqual({ charge: 1, status: 0, cancel: 0 });
  });

  it('is whether it was paid, when no message comes: after 2, 10, 30 and 90 minutes', async () => {
    const { place, later, asked, charged, pay, statusOf, paymentOf } = await aSale();
    const order = await place();
    const seen: number[] = [];
    for (let minute = 1; minute <= 100; minute += 1) {
      const before = asked.status;
      await later(MINUTE_MS);
      if (asked.status > before) seen.push(minute);
      if (minute === 89) for (const reference of charged.keys()) pay(reference);
    }
    expect(seen).toEqual([2, 10, 30, 90]);
    expect(await statusOf(order)).toBe('PAID');
    expect(await paymentOf(order)).toMatchObject({ status: 'PAID', task: null });
  });

  it.each(['cancel', 'reject', 'confirm'] as const)(
    'is to take no more money after the step %s of its order',
    async (step) => {
      const sale = await aSale();
      const order = await sale.place();
      const { reference } = await sale.paymentOf(order);
      await end(sale, order, step);
      await sale.later(0);
      expect([...sale.cancelled]).toEqual([reference]);
      expect(sale.pay(reference)).toBeNull();
      expect(await sale.paymentOf(order)).toMatchObject({ status: 'CLOSED', task: null });
    },
  );

  it('is cancelled again until the provider answers, and money that came before is kept', async () => {
    const sale = await aSale();
    const order = await sale.place();
    const { reference } = await sale.paymentOf(order);
    sale.simulation.behaviour = 'down';
    await end(sale, order, 'cancel');
    await sale.later(0);
    expect(await sale.paymentOf(order)).toMatchObject({ status: 'CLOSED', task: 'cancel' });
    sale.pay(reference);
    sale.simulation.behaviour = 'normal';
    await sale.later(10 * MINUTE_MS);
    expect(await sale.paymentOf(order)).toMatchObject({ status: 'CLOSED', task: null });
    expect(await sale.statusOf(order)).toBe('EXPIRED');
    expect(await sale.moneyOf(order)).toMatchObject([
      { kind: 'received', amount: order.total, flag: 'late' },
    ]);
  });

  it('is cancelled, too, when its order ended while it was charged', async () => {
    const sale = await aSale();
    sale.simulation.behaviour = 'down';
    const order = await sale.place();
    const { reference } = await sale.paymentOf(order);
    sale.simulation.behaviour = 'normal';
    // The order ends between the charge and its answer.
    const { charge } = sale.provider;
    sale.provider.charge = async (request, signal) => {
      const answer = await charge(request, signal);
      await end(sale, order, 'cancel');
      return answer;
    };
    await sale.later(MINUTE_MS);
    expect([...sale.cancelled]).toEqual([reference]);
    expect(await sale.paymentOf(order)).toMatchObject({ status: 'CLOSED', task: null });
  });

  it('is asked by one of many processes', async () => {
    const sale = await aSale();
    sale.simulation.behaviour = 'down';
    const placed = [await sale.place(), await sale.place(), await sale.place()];
    sale.simulation.behaviour = 'normal';
    sale.clock.advance(MINUTE_MS);
    const before = sale.asked.charge;
    await Promise.all([1, 2, 3, 4].map(() => sale.payments.sweep()));
    expect(sale.asked.charge - before).toBe(placed.length);
  });

  it('is asked by another process when one has ended in the middle', async () => {
    const sale = await aSale();
    sale.simulation.behaviour = 'hanging';
    const order = await sale.place();
    const next = await orderServices(db(), sale.provider);
    sale.simulation.behaviour = 'normal';
    next.clock.time = sale.clock.now();
    await next.payments.sweep();
    expect(sale.asked.charge).toBe(1);
    next.clock.advance(MINUTE_MS);
    await next.payments.sweep();
    expect(await sale.paymentOf(order)).toMatchObject({ status: 'PENDING' });
  });
});
