import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  children: ReactNode;
  /** Names the region for screen readers. */
  label?: string;
  /** On wide screens it stands where it is written, as in a summary column. */
  inFlowWhenWide?: boolean;
  /** The bar is written in the middle of the page: the caller keeps room for it at the page's end. */
  roomElsewhere?: boolean;
  className?: string;
}

/** The actions at the bottom of the screen, clear of the phone's own bar, with room kept for it in the page. */
export function StickyBar({
  children,
  label = 'Tindakan',
  inFlowWhenWide = false,
  roomElsewhere = false,
  className,
}: StickyBarProps) {
  return (
    <div className={classNames(inFlowWhenWide && styles.flow)}>
      {!roomElsewhere && <div className={styles.room} />}
      <div className={styles.bar} role="region" aria-label={label}>
        <div className={classNames(styles.inner, className)}>{children}</div>
      </div>
    </div>
  );
}
