import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatDateLong } from '@lapak/ui/dates';
import { messages } from '@lapak/domain/messages';
import { icons } from '@lapak/ui/icons';
import { StatusHero } from '@lapak/ordering/order/status-hero';

/** Whether the tickets are issued, or the next step. */
export function EventStatusHero({ order }: { order: EventTransaction }) {
  const isWaiting = order.status === 'CONFIRMED';
  return (
    <StatusHero
      icon={isWaiting ? icons.clock : icons.checkCircle}
      headline={isWaiting ? 'Pembayaran sedang diperiksa' : 'Pembayaran diterima'}
      status={order.status}
      isWaiting={isWaiting}
      note={isWaiting ? messages.transactionConfirmed : undefined}
      invoice={order.invoice}
      date={formatDateLong(order.created_at)}
    />
  );
}
