import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';
import { CartLink } from '../../features/store/cart-link.tsx';
import { IconLink } from '../../features/store/icon-link.tsx';
import { StoreLogo } from '../../features/store/store-logo.tsx';
import { headerVariant } from '../../lib/header-variant.ts';
import type { ListingPage } from '../../api/listing-api.ts';
import { StoreAbout, StoreName } from './store-identity.tsx';
import styles from './default-header.module.css';

/** The head of the default layout: back to the seller's page, logo and name, cart and menu; below them address and bio. */
export function DefaultHeader({ username, store }: { username: string; store: ListingPage }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { setting } = store;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconLink to={paths.seller(username)} icon={icons.back} label={`Profil ${setting.nama_toko}`} />
        <div className={styles.identity}>
          <StoreLogo url={setting.logo_url} name={setting.nama_toko} />
          <StoreName name={setting.nama_toko} />
        </div>
        <span className={styles.actions}>
          {isLoggedIn && <IconLink to={paths.wishlist(username)} icon={icons.heart} label="Wishlist" />}
          <CartLink username={username} />
          <IconLink to={paths.menu(username)} icon={icons.menu} label="Menu" />
        </span>
      </div>
      <div className={styles.about}>
        <StoreAbout setting={setting} variant={headerVariant(store.path_theme)} />
      </div>
    </header>
  );
}
