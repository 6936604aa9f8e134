import { paths } from '@lapak/contracts/routes';
import { StoreFooter } from '../../features/footer/store-footer.tsx';
import { SearchBox } from '@lapak/ui/search-box';
import { BannerCarousel } from './banner-carousel.tsx';
import { CategoryCarousel } from './categories.tsx';
import { DefaultHeader } from './default-header.tsx';
import { keptQuery } from './kept-query.ts';
import { ProductList } from './product-list.tsx';
import { SortPanelButton } from './sort-panel-button.tsx';
import styles from './home.module.css';
import type { Home } from './use-home.ts';

/** The default layout: the shop's own head, a search with a "Filter" beside it, swiping categories. */
export function DefaultHome({ home }: { home: Home }) {
  const { username, store, choice, isEmpty, choose } = home;
  return (
    <>
      <DefaultHeader username={username} store={store} />
      <main className={styles.main}>
        {!isEmpty && (
          <div className={styles.tools}>
            <SearchBox
              action={paths.home(username)}
              keyword={choice.keyword}
              keep={keptQuery(username, choice)}
              onSearch={(keyword) => choose({ keyword })}
            />
            <SortPanelButton home={home} />
          </div>
        )}
        {/* Search results come first, without banners. */}
        {choice.keyword === '' && <BannerCarousel username={username} banners={store.banner} />}
        <CategoryCarousel home={home} />
        <ProductList home={home} hasBanner={store.banner.length > 0} />
      </main>
      <StoreFooter setting={store.setting} subscription={store} />
    </>
  );
}
