import { ActionBar } from '@lapak/ui/action-bar';
import { OrderPage } from '@lapak/ordering/order/order-page';
import { PaidWith } from '@lapak/ordering/payment/paid-with';
import { Facts } from '@lapak/ui/facts';
import { CollapsibleSection } from '@lapak/ui/collapsible-section';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { AskSellerLink } from '@lapak/ordering/chat/ask-seller-link';
import { Breakdown, piecesText } from '../../features/order/breakdown.tsx';
import { buyerFacts } from '../../features/order/buyer-facts.ts';
import { OrderProducts } from '../../features/order/order-products.tsx';
import type { FoundOrder } from '../../features/order/use-order.ts';
import { ParcelWay } from './parcel-way.tsx';
import { ReceiveButton } from './receive-button.tsx';
import { ReviewLinks } from './review-links.tsx';
import { ShippingFacts } from './shipping-facts.tsx';
import { DownloadCard } from './download-card.tsx';
import { OrderStatusHero } from './order-status-hero.tsx';
import type { Order } from '@lapak/contracts/api/order';
import { formatDateShort, formatTime } from '@lapak/domain/dates';
import styles from './order-timeline.module.css';
import { timelineOf } from './timeline.ts';
import { useState } from 'react';
import { awaitsOpening, downloadsOf, type ProductDownload } from '../../features/order/downloads.ts';

/**
 * What of an order opens. What was opened on this page counts at once; the order has it when it is polled
 * next.
 */
function useDownloads(order: Order) {
  const [openedHere, setOpenedHere] = useState<ReadonlySet<number>>(new Set());
  return {
    downloads: downloadsOf(order),
    isWaitingForOpening: awaitsOpening(order, openedHere),
    rememberOpened: ({ place }: ProductDownload) => setOpenedHere((places) => new Set(places).add(place)),
  };
}

/** How far an order is, with the date of each step. */
function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className={styles.line} aria-label="Perjalanan pesanan">
      {timelineOf(order).map(({ label, isDone, at }) => (
        <li key={label} className={isDone ? styles.done : styles.open}>
          <span className={styles.label}>{label}</span>
          {at && <span className={styles.date}>{formatDateShort(at)}</span>}
          {at && <span className={styles.date}>{formatTime(at)}</span>}
          {!isDone && <span className={styles.date}>Belum</span>}
        </li>
      ))}
    </ol>
  );
}

interface OrderStatusViewProps extends Pick<FoundOrder, 'order' | 'setting'> {
  username: string;
}

export function OrderStatusView({ username, order, setting }: OrderStatusViewProps) {
  const isCollapsible = isNewerLayout(setting.theme_onlinestore);
  const isShipped = order.expedisi !== null || order.products.some((line) => line.category === 'barang');
  const { downloads, rememberOpened, isWaitingForOpening } = useDownloads(order);
  const mayReceive = order.status_pengiriman === 'DIKIRIM' && !isWaitingForOpening;
  return (
    <>
      <OrderPage
        username={username}
        storeName={setting.nama_toko}
        store={setting}
        main={
          <>
            <OrderStatusHero order={order} />
            <OrderTimeline order={order} />
            {downloads.length > 0 && <DownloadCard downloads={downloads} onOpen={rememberOpened} />}
            <ReviewLinks username={username} order={order} />
            {isShipped && (
              <CollapsibleSection isCollapsible={isCollapsible} title="Pengiriman">
                <ShippingFacts order={order} />
                <ParcelWay username={username} order={order} />
              </CollapsibleSection>
            )}
            <CollapsibleSection
              isCollapsible={isCollapsible}
              title="Daftar Produk yang dibeli"
              aside={piecesText(order)}
            >
              <OrderProducts lines={order.products} />
            </CollapsibleSection>
          </>
        }
        side={
          <>
            <CollapsibleSection isCollapsible={isCollapsible} title="Rincian Pembayaran">
              <Breakdown order={order} />
              <PaidWith order={order} />
            </CollapsibleSection>
            <CollapsibleSection isCollapsible={isCollapsible} title="Data Pembeli">
              <Facts facts={buyerFacts(order, setting)} />
            </CollapsibleSection>
          </>
        }
      />
      <ActionBar label="Tindakan pesanan">
        <AskSellerLink
          order={order}
          subject={order.is_jasa === 1 ? 'pesanan jasa' : 'pesanan'}
          setting={setting}
        />
        {mayReceive && <ReceiveButton username={username} orderId={order.id} />}
      </ActionBar>
    </>
  );
}
