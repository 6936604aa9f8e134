import type { ReactNode } from 'react';
import styles from './shell.module.css';

/** The outermost element, marked so that the server finds where the body begins. */
export function ShellFrame({ children }: { children: ReactNode }) {
  return (
    <div data-lapak-app className={styles.shell}>
      {children}
    </div>
  );
}
