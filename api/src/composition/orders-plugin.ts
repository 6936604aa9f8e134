import { randomBytes } from 'node:crypto';
import type { OrderResponse } from '@lapak/contracts/api/order';
import type { ProductCategory } from '@lapak/domain/cart-line';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { startSweep } from '../lib/sweep.ts';
import type { Services } from '../services.ts';
import { checkoutRoutes } from '../modules/checkout/checkout-routes.ts';
import { createCheckoutService, type CheckoutService } from '../modules/checkout/checkout-service.ts';
import { eventTransactionRoutes } from '../modules/event-transaction/event-transaction-routes.ts';
import {
  createEventTransactionService,
  type EventTransactionService,
} from '../modules/event-transaction/event-transaction-service.ts';
import { createOrderMails } from '../modules/order-mail/order-mails.ts';
import { createPaymentService, type PaymentService } from '../modules/payment/payment-service.ts';
import { paymentCallbackRoutes } from '../modules/payment/payment-callback-routes.ts';
import { sandboxProvider, type SandboxProvider } from '../modules/payment/sandbox-provider.ts';
import { sandboxRoutes } from '../modules/payment/sandbox-routes.ts';
import { placedOrderRoutes } from '../modules/placed-order/placed-order-routes.ts';
import {
  createPlacedOrderService,
  type PlacedOrderService,
} from '../modules/placed-order/placed-order-service.ts';
import type { StoreRow } from '../modules/store/store-repository.ts';
import { traitsOf, type TraitSettings } from '../modules/store/store-traits.ts';
import { settingView } from '../modules/store/store-view.ts';
import { createShippingService } from '../modules/shipping/shipping-service.ts';
import { expireDue } from '../ordering/expiry.ts';
import { orderKinds } from './order-kinds.ts';
import { transactionRoutes } from '../modules/transaction/transaction-routes.ts';
import {
  createTransactionService,
  type TransactionService,
} from '../modules/transaction/transaction-service.ts';

/** How often a server looks for orders whose time is up. */
const SWEEP_MS = 15_000;

/** Everything around an order, for the routes, the operator and the tests. */
export interface OrderServices {
  checkout: CheckoutService;
  payments: PaymentService;
  transactions: TransactionService;
  eventTransactions: EventTransactionService;
  /** Only where the shop is being tried. */
  sandbox: SandboxProvider | null;
  placedOrders: PlacedOrderService;
  /** Ends every order whose time is up. */
  expire(): Promise<void>;
}

/** Wires the services of orders together. @param onPlaced counts an order; no personal data */
export function createOrderServices(
  services: Services,
  onPlaced: (kind: ProductCategory | 'event') => void,
): OrderServices {
  const { db, clock, storage, log, config } = services;
  const { storeChanged } = services.storeEvents;
  const shipping = createShippingService(db);
  const mails = createOrderMails({ ...config, mails: services.mails, kinds: orderKinds });
  const sandbox = config.trial
    ? sandboxProvider(config.sandboxSecret ?? randomBytes(32).toString('hex'))
    : null;
  const payments = createPaymentService({
    db,
    clock,
    provider: sandbox,
    log,
    storeChanged,
    mails,
    kinds: orderKinds,
  });
  const checkout = createCheckoutService({
    db,
    clock,
    storage,
    payments,
    mails,
    storeChanged,
    shippingOptions: (request) => shipping.options(request),
    traitsOf: (store) => traitsOf(store, config.traits),
    orderLifetimeMs: config.orderLifetimeMs,
    holdLimitFactor: config.holdLimitFactor,
    orderPlaced: (order) => onPlaced(order.kind),
  });
  const eventTransactions = createEventTransactionService({
    db,
    clock,
    storage,
    payments,
    mails,
    storeChanged,
    orderLifetimeMs: config.orderLifetimeMs,
    holdLimitFactor: config.holdLimitFactor,
    orderPlaced: () => onPlaced('event'),
  });
  return {
    eventTransactions,
    checkout,
    payments,
    sandbox,
    placedOrders: createPlacedOrderService({ db, clock, storeChanged, kinds: orderKinds }),
    transactions: createTransactionService({ db, clock, storage, payments, mails, storeChanged }),
    async expire() {
      let expired = 0;
      for (const kind of Object.values(orderKinds)) {
        const { stores, count } = await expireDue(kind, db, clock.now());
        for (const storeId of stores) storeChanged(storeId);
        expired += count;
      }
      if (expired > 0) log.info({ count: expired }, 'orders expired');
    },
  };
}

const settingOf = (store: StoreRow, traits: TraitSettings): OrderResponse['setting'] => ({
  ...settingView(store, traits),
  theme_onlinestore: store.themeOnlinestore,
  subscription_status: store.subscriptionStatus,
  show_logo: store.showLogo,
});

/** Counts orders by what was bought. */
export function orderCounter(app: FastifyInstance): (kind: ProductCategory | 'event') => void {
  const counter = new Counter({
    name: 'lapak_orders_total',
    help: 'Orders placed',
    labelNames: ['kind'],
    registers: [app.metrics],
  });
  return (kind) => counter.inc({ kind });
}

/** The routes of checkouts, orders and the sandbox, and the sweep that ends orders whose time is up. */
export const ordersPlugin =
  ({ db, clock, config }: Services, orders: OrderServices) =>
  async (app: FastifyInstance) => {
    const { checkout, payments, sandbox, transactions, eventTransactions } = orders;
    const { traits, rateLimitFactor } = config;
    await app.register(checkoutRoutes({ checkout, rateLimitFactor }));
    await app.register(
      transactionRoutes({
        db,
        clock,
        transactions,
        rateLimitFactor,
        settingOf: (store) => settingOf(store, traits),
      }),
    );
    await app.register(placedOrderRoutes({ placedOrders: orders.placedOrders, rateLimitFactor }));
    await app.register(eventTransactionRoutes({ eventTransactions, clock, rateLimitFactor }));
    if (sandbox) {
      await app.register(sandboxRoutes({ db, clock, payments, sandbox }));
      await app.register(paymentCallbackRoutes({ provider: sandbox.name, payments }));
    }
    let stop: (() => Promise<void>) | null = null;
    app.addHook('onReady', async () => {
      stop = startSweep({ name: 'expiry', everyMs: SWEEP_MS, sweep: () => orders.expire(), log: app.log });
    });
    app.addHook('onClose', async () => stop?.());
  };
