import { formatTotal } from '@lapak/domain/rupiah';
import { Section } from '@lapak/ui/section';
import styles from './price-details.module.css';

/** A row of the price details. */
export interface PriceRow {
  name: string;
  value: string;
  /** A discount. */
  isGood?: boolean;
}

/** Price details of an order, row by row. @param total rupiah; null when nothing can be ordered */
export function PriceDetails({ rows, total }: { rows: readonly PriceRow[]; total: number | null }) {
  return (
    <Section title="Rincian Harga">
      <dl className={styles.list}>
        {rows.map(({ name, value, isGood }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={isGood ? styles.good : undefined}>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd aria-live="polite">{formatTotal(total)}</dd>
        </div>
      </dl>
    </Section>
  );
}
