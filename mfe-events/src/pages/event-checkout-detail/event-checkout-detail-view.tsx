import type { EventTransaction } from '@lapak/contracts/api/event';
import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { isAutomatic } from '@lapak/domain/payment-guide';
import { PageLink } from '@lapak/runtime';
import { ActionBar } from '@lapak/ui/action-bar';
import { buttonClass } from '@lapak/ui/button';
import { TermsNotice } from '@lapak/ordering/payment/terms-notice';
import { EventOrderFrame } from '../../features/event-order/event-order-frame.tsx';
import { ClosedOrder } from './closed-order.tsx';
import { OrderDetails } from './order-details.tsx';
import { PaymentPanel } from './payment-panel.tsx';

interface EventCheckoutDetailViewProps {
  username: string;
  order: EventTransaction;
  /** The API's clock when the order was read. */
  dateServer: string;
}

export function EventCheckoutDetailView({ username, order, dateServer }: EventCheckoutDetailViewProps) {
  const isUnpaid = order.status === 'UNPAID';
  return (
    <>
      <EventOrderFrame
        username={username}
        storeName={order.toko.nama_toko}
        main={
          isUnpaid ? (
            <PaymentPanel username={username} order={order} dateServer={dateServer} />
          ) : (
            <ClosedOrder username={username} order={order} />
          )
        }
        side={
          <>
            <OrderDetails order={order} />
            {isUnpaid && <TermsNotice />}
          </>
        }
        isSideSticky
      />
      {isUnpaid && !isPaidInCash(order) && (
        <ActionBar label="Tindakan pembayaran">
          <PageLink
            className={buttonClass({ variant: isAutomatic(order.payment_method) ? 'secondary' : 'primary' })}
            to={paths.eventConfirmPayment(username, order.id, order.token)}
          >
            Konfirmasi pembayaran
          </PageLink>
        </ActionBar>
      )}
    </>
  );
}
