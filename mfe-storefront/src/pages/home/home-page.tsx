import { useParams, type PageModule } from '@lapak/runtime';
import { listingApi } from '../../api/listing-api.ts';
import { useHeartsOfOtherTabs } from '../../features/hearts/use-hearts-of-other-tabs.ts';
import { StoreStateScreen } from '../../features/store/store-state-screen.tsx';
import { lazyPart } from '@lapak/ui/lazy-part';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { readListingUrl } from '../../lib/listing-url.ts';
import { prefetchQuery } from '@lapak/runtime';
import { DefaultHome } from './default-home.tsx';
import { HomeMetadata } from './home-metadata.tsx';
import { NewerHome } from './newer-home.tsx';
import { listingArgs, useHome } from './use-home.ts';
import { Skeleton } from '@lapak/ui/skeleton';
import { Spinner } from '@lapak/ui/spinner';
import { ProductGridSkeleton } from '../../features/product-card/product-grid.tsx';
import styles from './home-skeleton.module.css';

/** Skeleton of a store home. */
function HomeSkeleton() {
  return (
    <main className={styles.page} aria-busy="true">
      <title>Memuat toko</title>
      <div className={styles.identity}>
        <Skeleton shape="circle" className={styles.logo} />
        <h1 className={styles.loading}>
          <Spinner label="Memuat toko" />
        </h1>
      </div>
      <Skeleton width="long" />
      <Skeleton className={styles.search} shape="block" />
      <Skeleton shape="block" className={styles.banner} />
      <ProductGridSkeleton count={4} />
    </main>
  );
}

// The shell shows this before any page: here it covers a store that was removed in between.
const UnknownStore = lazyPart<{ username: string }>(
  () => import('../../features/store/unknown-store.tsx').then((file) => ({ default: file.UnknownStore })),
  HomeSkeleton,
);
const HomeFailed = lazyPart<{ isRetrying: boolean; onRetry: () => void }>(
  () => import('./home-failed.tsx').then((file) => ({ default: file.HomeFailed })),
  HomeSkeleton,
);

export const prefetch: PageModule['prefetch'] = async (context) => {
  const args = listingArgs(context.params.username ?? '', readListingUrl(context.url.searchParams));
  await prefetchQuery(context, listingApi.endpoints.getListing, args);
};

export default function HomePage() {
  const { username = '' } = useParams();
  const view = useHome(username);
  useHeartsOfOtherTabs();
  switch (view.status) {
    case 'loading':
      return <HomeSkeleton />;
    case 'unknown-store':
      return <UnknownStore username={username} />;
    case 'failed':
      return <HomeFailed isRetrying={view.isRetrying} onRetry={view.retry} />;
    case 'not-valid':
    case 'closed':
    case 'preparing':
      return <StoreStateScreen username={username} state={view.status} store={view.store} />;
    case 'ready': {
      const Layout = isNewerLayout(view.home.store.theme_onlinestore) ? NewerHome : DefaultHome;
      return (
        <>
          <HomeMetadata home={view.home} />
          <Layout home={view.home} />
        </>
      );
    }
  }
}
