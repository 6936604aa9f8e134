import { logoUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import type { StoreProfile } from '@lapak/contracts/api/store';
import { PageLink } from '@lapak/runtime';
import { classNames } from '@lapak/ui/class-names';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import { LogoLink } from '@lapak/ui/logo-link';
import type { ReactNode } from 'react';
import styles from './order-page.module.css';

export interface OrderPageProps {
  username: string;
  storeName: string;
  /** Undefined until it has loaded. */
  store: Pick<StoreProfile, 'logo_url' | 'subscription_status' | 'show_logo'> | undefined;
  main: ReactNode;
  /** At the right from 1024 px on, below before. */
  side: ReactNode;
  /** Sticky side column. */
  isSideSticky?: boolean;
}

/** The layout of a page about one order: the store, two columns of cards, the platform's mark. */
export function OrderPage({ username, storeName, store, main, side, isSideSticky = false }: OrderPageProps) {
  return (
    <div className={styles.page}>
      <LogoLink
        name={storeName}
        logo={logoUrl(store?.logo_url ?? null)}
        render={<PageLink to={paths.home(username)} />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={classNames(styles.column, isSideSticky && styles.sticky)}>{side}</div>
      </div>
      {store && <LapakFooter subscription={store.subscription_status} showLogo={store.show_logo} />}
    </div>
  );
}
