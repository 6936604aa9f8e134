import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { isAutomatic } from '@lapak/domain/payment-guide';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { ActionBar } from '@lapak/ui/action-bar';
import { buttonClass } from '@lapak/ui/button';
import { AskSellerLink } from '@lapak/ordering/chat/ask-seller-link';
import { OrderPage } from '@lapak/ordering/order/order-page';
import { ClosedBanner } from '@lapak/ordering/payment/closed-banner';
import { PaymentPanel } from '@lapak/ordering/payment/payment-panel';
import { TermsNotice } from '@lapak/ordering/payment/terms-notice';
import type { FoundEventOrder } from '../../features/event-order/use-event-order.ts';
import { kindsOfTickets } from '../../features/event-order/ticket-kinds.ts';
import { selectionOf } from '../../features/event-sale/stored-selection.ts';
import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatDateLong } from '@lapak/domain/dates';
import { CollapsibleCard } from '@lapak/ui/collapsible-card';
import { OrderBreakdown } from '../../features/event-order/order-breakdown.tsx';
import { OrderedEvent } from '../../features/event-order/ordered-event.tsx';
import styles from './event-checkout-detail.module.css';

/** 'Detail Transaksi' (spec 3 §2): ordered tickets and price details. */
function OrderDetails({ order }: { order: EventTransaction }) {
  return (
    <CollapsibleCard title="Detail Transaksi" isOpenAtFirst>
      <div className={styles.details}>
        <p className={styles.orderInfo}>
          Pesanan <strong>{order.invoice}</strong>
          <span>{`, ${formatDateLong(order.created_at)}`}</span>
        </p>
        <OrderedEvent order={order} />
        <OrderBreakdown order={order} />
      </div>
    </CollapsibleCard>
  );
}

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
            <PaymentPanel
              username={username}
              checkout="event"
              order={order}
              dateServer={dateServer}
              isHidden={profile?.data.is_hidden}
            />
          ) : (
            <ClosedBanner
              username={username}
              order={order}
              orderAgain={
                <PageLink
                  className={buttonClass()}
                  to={paths.event(username, order.event.id)}
                  state={selectionOf(order.event.id, kindsOfTickets(order.tickets))}
                >
                  Ulangi Transaksi
                </PageLink>
              }
            />
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
      <ActionBar label="Tindakan pembayaran">
        {profile && <AskSellerLink order={order} subject="pesanan tiket" setting={profile.data} />}
        {isUnpaid && !isPaidInCash(order) && (
          <PageLink
            className={buttonClass({ variant: isAutomatic(order.payment_method) ? 'secondary' : 'primary' })}
            to={paths.eventConfirmPayment(username, order.id, order.token)}
          >
            Konfirmasi pembayaran
          </PageLink>
        )}
      </ActionBar>
    </>
  );
}
