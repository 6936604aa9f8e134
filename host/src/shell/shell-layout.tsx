import type { ReactNode } from 'react';
import styles from './shell.module.css';

/** The outermost element, marked so that the server finds the start of the body. */
export function ShellLayout({ children }: { children: ReactNode }) {
  return (
    <div data-lapak-app className={styles.shell}>
      {children}
    </div>
  );
}
