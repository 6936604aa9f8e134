import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import type { ReactNode } from 'react';
import styles from './plain-frame.module.css';

/** Around pages of no store: login, invitation, the choice of a store. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.mark}>
        <Icon shape={icons.store} size={22} />
        <span>Lapak Kelola</span>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
