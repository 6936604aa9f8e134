import type { OrderKinds } from '../modules/orders/order-kind.ts';
import { ticketOrders } from '../modules/orders/tickets/ticket-orders.ts';
import { goodsOrders } from '../modules/orders/goods/goods-orders.ts';

/** Every kind of order that there is; what serves all of them gets this table. */
export const orderKinds: OrderKinds = { order: goodsOrders, event: ticketOrders };
