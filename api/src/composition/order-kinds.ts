import type { OrderKinds } from '../ordering/order-kind.ts';
import { ticketOrders } from '../modules/event-transaction/ticket-orders.ts';
import { goodsOrders } from '../modules/transaction/goods-orders.ts';

/** Every kind of order that there is; what serves all of them gets this table. */
export const orderKinds: OrderKinds = { order: goodsOrders, event: ticketOrders };
