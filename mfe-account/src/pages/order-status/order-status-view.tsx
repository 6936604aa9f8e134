import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { formatRupiah } from '@lapak/domain/rupiah';
import { StickyBar } from '@lapak/ui/sticky-bar';
import { Facts } from '@lapak/ui/facts';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import { CollapsibleSection } from '@lapak/ui/collapsible-section';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { StoreLink } from '../../components/store-link.tsx';
import { AskSellerButton } from '../../features/order/ask-seller-button.tsx';
import { breakdownRows, productCount } from '../../features/order/breakdown.ts';
import { buyerFacts } from '../../features/order/buyer-facts.ts';
import { OrderProducts } from '../../features/order/order-products.tsx';
import { PaymentMethodFacts } from './payment-method-facts.tsx';
import { ReceiveButton } from './receive-button.tsx';
import { ReviewAndProductLinks } from './review-and-product-links.tsx';
import { ShippingFacts } from './shipping-facts.tsx';
import { StatusHero } from './status-hero.tsx';
import styles from './order-status.module.css';

interface OrderStatusViewProps {
  username: string;
  order: Order;
  setting: OrderResponse['setting'];
}

export function OrderStatusView({ username, order, setting }: OrderStatusViewProps) {
  const isCollapsible = isNewerLayout(setting.theme_onlinestore);
  const isShipped = order.expedisi !== null || order.products.some((line) => line.category === 'barang');
  return (
    <>
      <div className={styles.page}>
        <StoreLink username={username} storeName={setting.nama_toko} logoUrl={setting.logo_url} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <StatusHero order={order} />
            <ReviewAndProductLinks username={username} order={order} />
            {isShipped && (
              <CollapsibleSection isCollapsible={isCollapsible} title="Pengiriman">
                <ShippingFacts order={order} />
              </CollapsibleSection>
            )}
            <CollapsibleSection
              isCollapsible={isCollapsible}
              title="Daftar Produk yang dibeli"
              aside={`${productCount(order)} produk`}
            >
              <OrderProducts lines={order.products} />
            </CollapsibleSection>
          </div>
          <div className={styles.column}>
            <CollapsibleSection isCollapsible={isCollapsible} title="Rincian Pembayaran">
              <Facts
                isAmounts
                facts={breakdownRows(order)}
                total={{ label: 'Total', value: formatRupiah(order.total) }}
              />
              <PaymentMethodFacts order={order} />
            </CollapsibleSection>
            <CollapsibleSection isCollapsible={isCollapsible} title="Data Pembeli">
              <Facts facts={buyerFacts(order, setting)} />
            </CollapsibleSection>
          </div>
        </div>
        <LapakFooter subscription={setting.subscription_status} showLogo={setting.show_logo} />
      </div>
      <StickyBar label="Tindakan pesanan" className={styles.actions}>
        <AskSellerButton order={order} setting={setting} />
        {order.status_pengiriman === 'DIKIRIM' && <ReceiveButton orderId={order.id} />}
      </StickyBar>
    </>
  );
}
