import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  children: ReactNode;
  /** Names the region for screen readers. */
  label?: string;
  /** Not sticky on wide screens, as in a summary column. */
  inFlowWhenWide?: boolean;
  /** For a bar in the middle of the markup: the caller reserves its space at the page's end. */
  roomElsewhere?: boolean;
  /** May need two lines on a phone: the page reserves space for both. */
  isTall?: boolean;
  className?: string;
}

/** Actions at the bottom of the screen, inside the safe area, with reserved space in the page. */
export function StickyBar({
  children,
  label = 'Tindakan',
  inFlowWhenWide = false,
  roomElsewhere = false,
  isTall = false,
  className,
}: StickyBarProps) {
  return (
    <div className={classNames(inFlowWhenWide && styles.flow)}>
      {!roomElsewhere && <div className={styles.room} data-tall={isTall || undefined} />}
      <div className={styles.bar} role="region" aria-label={label}>
        <div className={classNames(styles.inner, className)}>{children}</div>
      </div>
    </div>
  );
}
