import type { EventTransaction } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { ClosedBanner } from '@lapak/ordering/payment/closed-banner';
import { kindsOfTickets } from '../../features/event-order/ticket-kinds.ts';
import { selectionOf } from '../../features/event-sale/stored-selection.ts';

interface ClosedOrderProps {
  username: string;
  order: EventTransaction;
}

/** An order that cannot be paid any more: its tickets are chosen again at the event, or a link to the store after a rejection. */
export function ClosedOrder({ username, order }: ClosedOrderProps) {
  const isRejected = order.status === 'REJECTED';
  return (
    <ClosedBanner
      order={order}
      action={
        isRejected ? (
          <PageLink className={buttonClass({ variant: 'secondary' })} to={paths.home(username)}>
            Kembali ke toko
          </PageLink>
        ) : (
          <PageLink
            className={buttonClass()}
            to={paths.event(username, order.event.id)}
            state={selectionOf(order.event.id, kindsOfTickets(order.tickets))}
          >
            Ulangi Transaksi
          </PageLink>
        )
      }
    />
  );
}
