import { icons } from '@lapak/ui/icons';
import { messages } from '@lapak/domain/messages';
import { paths } from '@lapak/contracts/routes';
import {
  PageLink,
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { Spinner } from '@lapak/ui/spinner';
import { wishlistApi } from '../../api/wishlist-api.ts';
import { ProductGridSkeleton } from '../../features/product-card/product-grid.tsx';
import { useHeartsOfOtherTabs } from '../../features/hearts/use-hearts-of-other-tabs.ts';
import { CartLink } from '../../features/store/cart-link.tsx';
import { IconLink } from '../../features/store/icon-link.tsx';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { useWishlist } from './use-wishlist.ts';
import { WishlistProducts } from './wishlist-products.tsx';
import styles from './wishlist.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, wishlistApi.endpoints.getWishlist, { username: context.params.username ?? '' });

/** The wishlist of the logged-in shopper in this store (spec 3 §2). */
export default function WishlistPage() {
  const { username = '' } = useParams();
  const goBack = useGoBack(paths.home(username));
  const { view, dateServer, isFetching } = useWishlist(username);
  useHeartsOfOtherTabs();
  return (
    <>
      <StoreTitle page="Wishlist" />
      <meta name="robots" content="noindex" />
      <BackBar
        title="Wishlist"
        onBack={goBack}
        actions={
          <>
            <CartLink username={username} />
            <IconLink to={paths.menu(username)} icon={icons.user} label="Akun" />
          </>
        }
      />
      <main className={styles.main} aria-busy={isFetching}>
        {view.state === 'loading' && (
          <>
            <Spinner label="Memuat wishlist" className={styles.spinner} />
            <ProductGridSkeleton count={4} />
          </>
        )}
        {view.state === 'failed' && (
          <ErrorCard
            text="Wishlist belum bisa dimuat. Periksa koneksi internet kamu."
            retrying={view.isRetrying}
            onRetry={view.retry}
          />
        )}
        {view.state === 'ready' && view.items.length === 0 && <EmptyWishlist username={username} />}
        {view.state === 'ready' && view.items.length > 0 && (
          <WishlistProducts username={username} list={view} dateServer={dateServer} />
        )}
      </main>
    </>
  );
}

function EmptyWishlist({ username }: { username: string }) {
  const { data: profile } = useGetStoreProfileQuery(username);
  const isNewer = isNewerLayout(profile?.data.theme_onlinestore);
  return (
    <EmptyState
      icon={icons.heart}
      title={isNewer ? messages.wishlistEmptyNewer : messages.wishlistEmpty}
      action={
        <PageLink to={paths.home(username)} className={buttonClass()}>
          Cari Produk
        </PageLink>
      }
    />
  );
}
