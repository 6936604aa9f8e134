import type { Ticket } from '@lapak/contracts/api/event';
import type { SaleStop } from '../../features/event-sale/sale.ts';
import { TicketRow } from './ticket-row.tsx';
import styles from './tickets.module.css';
import type { ChosenTickets } from './use-ticket-choice.ts';

interface TicketListProps {
  tickets: Ticket[];
  stop: SaleStop;
  chosen: ChosenTickets;
}

export function TicketList({ tickets, stop, chosen }: TicketListProps) {
  return (
    <ul className={styles.list}>
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
