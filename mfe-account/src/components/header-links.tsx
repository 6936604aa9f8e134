import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { PageLink, selectCartBadge, useAppSelector, useHydrated } from '@lapak/runtime';
import { Icon } from '@lapak/ui/icon';
import { IconBadge, iconButtonClass } from '@lapak/ui/icon-button';

/** Wishlist and cart, at the right of a page's bar. */
export function HeaderLinks({ username }: { username: string }) {
  const isHydrated = useHydrated();
  const badge = useAppSelector((state) => selectCartBadge(state, username));
  const count = isHydrated ? badge : 0;
  return (
    <>
      <PageLink className={iconButtonClass()} to={paths.wishlist(username)} aria-label="Wishlist">
        <Icon shape={icons.heart} />
      </PageLink>
      <PageLink
        className={iconButtonClass()}
        to={paths.cart(username)}
        aria-label={count > 0 ? `Keranjang, ${count} produk` : 'Keranjang'}
      >
        <Icon shape={icons.cart} />
        <IconBadge count={count} />
      </PageLink>
    </>
  );
}
