import type { EventTransaction } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { ClosedBanner } from '@lapak/ordering/payment/closed-banner';

interface ClosedOrderProps {
  username: string;
  order: EventTransaction;
}

/** An order that cannot be paid any more: link to the event, or to the store after a rejection. */
export function ClosedOrder({ username, order }: ClosedOrderProps) {
  const isRejected = order.status === 'REJECTED';
  return (
    <ClosedBanner
      status={isRejected ? 'REJECTED' : 'EXPIRED'}
      invoice={order.invoice}
      reason={order.reject_reason}
      action={
        isRejected ? (
          <PageLink className={buttonClass({ variant: 'secondary' })} to={paths.home(username)}>
            Kembali ke toko
          </PageLink>
        ) : (
          <PageLink className={buttonClass()} to={paths.event(username, order.event.id)}>
            Ulangi Transaksi
          </PageLink>
        )
      }
    />
  );
}
