import type { EventTransaction } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { ActionBar } from '@lapak/ui/action-bar';
import { buttonClass } from '@lapak/ui/button';
import { CollapsibleCard } from '@lapak/ui/collapsible-card';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Section } from '@lapak/ui/section';
import { EventOrderFrame } from '../../features/event-order/event-order-frame.tsx';
import { OrderBreakdown } from '../../features/event-order/order-breakdown.tsx';
import { OrderedEvent } from '../../features/event-order/ordered-event.tsx';
import { EventStatusHero } from './event-status-hero.tsx';
import { PaidWith } from './paid-with.tsx';
import { TransferFacts } from './transfer-facts.tsx';

interface EventTransactionDetailViewProps {
  username: string;
  order: EventTransaction;
}

export function EventTransactionDetailView({ username, order }: EventTransactionDetailViewProps) {
  return (
    <>
      <EventOrderFrame
        username={username}
        storeName={order.toko.nama_toko}
        main={
          <>
            <EventStatusHero order={order} />
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
      {order.status !== 'CONFIRMED' && (
        <ActionBar label="Tindakan pesanan">
          <PageLink className={buttonClass()} to={paths.eventTickets(username, order.id, order.token)}>
            <Icon shape={icons.ticket} size={20} />
            Lihat Tiket
          </PageLink>
        </ActionBar>
      )}
    </>
  );
}
