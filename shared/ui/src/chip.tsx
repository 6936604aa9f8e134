import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

/** Class names for a link that looks like a chip; `aria-current` marks the chosen one. */
export function chipClass(): string {
  return classNames(styles.chip);
}

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Chosen; said as pressed. */
  selected?: boolean;
}

/** A choice among few that stand side by side: sort, variant, category. */
export function Chip({ selected = false, type = 'button', className, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={selected} className={classNames(styles.chip, className)}>
      {children}
    </button>
  );
}

/** Chips in a row that scrolls sideways by itself on a phone. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
