import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'sale' | 'danger' | 'success' | 'warning' | 'info';

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  /** Filled, for badges on pictures (`neutral`, `primary`, `sale`). */
  solid?: boolean;
  className?: string;
}

/** A short label: a status, PROMO, Baru. */
export function Badge({ children, tone = 'neutral', solid = false, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], solid && styles.solid, className)}>
      {children}
    </span>
  );
}
