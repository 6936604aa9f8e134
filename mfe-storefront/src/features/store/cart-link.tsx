import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { PageLink, selectCartBadge, useAppSelector, useHydrated } from '@lapak/runtime';
import { Icon } from '@lapak/ui/icon';
import { IconBadge, iconButtonClass } from '@lapak/ui/icon-button';

/** The cart icon; its badge, the number of lines, is rendered after the browser's storage is read. */
export function CartLink({ username }: { username: string }) {
  const lines = useAppSelector((state) => selectCartBadge(state, username));
  const count = useHydrated() ? lines : 0;
  return (
    <PageLink
      to={paths.cart(username)}
      className={iconButtonClass()}
      data-tour="header-cart"
      aria-label={count > 0 ? `Keranjang, ${count} produk` : 'Keranjang'}
    >
      <Icon shape={icons.cart} />
      <IconBadge count={count} />
    </PageLink>
  );
}
