import type { ReactNode } from 'react';
import styles from './account-layout.module.css';
import { MenuList } from './menu-list.tsx';

/** A page of the account; a wide screen has the menu at its side. */
export function AccountLayout({ username, children }: { username: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.menu}>
        <MenuList username={username} />
      </div>
      {children}
    </div>
  );
}
