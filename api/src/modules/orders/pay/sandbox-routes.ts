import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { paths } from '@lapak/contracts/routes';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { stores } from '../../../db/schema/stores.ts';
import { hasPublicId } from '../../../lib/store-in-id.ts';
import { sendPlainPage } from '../../../lib/plain-page.ts';
import { openStatuses } from '../order-status.ts';
import { isOverdue, isPaid, type OrderRow } from '../order.ts';
import type { PaymentService } from './payment-service.ts';
import type { SandboxProvider } from './sandbox-provider.ts';
import { sandboxMissingPage, sandboxPage, type SandboxPayment } from './sandbox-page.ts';

export interface SandboxRoutesOptions {
  db: Database;
  clock: { now(): Date };
  payments: Pick<PaymentService, 'accept'>;
  sandbox: SandboxProvider;
}

const params = Type.Object({ reference: Type.String({ minLength: 1, maxLength: 100 }) });

function stateOf(order: OrderRow, now: Date): SandboxPayment['state'] {
  if (isPaid(order)) return 'paid';
  return openStatuses.includes(order.status) && !isOverdue(order, now) ? 'open' : 'closed';
}

/** The order's page in the shop: where it is paid, or what it has become. */
function orderPage(username: string, order: OrderRow): string {
  const { publicId, token } = order;
  if (token === null) {
    return isPaid(order) ? paths.orderStatus(username, publicId) : paths.checkoutDetail(username, publicId);
  }
  return isPaid(order)
    ? paths.eventTickets(username, publicId, token)
    : paths.eventCheckoutDetail(username, publicId, token);
}

/** The sandbox's own pages, outside `/api`: pressing pay sends the message that a payment was made. */
export const sandboxRoutes = (options: SandboxRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  async function paymentOf(reference: string): Promise<SandboxPayment | null> {
    const [found] = await options.db
      .select({ order: orders, payment: payments, store: stores })
      .from(payments)
      .innerJoin(stores, eq(stores.id, payments.storeId))
      .innerJoin(orders, and(eq(orders.storeId, payments.storeId), eq(orders.id, payments.orderId)))
      .where(and(hasPublicId(payments, payments.reference, reference), eq(payments.provider, 'sandbox')));
    if (!found) return null;
    const { order, payment, store } = found;
    return {
      invoice: order.invoice,
      storeName: store.namaToko,
      methodName: order.paymentAccount?.nama ?? '',
      amount: payment.amount,
      state: stateOf(order, options.clock.now()),
      expiresAt: order.expiresAt,
      orderUrl: orderPage(store.username, order),
    };
  }

  app.get('/sandbox/pay/:reference', { schema: { hide: true, params } }, async (request, reply) => {
    const payment = await paymentOf(request.params.reference);
    return payment
      ? sendPlainPage(reply, 200, sandboxPage(payment))
      : sendPlainPage(reply, 404, sandboxMissingPage());
  });

  app.post('/sandbox/pay/:reference', { schema: { hide: true, params } }, async (request, reply) => {
    const { reference } = request.params;
    const payment = await paymentOf(reference);
    if (!payment) return sendPlainPage(reply, 404, sandboxMissingPage());
    await options.payments.accept(options.sandbox.name, options.sandbox.callback(reference, payment.amount));
    return reply.redirect(`/sandbox/pay/${encodeURIComponent(reference)}`, 303);
  });
};
