import { classNames } from './class-names.ts';
import styles from './facts.module.css';

export interface FactsProps {
  facts: readonly { label: string; value: string }[];
  /** Amounts: right-aligned, on the row of their label. */
  isAmounts?: boolean;
  total?: { label: string; value: string };
}

/** Labels and values, one below the other. */
export function Facts({ facts, isAmounts = false, total }: FactsProps) {
  return (
    <dl className={isAmounts ? styles.amounts : styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={classNames(styles.row, styles.total)}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
