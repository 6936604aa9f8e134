import type { ReactNode } from 'react';
import styles from './action-bar.module.css';
import { StickyBar } from './sticky-bar.tsx';

export interface ActionBarProps {
  /** Names the region for screen readers. */
  label: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** The bar at the bottom of a page: buttons share a phone's width and are right-aligned on wider screens. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <StickyBar label={label} className={styles.actions}>
      {children}
    </StickyBar>
  );
}
