import { paths } from '@lapak/contracts/routes';
import { AskSellerLink } from '@lapak/ordering/chat/ask-seller-link';
import { OrderPage } from '@lapak/ordering/order/order-page';
import { StatusHero } from '@lapak/ordering/order/status-hero';
import { PaidWith } from '@lapak/ordering/payment/paid-with';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { ActionBar } from '@lapak/ui/action-bar';
import { buttonClass } from '@lapak/ui/button';
import { CollapsibleCard } from '@lapak/ui/collapsible-card';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Section } from '@lapak/ui/section';
import { OrderBreakdown } from '../../features/event-order/order-breakdown.tsx';
import { OrderedEvent } from '../../features/event-order/ordered-event.tsx';
import type { ShownEventOrder } from '../../features/event-order/use-event-order.ts';
import { TransferFacts } from './transfer-facts.tsx';

interface EventTransactionDetailViewProps {
  username: string;
  order: ShownEventOrder;
}

export function EventTransactionDetailView({ username, order }: EventTransactionDetailViewProps) {
  const { data: profile } = useGetStoreProfileQuery(username);
  return (
    <>
      <OrderPage
        username={username}
        storeName={order.toko.nama_toko}
        store={profile?.data}
        main={
          <>
            <StatusHero icon={icons.checkCircle} headline="Pembayaran diterima" order={order} />
            <Section title="Event">
              <OrderedEvent order={order} />
            </Section>
          </>
        }
        side={
          <>
            <CollapsibleCard title="Rincian Pembayaran" isOpenAtFirst>
              <OrderBreakdown order={order} />
              <PaidWith order={order} />
            </CollapsibleCard>
            <TransferFacts order={order} />
          </>
        }
      />
      <ActionBar label="Tindakan pesanan">
        {profile && <AskSellerLink order={order} subject="pesanan tiket" setting={profile.data} />}
        {order.status !== 'CONFIRMED' && (
          <PageLink className={buttonClass()} to={paths.eventTickets(username, order.id, order.token)}>
            <Icon shape={icons.ticket} size={20} />
            Lihat Tiket
          </PageLink>
        )}
      </ActionBar>
    </>
  );
}
