import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatPrice } from '@lapak/domain/rupiah';
import { Facts } from '@lapak/ui/facts';
import { breakdownRows } from './breakdown.ts';

/** What an order of tickets comes to, row by row. */
export function OrderBreakdown({ order }: { order: EventTransaction }) {
  return (
    <Facts
      isAmounts
      facts={breakdownRows(order)}
      total={{ label: 'Total', value: formatPrice(order.total) }}
    />
  );
}
