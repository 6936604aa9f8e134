import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import type { ListingPage } from '../../api/listing-api.ts';
import { SearchBox } from '@lapak/ui/search-box';
import { CartLink } from '../../features/store/cart-link.tsx';
import { IconLink } from '../../features/store/icon-link.tsx';
import { StoreLogo } from '../../features/store/store-logo.tsx';
import { headerVariant } from '../../lib/header-variant.ts';
import { keptQuery } from './kept-query.ts';
import styles from './newer-header.module.css';
import { StoreAbout, StoreName } from './store-identity.tsx';
import type { Home } from './use-home.ts';

/** The newer layout's bar: back, search, wishlist, cart and account. Stays in view. */
export function NewerHeader({ home: { username, store, choice, isEmpty, choose } }: { home: Home }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <IconLink to={paths.seller(username)} icon={icons.back} label={`Profil ${store.setting.nama_toko}`} />
        {!isEmpty && (
          <SearchBox
            action={paths.home(username)}
            keyword={choice.keyword}
            keep={keptQuery(username, choice)}
            onSearch={(keyword) => choose({ keyword })}
          />
        )}
        <span className={styles.icons}>
          <IconLink to={paths.wishlist(username)} icon={icons.heart} label="Wishlist" />
          <CartLink username={username} />
          <IconLink to={paths.menu(username)} icon={icons.user} label="Akun" />
        </span>
      </div>
    </header>
  );
}

/** The shop itself: logo, name, address and bio; on a card where there is room. */
export function NewerIdentity({ store }: { store: ListingPage }) {
  const variant = headerVariant(store.path_theme);
  return (
    <div className={variant === 'custom' ? styles.centred : styles.identity}>
      <StoreLogo url={store.setting.logo_url} name={store.setting.nama_toko} />
      <div className={styles.text}>
        <StoreName name={store.setting.nama_toko} />
        <StoreAbout setting={store.setting} variant={variant} />
      </div>
    </div>
  );
}
