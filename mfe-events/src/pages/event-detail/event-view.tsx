import type { StoreEvent } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { SafeHtml } from '@lapak/ui/safe-html';
import { Tabs } from '@lapak/ui/tabs';
import { useRef, useState, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { BuyBar } from './buy-bar.tsx';
import { EventCover } from './event-cover.tsx';
import styles from './event-detail.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventMetadata } from './event-metadata.tsx';
import type { SaleStop } from '../../features/event-sale/sale.ts';
import { TicketList } from './ticket-list.tsx';
import { useBuyTickets } from './use-buy-tickets.ts';
import { useTicketChoice, type ChosenTickets } from './use-ticket-choice.ts';

/** The lowest quarter of a screen is the bar's, and too little to read. */
const ABOVE_BAR = '0px 0px -25% 0px';

/** Whether some of an element is on the screen above its bar; true until that is known. */
function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return undefined;
    const whenSeen = (entries: IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last) setOnScreen(last.isIntersecting);
    };
    const observer = new IntersectionObserver(whenSeen, { rootMargin: ABOVE_BAR });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}

interface EventViewProps {
  username: string;
  event: StoreEvent;
  stop: SaleStop;
  storeName: string;
  refetch: () => void;
}

export function EventView({ username, event, stop, storeName, refetch }: EventViewProps) {
  const chosen = useTicketChoice({ username, event, stop });
  const { buy, isBuying } = useBuyTickets({ username, event, selected: chosen.selected, refetch });
  // The tickets are first; of a past event, the description.
  const [tab, setTab] = useState(stop === 'over' ? 'description' : 'tickets');
  const list = useRef<HTMLUListElement>(null);
  const isListOnScreen = useIsOnScreen(list);
  const canChoose = stop === null && event.tickets.length > 0;

  function leadToTickets() {
    flushSync(() => setTab('tickets'));
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  }

  return (
    <main className={styles.main}>
      <EventMetadata username={username} event={event} stop={stop} storeName={storeName} />
      <div className={styles.about}>
        <EventCover event={event} />
        <EventFacts event={event} stop={stop} />
      </div>
      <div className={styles.offer}>
        <EventTabs event={event} stop={stop} chosen={chosen} tab={tab} onTabChange={setTab} list={list} />
        <div className={styles.buy}>
          <BuyBar
            total={chosen.total}
            isBuying={isBuying}
            onBuy={() => void buy()}
            onChoose={canChoose && !isListOnScreen ? leadToTickets : null}
          />
        </div>
      </div>
    </main>
  );
}

interface EventTabsProps extends Pick<EventViewProps, 'event' | 'stop'> {
  chosen: ChosenTickets;
  tab: string;
  onTabChange: (tab: string) => void;
  list: RefObject<HTMLUListElement | null>;
}

function EventTabs({ event, stop, chosen, tab, onTabChange, list }: EventTabsProps) {
  return (
    <Tabs
      label="Tentang event"
      className={styles.tabs}
      keepMounted
      value={tab}
      onValueChange={onTabChange}
      items={[
        { id: 'description', label: 'DESKRIPSI EVENT', content: <Description html={event.description} /> },
        {
          id: 'tickets',
          label: 'KATEGORI TIKET',
          content:
            event.tickets.length === 0 ? (
              <EmptyState icon={icons.ticket} title={messages.ticketsEmpty} />
            ) : (
              <TicketList tickets={event.tickets} stop={stop} chosen={chosen} ref={list} />
            ),
        },
      ]}
    />
  );
}

function Description({ html }: { html: string }) {
  return html.trim() === '' ? (
    <p className={styles.muted}>Belum ada deskripsi.</p>
  ) : (
    <SafeHtml html={html} className={styles.prose} />
  );
}
