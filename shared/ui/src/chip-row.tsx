import type { ReactNode } from 'react';
import styles from './chip-row.module.css';

/** Class name of a link in the row; `aria-current` marks the chosen one. The router is the caller's. */
export const chipClass = styles.chip;

/** A row of links that narrow or sort a list, which scrolls sideways where it is wider than the screen. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.row}>
      {children}
    </nav>
  );
}
