import type { Ticket } from '@lapak/contracts/api/event';
import { classNames } from '@lapak/ui/class-names';
import { PriceTag } from '@lapak/ui/price-tag';
import { QuantityStepper } from '@lapak/ui/quantity-stepper';
import { ticketLimit, type SaleStop } from '../../features/event-sale/sale.ts';
import {
  reducedText,
  saleStatusText,
  ticketHints,
  ticketItem,
} from '../../features/event-sale/ticket-texts.ts';
import styles from './tickets.module.css';

interface TicketRowProps {
  ticket: Ticket;
  stop: SaleStop;
  quantity: number;
  /** The number was reduced to the limit. */
  isReduced: boolean;
  onQuantityChange: (quantity: number) => void;
}

/** A kind of ticket: price, state of sale, chosen number. */
export function TicketRow({ ticket, stop, quantity, isReduced, onQuantityChange }: TicketRowProps) {
  const limit = ticketLimit(ticket, stop);
  const isSold = limit > 0;
  return (
    <article className={classNames(styles.ticket, !isSold && styles.unavailable)}>
      <div>
        <h2 className={styles.name}>{ticket.nama_tiket}</h2>
        <PriceTag price={ticket.harga} className={styles.price} />
      </div>
      <QuantityStepper
        label={`Jumlah ${ticket.nama_tiket}`}
        item={ticketItem(ticket.nama_tiket)}
        value={quantity}
        min={0}
        max={limit}
        disabled={!isSold}
        onValueChange={(next) => onQuantityChange(next ?? 0)}
      />
      <div className={styles.details}>
        <p className={classNames(!isSold && styles.stopped)}>{saleStatusText(ticket, stop)}</p>
        {ticketHints(ticket, stop).map((hint) => (
          <p key={hint} className={styles.hint}>
            {hint}
          </p>
        ))}
      </div>
      <p className={styles.reduced} role="status">
        {isReduced && reducedText(limit)}
      </p>
    </article>
  );
}
