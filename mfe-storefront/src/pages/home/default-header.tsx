import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';
import { CartLink } from '../../features/store/cart-link.tsx';
import { IconLink } from '../../features/store/icon-link.tsx';
import { StoreLogo } from '../../features/store/store-logo.tsx';
import { headerVariant } from '../../lib/header-variant.ts';
import type { ListingPage } from '../../api/listing-api.ts';
import { StoreIdentity } from './store-identity.tsx';
import styles from './default-header.module.css';

/** The head of the default layout: back to the seller's page, cart and menu; logo, name, address and bio. */
export function DefaultHeader({ username, store }: { username: string; store: ListingPage }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { setting } = store;
  const variant = headerVariant(store.path_theme);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconLink to={paths.seller(username)} icon={icons.back} label={`Profil ${setting.nama_toko}`} />
        <span className={styles.actions}>
          {isLoggedIn && <IconLink to={paths.wishlist(username)} icon={icons.heart} label="Wishlist" />}
          <CartLink username={username} />
          <IconLink to={paths.menu(username)} icon={icons.menu} label="Menu" />
        </span>
      </div>
      <div className={variant === 'custom' ? styles.centred : styles.identity}>
        <StoreLogo url={setting.logo_url} name={setting.nama_toko} large={variant === 'custom'} />
        <StoreIdentity setting={setting} variant={variant} />
      </div>
    </header>
  );
}
