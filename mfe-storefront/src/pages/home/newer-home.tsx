import { StoreFooter } from '../../features/footer/store-footer.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CategoryRow } from './category-row.tsx';
import { NewerHeader, NewerIdentity } from './newer-header.tsx';
import { ProductList } from './product-list.tsx';
import { SortChips } from './sort-chips.tsx';
import styles from './home.module.css';
import type { Home } from './use-home.ts';

/** The newer layout: search and the shopper's own things on top, a fixed row of categories, sort chips. */
export function NewerHome({ home }: { home: Home }) {
  const { username, store, choice } = home;
  return (
    <>
      <NewerHeader home={home} />
      <main className={styles.main}>
        <NewerIdentity store={store} />
        {/* Search results come first, without banners. */}
        {choice.keyword === '' && <BannerCarousel username={username} banners={store.banner} />}
        <CategoryRow home={home} />
        <ProductList
          home={home}
          hasBanner={store.banner.length > 0}
          tools={!home.isEmpty && <SortChips home={home} />}
        />
      </main>
      <StoreFooter setting={store.setting} subscription={store} />
    </>
  );
}
