import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import type { ReactNode } from 'react';
import styles from './plain-layout.module.css';

/** Around pages of no store: login, invitation, the choice of a store. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <header className={styles.mark}>
        <Icon shape={icons.store} size={22} />
        <span>Lapak Kelola</span>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
