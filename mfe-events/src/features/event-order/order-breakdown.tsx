import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatPrice } from '@lapak/domain/rupiah';
import { Facts } from '@lapak/ui/facts';
import { breakdownRows } from './breakdown.ts';

/** Price details of an order of tickets. */
export function OrderBreakdown({ order }: { order: EventTransaction }) {
  return (
    <Facts
      isAmounts
      facts={breakdownRows(order)}
      total={{ label: 'Total', value: formatPrice(order.total) }}
    />
  );
}
