import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { formatRupiah } from '@lapak/domain/rupiah';
import { ActionBar } from '@lapak/ui/action-bar';
import { OrderPage } from '@lapak/ordering/order/order-page';
import { Facts } from '@lapak/ui/facts';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import { CollapsibleSection } from '@lapak/ui/collapsible-section';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { StoreLink } from '../../components/store-link.tsx';
import { AskSellerButton } from '../../features/order/ask-seller-button.tsx';
import { breakdownRows, productCount } from '../../features/order/breakdown.ts';
import { buyerFacts } from '../../features/order/buyer-facts.ts';
import { OrderProducts } from '../../features/order/order-products.tsx';
import { PaidWith } from './paid-with.tsx';
import { ReceiveButton } from './receive-button.tsx';
import { ReviewLinks } from './review-links.tsx';
import { ShippingFacts } from './shipping-facts.tsx';
import { DownloadCard } from './download-card.tsx';
import { OrderStatusHero } from './order-status-hero.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useDownloads } from './use-downloads.ts';

interface OrderStatusViewProps {
  username: string;
  order: Order;
  setting: OrderResponse['setting'];
}

export function OrderStatusView({ username, order, setting }: OrderStatusViewProps) {
  const isCollapsible = isNewerLayout(setting.theme_onlinestore);
  const isShipped = order.expedisi !== null || order.products.some((line) => line.category === 'barang');
  const { downloads, rememberOpened, isWaitingForOpening } = useDownloads(order);
  const mayReceive = order.status_pengiriman === 'DIKIRIM' && !isWaitingForOpening;
  return (
    <>
      <OrderPage
        top={<StoreLink username={username} storeName={setting.nama_toko} logoUrl={setting.logo_url} />}
        main={
          <>
            <OrderStatusHero order={order} />
            <OrderTimeline order={order} />
            {downloads.length > 0 && <DownloadCard downloads={downloads} onOpen={rememberOpened} />}
            <ReviewLinks username={username} order={order} />
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
          </>
        }
        side={
          <>
            <CollapsibleSection isCollapsible={isCollapsible} title="Rincian Pembayaran">
              <Facts
                isAmounts
                facts={breakdownRows(order)}
                total={{ label: 'Total', value: formatRupiah(order.total) }}
              />
              <PaidWith order={order} />
            </CollapsibleSection>
            <CollapsibleSection isCollapsible={isCollapsible} title="Data Pembeli">
              <Facts facts={buyerFacts(order, setting)} />
            </CollapsibleSection>
          </>
        }
        bottom={<LapakFooter subscription={setting.subscription_status} showLogo={setting.show_logo} />}
      />
      <ActionBar label="Tindakan pesanan">
        <AskSellerButton order={order} setting={setting} />
        {mayReceive && <ReceiveButton username={username} orderId={order.id} />}
      </ActionBar>
    </>
  );
}
