import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { QuantityStepper } from '@lapak/ui/quantity-stepper';
import { useState } from 'react';
import { ticketItem } from '../../features/event-sale/ticket-texts.ts';
import type { CheckedTicket } from './checked-tickets.ts';
import styles from './ticket-lines.module.css';

interface TicketLineProps {
  ticket: CheckedTicket;
  onQtyChange: (qty: number) => void;
  /** Null where the ticket cannot be removed. */
  onRemove: (() => void) | null;
  /** Its subtotal is that of the order, in the price details. */
  isAlone: boolean;
}

/** A chosen ticket: price, number, subtotal and error. */
export function TicketLine({ ticket, onQtyChange, onRemove, isAlone }: TicketLineProps) {
  const { nama_tiket: name, harga, qty, limit, problem } = ticket;
  // An emptied field keeps its previous number, and shows it again on blur.
  const [isEmptied, setIsEmptied] = useState(false);

  function change(next: number | null) {
    setIsEmptied(!next);
    if (next) onQtyChange(limit > 0 ? Math.min(next, limit) : next);
  }

  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.amounts}>
          <span className={styles.unit}>{`${formatThousands(qty)} x ${formatPrice(harga)}`}</span>
          {!isAlone && qty > 1 && <span className={styles.total}>{formatPrice(qty * harga)}</span>}
        </p>
      </div>
      <div className={styles.controls} onBlur={() => setIsEmptied(false)}>
        <QuantityStepper
          label={`Jumlah ${name}`}
          item={ticketItem(name)}
          value={isEmptied ? null : qty}
          max={limit}
          disabled={limit === 0}
          error={problem}
          onValueChange={change}
        />
        {onRemove && <IconButton icon={icons.trash} label={`Hapus ${name}`} onClick={onRemove} />}
      </div>
    </li>
  );
}
