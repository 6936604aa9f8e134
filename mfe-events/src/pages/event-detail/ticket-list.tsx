import type { Ticket } from '@lapak/contracts/api/event';
import type { Ref } from 'react';
import type { SaleStop } from '../../features/event-sale/sale.ts';
import { TicketRow } from './ticket-row.tsx';
import styles from './tickets.module.css';
import type { ChosenTickets } from './use-ticket-choice.ts';

interface TicketListProps {
  tickets: Ticket[];
  stop: SaleStop;
  chosen: ChosenTickets;
  ref?: Ref<HTMLUListElement>;
}

export function TicketList({ tickets, stop, chosen, ref }: TicketListProps) {
  return (
    <ul ref={ref} className={styles.list} tabIndex={-1} aria-label="Kategori tiket">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <TicketRow
            ticket={ticket}
            stop={stop}
            quantity={chosen.quantityOf(ticket.id)}
            isReduced={chosen.isReduced(ticket.id)}
            onQuantityChange={(quantity) => chosen.choose(ticket.id, quantity)}
          />
        </li>
      ))}
    </ul>
  );
}
