import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { isAutomatic } from '@lapak/domain/payment-guide';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { ClosedBanner } from '@lapak/ordering/payment/closed-banner';
import { PaymentPanel } from '@lapak/ordering/payment/payment-panel';
import { TermsNotice } from '@lapak/ordering/payment/terms-notice';
import { ActionBar } from '@lapak/ui/action-bar';
import { OrderPage } from '@lapak/ordering/order/order-page';
import { formatDateLong } from '@lapak/domain/dates';
import { AskSellerLink } from '@lapak/ordering/chat/ask-seller-link';
import { OrderSections } from '../../features/order/order-sections.tsx';
import type { FoundOrder } from '../../features/order/use-order.ts';
import styles from './checkout-detail.module.css';
import { OrderAgain } from './order-again.tsx';

interface CheckoutDetailViewProps extends FoundOrder {
  username: string;
}

/** How to pay an order comes first; the greeting leads over to its details. */
export function CheckoutDetailView({ username, order, setting, dateServer }: CheckoutDetailViewProps) {
  const isUnpaid = order.status === 'UNPAID';
  return (
    <>
      <OrderPage
        username={username}
        storeName={setting.nama_toko}
        store={setting}
        main={
          isUnpaid ? (
            <>
              <PaymentPanel
                username={username}
                checkout="order"
                order={order}
                dateServer={dateServer}
                isHidden={setting.is_hidden}
              />
              <section className={styles.greeting}>
                <h2 className={styles.hello}>{`Halo, ${order.nama}`}</h2>
                <p>{`Terima kasih sudah berbelanja di ${setting.nama_toko}.`}</p>
                <p className={styles.orderInfo}>
                  Pesanan <strong>{order.invoice}</strong>
                  <span>{`, ${formatDateLong(order.created_at)}`}</span>
                </p>
              </section>
            </>
          ) : (
            <ClosedBanner
              username={username}
              order={order}
              orderAgain={<OrderAgain username={username} order={order} />}
            />
          )
        }
        side={
          <>
            <OrderSections order={order} setting={setting} />
            {isUnpaid && <TermsNotice />}
          </>
        }
        isSideSticky
      />
      <ActionBar label="Tindakan pembayaran">
        <AskSellerLink
          order={order}
          subject={order.is_jasa === 1 ? 'pesanan jasa' : 'pesanan'}
          setting={setting}
        />
        {isUnpaid && !isPaidInCash(order) && (
          <PageLink
            className={buttonClass({ variant: isAutomatic(order.payment_method) ? 'secondary' : 'primary' })}
            to={paths.confirmPayment(username, order.id)}
          >
            Konfirmasi pembayaran
          </PageLink>
        )}
      </ActionBar>
    </>
  );
}
