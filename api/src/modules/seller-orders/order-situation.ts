import { sql } from 'drizzle-orm';
import type { OrderFilter, OrderStep } from '@lapak/contracts/api/seller-order';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../orders/order.ts';
import { deliveryTransitions, paymentTransitions } from '../orders/order-status.ts';

/** Which list an order is in besides `all`: what is to be done with it. */
export const filterOfOrder = sql<Exclude<OrderFilter, 'all'>>`case
  when ${orders.status} = 'CONFIRMED' then 'proof'
  when ${orders.status} = 'UNPAID' then 'unpaid'
  when ${orders.status} in ('EXPIRED', 'REJECTED') then 'ended'
  when ${orders.status} = 'SELESAI' or ${orders.statusPengiriman} = 'SELESAI' or ${orders.kind} = 'event' then 'done'
  when ${orders.statusPengiriman} = 'BELUM DIKIRIM' then 'pack'
  when ${orders.statusPengiriman} = 'DIPACKING' then 'packed'
  else 'sent' end`;

type Situation = Pick<OrderRow, 'status' | 'statusPengiriman' | 'kind'>;

const canDeliver = ({ status, statusPengiriman, kind }: Situation, step: 'pack' | 'ship'): boolean =>
  status === 'PAID' && kind !== 'event' && deliveryTransitions[step].from.includes(statusPengiriman);

const possible: Readonly<Record<OrderStep, (order: Situation) => boolean>> = {
  confirm: ({ status }) => paymentTransitions.confirm.from.includes(status),
  reject: ({ status }) => paymentTransitions.reject.from.includes(status),
  pack: (order) => canDeliver(order, 'pack'),
  ship: (order) => canDeliver(order, 'ship'),
  correct: ({ status, statusPengiriman, kind }) =>
    status === 'PAID' && statusPengiriman === 'DIKIRIM' && kind === 'barang',
  note: () => true,
};

/** The steps that an order's status allows, in the order of their buttons. */
export const stepsOf = (order: Situation): OrderStep[] =>
  (Object.keys(possible) as OrderStep[]).filter((step) => possible[step](order));
