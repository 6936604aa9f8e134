import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { StickyBar } from './sticky-bar.tsx';
import styles from './total-bar.module.css';

export interface TotalBarProps {
  /** Names the region for screen readers. */
  label: string;
  /** What the sum is: "Total", "2 tiket". */
  name: string;
  /** Formatted: "Rp165.000". */
  sum: string;
  /** Before the sum: a small button. */
  start?: ReactNode;
  /** The sum is elsewhere on a wide screen, in the column that the bar ends. */
  sumIsElsewhereWhenWide?: boolean;
  /** One button, or a link that looks like one. Its words stay on one line. */
  children: ReactNode;
}

/** "Rp9.999.999": longer sums grow with the text only as far as the screen is wide. */
const GROWS = 11;
/** "Rp999.999": longer ones may push the button below themselves on the narrowest phone. */
const FITS_BESIDE = 9;

/**
 * The bar at the bottom of a page that sells: a sum and the button that leads on. A sum that leaves no room for the button puts
 * it below itself; the largest sum of an order is never cut, at 320 px and with text of 200 %.
 */
export function TotalBar({
  label,
  name,
  sum,
  start,
  sumIsElsewhereWhenWide = false,
  children,
}: TotalBarProps) {
  return (
    <StickyBar label={label} inFlowWhenWide isTall={sum.length > FITS_BESIDE} className={styles.bar}>
      {start}
      <dl className={classNames(styles.total, sumIsElsewhereWhenWide && styles.elsewhere)}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.sum} data-long={sum.length > GROWS || undefined}>
          {sum}
        </dd>
      </dl>
      <div className={styles.action}>{children}</div>
    </StickyBar>
  );
}
