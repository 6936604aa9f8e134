import { StoreFooter } from '../../features/footer/store-footer.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CategoryRow } from './categories.tsx';
import { NewerHeader, NewerIdentity } from './newer-header.tsx';
import { ProductList } from './product-list.tsx';
import styles from './home.module.css';
import type { Home } from './use-home.ts';
import { ChipRow, chipClass } from '@lapak/ui/chip-row';
import { newerSortLinks } from '../../lib/sort-choices.ts';
import { FilterLink } from './filter-link.tsx';

/** The newer layout's row of sort chips. */
function SortChips({ home }: { home: Home }) {
  return (
    <ChipRow label="Urutkan produk">
      {newerSortLinks(home.choice).map(({ label, change, isChosen }) => (
        <FilterLink
          key={label}
          home={home}
          change={change}
          className={chipClass}
          aria-current={isChosen || undefined}
        >
          {label}
        </FilterLink>
      ))}
    </ChipRow>
  );
}

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
