import type { EventTransaction } from '@lapak/contracts/api/event';
import { icons } from '@lapak/ui/icons';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { StickyBar } from '@lapak/ui/sticky-bar';
import { EventActions } from './event-actions.tsx';
import { TicketCard } from './ticket-card.tsx';
import { ticketPieces } from './ticket-pieces.ts';
import styles from './tickets-view.module.css';

interface TicketsViewProps {
  username: string;
  order: EventTransaction;
}

/** One card per piece; printing, calendar and sharing beside them. */
export function TicketsView({ username, order }: TicketsViewProps) {
  const pieces = ticketPieces(order);
  // A WebView inside a chat app cannot print.
  const canPrint = 'print' in globalThis;
  return (
    <div className={styles.columns}>
      <ol className={styles.tickets}>
        {pieces.map((piece) => (
          <li key={piece.code} className={styles.ticket}>
            <TicketCard piece={piece} />
          </li>
        ))}
      </ol>
      <div className={styles.aside}>
        <StickyBar inFlowWhenWide roomElsewhere>
          {canPrint && (
            <Button block icon={<Icon shape={icons.print} size={20} />} onClick={() => globalThis.print?.()}>
              Print Tiket
            </Button>
          )}
        </StickyBar>
        <EventActions username={username} event={order.event} />
      </div>
    </div>
  );
}
