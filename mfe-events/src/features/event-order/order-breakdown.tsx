import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import { OrderAmounts } from '@lapak/ordering/order/order-amounts';
import { kindsOfTickets } from './ticket-kinds.ts';

/**
 * Price details of an order of tickets: the tickets' price is the total without the unique code and the admin fee
 * (spec 3 §9).
 */
export function OrderBreakdown({ order }: { order: EventTransaction }) {
  const pieces = kindsOfTickets(order.tickets).reduce((sum, { qty }) => sum + qty, 0);
  const ordered = {
    label: `Harga Tiket (${formatThousands(pieces)} tiket)`,
    value: formatPrice(order.total_tickets),
  };
  return <OrderAmounts ordered={ordered} order={order} total={formatPrice(order.total)} />;
}
