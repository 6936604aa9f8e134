import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { isAutomatic } from '@lapak/domain/payment-guide';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { ActionBar } from '@lapak/ui/action-bar';
import { buttonClass } from '@lapak/ui/button';
import { OrderPage } from '@lapak/ordering/order/order-page';
import { PaymentPanel } from '@lapak/ordering/payment/payment-panel';
import { TermsNotice } from '@lapak/ordering/payment/terms-notice';
import type { FoundEventOrder } from '../../features/event-order/use-event-order.ts';
import { ClosedOrder } from './closed-order.tsx';
import { OrderDetails } from './order-details.tsx';

interface EventCheckoutDetailViewProps extends FoundEventOrder {
  username: string;
}

export function EventCheckoutDetailView({ username, order, dateServer }: EventCheckoutDetailViewProps) {
  const { data: profile } = useGetStoreProfileQuery(username);
  const isUnpaid = order.status === 'UNPAID';
  return (
    <>
      <OrderPage
        username={username}
        storeName={order.toko.nama_toko}
        store={profile?.data}
        main={
          isUnpaid ? (
            <PaymentPanel username={username} checkout="event" order={order} dateServer={dateServer} />
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
