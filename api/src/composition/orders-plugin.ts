import type { OrderResponse } from '@lapak/contracts/api/order';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { OrderKind } from '../db/schema/orders.ts';
import { startSweep } from '../lib/sweep.ts';
import { named } from '../plugins/named.ts';
import type { Services } from '../services.ts';
import { checkoutRoutes } from '../modules/checkout/checkout-routes.ts';
import { eventTransactionRoutes } from '../modules/orders/tickets/event-transaction-routes.ts';
import { paymentCallbackRoutes } from '../modules/orders/pay/payment-callback-routes.ts';
import { sandboxRoutes } from '../modules/orders/pay/sandbox-routes.ts';
import { placedOrderRoutes } from '../modules/orders/place/placed-order-routes.ts';
import type { StoreRow } from '../modules/store/store-repository.ts';
import type { TraitSettings } from '../modules/store/store-traits.ts';
import { settingView } from '../modules/store/store-view.ts';
import { transactionRoutes } from '../modules/orders/goods/transaction-routes.ts';
import type { OrderServices } from './order-services.ts';

/** How often a server looks for overdue orders. */
const SWEEP_MS = 15_000;
/** How often it looks for what is to be asked of a payment provider. */
const PAYMENTS_MS = 5_000;

const settingOf = (store: StoreRow, traits: TraitSettings): OrderResponse['setting'] => ({
  ...settingView(store, traits),
  theme_onlinestore: store.themeOnlinestore,
  subscription_status: store.subscriptionStatus,
  show_logo: store.showLogo,
});

/** Counts orders by what was bought. */
export function orderCounter(app: FastifyInstance): (kind: OrderKind) => void {
  const counter = new Counter({
    name: 'lapak_orders_total',
    help: 'Orders placed',
    labelNames: ['kind'],
    registers: [app.metrics],
  });
  return (kind) => counter.inc({ kind });
}

/** The routes of checkouts, orders and the sandbox, and the sweep that ends overdue orders. */
export const ordersPlugin =
  ({ db, clock, storage, config, mailLimits }: Services, orders: OrderServices) =>
  async (app: FastifyInstance) => {
    const { payments, sandbox } = orders;
    const { rateLimitFactor } = config;
    const deps = { ...orders, db, clock, storage, mailLimits, rateLimitFactor };
    await app.register(named('checkout', checkoutRoutes(deps)));
    await app.register(
      named('transaction', transactionRoutes({ ...deps, settingOf: (store) => settingOf(store, config) })),
    );
    await app.register(named('placed-order', placedOrderRoutes(deps)));
    await app.register(named('event-transaction', eventTransactionRoutes(deps)));
    if (sandbox) await app.register(named('sandbox', sandboxRoutes({ db, clock, payments, sandbox })));
    await app.register(named('payment-callback', paymentCallbackRoutes(payments)));
    const stops: (() => Promise<void>)[] = [];
    app.addHook('onReady', async () => {
      const { log } = app;
      stops.push(startSweep({ name: 'expiry', everyMs: SWEEP_MS, sweep: () => orders.expire(), log }));
      stops.push(startSweep({ name: 'payments', everyMs: PAYMENTS_MS, sweep: () => payments.sweep(), log }));
    });
    app.addHook('onClose', async () => {
      await Promise.all(stops.map((stop) => stop()));
      await payments.settled();
    });
  };
