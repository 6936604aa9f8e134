import { randomBytes } from 'node:crypto';
import type { OrderKind } from '../db/schema/orders.ts';
import type { Services } from '../services.ts';
import { createCheckoutService, type CheckoutService } from '../modules/checkout/checkout-service.ts';
import { createOrderMails } from '../modules/orders/mail/order-mails.ts';
import type { OrderMails } from '../modules/orders/mail/order-notification.ts';
import { createReceivedGoods, type ReceivedGoods } from '../modules/orders/goods/received-goods.ts';
import type { OrderRow } from '../modules/orders/order.ts';
import { createOrderService, type OrderService } from '../modules/orders/order-service.ts';
import { createTicketCheckout, type TicketCheckout } from '../modules/orders/tickets/event-checkout.ts';
import type { PaymentProvider } from '../modules/orders/pay/payment-provider.ts';
import { createPaymentProviders } from '../modules/orders/pay/payment-providers.ts';
import { createPaymentService, type PaymentService } from '../modules/orders/pay/payment-service.ts';
import { sandboxProvider, type SandboxProvider } from '../modules/orders/pay/sandbox-provider.ts';
import {
  createPlacedOrderService,
  type PlacedOrderService,
} from '../modules/orders/place/placed-order-service.ts';
import { traitsOf } from '../modules/store/store-traits.ts';
import { createCourierProvider } from './rajaongkir.ts';
import { createParcelTracking, type ParcelTracking } from '../modules/shipping/parcel-tracking.ts';
import { createShippingService, type ShippingService } from '../modules/shipping/shipping-service.ts';
import { expireDue } from '../modules/orders/expiry.ts';
import { createOrderQueue } from '../modules/orders/place/order-queue.ts';
import { createSealing } from '../lib/sealing.ts';
import { safeError } from '../lib/safe-error.ts';

/** Everything around an order, for the routes, the operator and the tests. */
export interface OrderServices {
  checkout: CheckoutService;
  payments: PaymentService;
  ticketCheckout: TicketCheckout;
  orders: OrderService;
  receivedGoods: ReceivedGoods;
  /** Only where the shop is being tried. */
  sandbox: SandboxProvider | null;
  placedOrders: PlacedOrderService;
  /** Prices parcels; what a shopper is shown and what an order is checked by are of one. */
  shipping: ShippingService;
  parcels: ParcelTracking;
  mails: OrderMails;
  /** Ends every overdue order. */
  expire(): Promise<void>;
}

type OrderServicesDeps = Pick<Services, 'db' | 'clock' | 'storage' | 'log' | 'config'> & {
  mails: Pick<Services['mails'], 'write' | 'wake'>;
  storeEvents: Pick<Services['storeEvents'], 'storeChanged' | 'ordersChanged'>;
};

const PUBLISH_EVERY_MS = 1_000;

/**
 * Wires the services of orders together.
 * @param onPlaced counts an order; no personal data
 * @param own collects payments; without it the sandbox does while the shop is tried, and nobody afterwards
 */
export function createOrderServices(
  services: OrderServicesDeps,
  onPlaced: (kind: OrderKind) => void,
  own?: PaymentProvider,
): OrderServices {
  const { db, clock, storage, log, config } = services;
  const { storeChanged, ordersChanged } = services.storeEvents;
  const courier = createCourierProvider(db, config);
  const shipping = createShippingService({ db, clock, log, provider: courier });
  const mails = createOrderMails({ ...config, mails: services.mails });
  const sandbox = config.trial
    ? sandboxProvider(config.sandboxSecret ?? randomBytes(32).toString('hex'))
    : null;
  const payments = createPaymentService({
    ...{ db, clock, log, mails, publicUrl: config.publicUrl },
    providers: createPaymentProviders({
      ...{ db, clock, midtransUrl: config.midtransUrl },
      forAll: own ?? sandbox,
      sealing: config.sealingKeys.length > 0 ? createSealing(config.sealingKeys) : null,
    }),
    ...{ storeChanged, ordersChanged },
  });
  const after = { db, clock, storage, mails, storeChanged, ordersChanged };
  const placing = {
    ...after,
    payments,
    queue: createOrderQueue(config.orderQueue),
    orderLifetimeMs: config.orderLifetimeMs,
    holdLimitFactor: config.holdLimitFactor,
    orderPlaced({ kind, storeId }: Pick<OrderRow, 'kind' | 'storeId'>) {
      onPlaced(kind);
      ordersChanged(storeId, 'placed');
    },
  };
  return {
    mails,
    checkout: createCheckoutService({
      ...placing,
      shippingOptions: async (request) => (await shipping.prices(request)).options,
      traitsOf: (store) => traitsOf(store, config),
    }),
    ticketCheckout: createTicketCheckout(placing),
    payments,
    sandbox,
    shipping,
    parcels: createParcelTracking({ db, clock, log, provider: courier }),
    placedOrders: createPlacedOrderService({ db, clock, storeChanged }),
    orders: createOrderService(after),
    receivedGoods: createReceivedGoods(after),
    async expire() {
      const stores = new Set<number>();
      // Dropping what is kept of a store after each of many batches would keep it from being kept at all.
      let publishedAt = performance.now();
      const publish = () => {
        for (const storeId of stores) storeChanged(storeId);
        stores.clear();
        publishedAt = performance.now();
      };
      const { count, failures } = await expireDue(db, clock.now(), (storeId) => {
        stores.add(storeId);
        if (performance.now() - publishedAt > PUBLISH_EVERY_MS) publish();
      }).finally(publish);
      for (const { key, error } of failures)
        log.error({ ...key, err: safeError(error) }, 'order not expired');
      if (count > 0) log.info({ count }, 'orders expired');
    },
  };
}
