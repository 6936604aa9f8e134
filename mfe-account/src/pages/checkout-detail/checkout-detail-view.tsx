import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { isAutomatic } from '@lapak/domain/payment-guide';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { ClosedBanner } from '@lapak/ordering/payment/closed-banner';
import { TermsNotice } from '@lapak/ordering/payment/terms-notice';
import { ActionBar } from '@lapak/ui/action-bar';
import { OrderPage } from '@lapak/ordering/order/order-page';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import { StoreLink } from '../../components/store-link.tsx';
import { AskSellerButton } from '../../features/order/ask-seller-button.tsx';
import { OrderSections } from '../../features/order/order-sections.tsx';
import { ClosedActions } from './closed-actions.tsx';
import { PaymentPanel } from './payment-panel.tsx';

interface CheckoutDetailViewProps {
  username: string;
  order: Order;
  setting: OrderResponse['setting'];
  /** The API's clock when the order was read. */
  dateServer: string;
}

export function CheckoutDetailView({ username, order, setting, dateServer }: CheckoutDetailViewProps) {
  const isUnpaid = order.status === 'UNPAID';
  return (
    <>
      <OrderPage
        top={<StoreLink username={username} storeName={setting.nama_toko} logoUrl={setting.logo_url} />}
        main={
          isUnpaid ? (
            <PaymentPanel
              username={username}
              order={order}
              storeName={setting.nama_toko}
              dateServer={dateServer}
            />
          ) : (
            <ClosedBanner
              status={order.status === 'REJECTED' ? 'REJECTED' : 'EXPIRED'}
              invoice={order.invoice}
              reason={order.reject_reason}
              action={<ClosedActions username={username} order={order} />}
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
        bottom={<LapakFooter subscription={setting.subscription_status} showLogo={setting.show_logo} />}
      />
      <ActionBar label="Tindakan pembayaran">
        <AskSellerButton order={order} setting={setting} />
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
