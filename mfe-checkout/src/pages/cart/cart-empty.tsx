import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { useIsNewerLayout } from '../../lib/use-is-newer-layout.ts';

/** An empty cart, with the texts of the store's layout. */
export function CartEmpty({ username }: { username: string }) {
  return useIsNewerLayout(username) ? (
    <EmptyState
      icon={icons.cart}
      title={messages.cartEmptyNewer}
      action={
        <PageLink className={buttonClass()} to={paths.home(username)}>
          Cari Produk
        </PageLink>
      }
    />
  ) : (
    <EmptyState
      icon={icons.cart}
      title={messages.cartEmpty}
      action={
        <PageLink className={buttonClass({ variant: 'secondary' })} to={paths.home(username)}>
          Kembali ke toko
        </PageLink>
      }
    />
  );
}
