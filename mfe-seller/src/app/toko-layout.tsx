import type { SellerSession } from '@lapak/contracts/api/seller';
import { paths } from '@lapak/contracts/routes';
import { Link } from '@lapak/runtime';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { lazyPart } from '@lapak/ui/lazy-part';
import { useState, type ReactNode } from 'react';
import { Feed } from '../features/feed/feed.tsx';
import type { ConsolePageName } from './console-pages.ts';
import { ConsoleMenu } from './console-menu.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';
import { roleNames } from '../features/members/role-names.ts';
import styles from './toko-layout.module.css';
import { useToko } from './toko-context.ts';

interface TokoLayoutProps {
  session: SellerSession;
  page: ConsolePageName;
  children: ReactNode;
}

const MenuSheet = lazyPart<MenuSheetProps>(() =>
  import('./menu-sheet.tsx').then((module) => ({ default: module.MenuSheet })),
);

/** Around a store's pages: a bar with the menu on a phone, a column beside the page on a wide screen; and the feed of its orders. */
export function TokoLayout({ session, page, children }: TokoLayoutProps) {
  const store = useToko();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const heading = (
    <Link to={paths.console()} className={styles.store}>
      <span className={styles.name}>{store.nama_toko}</span>
      <span className={styles.role}>{roleNames[store.role]}</span>
    </Link>
  );
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        {heading}
        <IconButton icon={icons.menu} label="Menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)} />
      </header>
      <aside className={styles.side} aria-label="Menu kelola">
        {heading}
        <ConsoleMenu session={session} page={page} />
      </aside>
      <main className={styles.main}>
        {store.is_hidden && (
          <p className={styles.hidden} role="status">
            <strong>Toko ini disembunyikan oleh pengelola Lapak.</strong> Pembeli tidak dapat membukanya.
            Pesanan yang sudah ada tetap bisa kamu selesaikan. Hubungi pengelola Lapak untuk menanyakan
            sebabnya.
          </p>
        )}
        {children}
      </main>
      <MenuSheet open={isMenuOpen} onOpenChange={setMenuOpen} session={session} page={page} />
      {store.role !== 'gate' && <Feed toko={store.username} />}
    </div>
  );
}
