import { Button } from '@lapak/ui/button';
import { Section } from '@lapak/ui/section';
import { TicketLine } from './ticket-line.tsx';
import styles from './ticket-lines.module.css';
import type { CheckedTickets } from './use-checked-tickets.ts';

interface TicketLinesProps {
  tickets: CheckedTickets;
  /** Link back to the event. */
  onChangeTickets: () => void;
}

/** The chosen tickets; their number can be reduced here. */
export function TicketLines({ tickets: { list, setQty }, onChangeTickets }: TicketLinesProps) {
  return (
    <Section
      title="Daftar Tiket"
      action={
        <Button className={styles.change} variant="ghost" size="sm" onClick={onChangeTickets}>
          Ubah
        </Button>
      }
    >
      <ul className={styles.list}>
        {list.map((ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            onQtyChange={(qty) => setQty(ticket, qty)}
            // Without any ticket there is nothing to check out: the last one is changed at the event.
            onRemove={list.length > 1 ? () => setQty(ticket, 0) : null}
            isAlone={list.length === 1}
          />
        ))}
      </ul>
    </Section>
  );
}
