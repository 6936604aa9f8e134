import { changeListing, listingPath } from '../../lib/listing-url.ts';
import { AllCategories } from './all-categories.tsx';
import { CategoryTile } from './category-tile.tsx';
import styles from './categories.module.css';
import type { Home } from './use-home.ts';

/** "Kategori" of the default layout: a row to swipe through, and "Lihat Semua" (spec 1 §2). */
export function CategoryCarousel({ home }: { home: Home }) {
  const { username, store, choice } = home;
  if (store.category.length === 0) return null;
  const pathOf = (categoryId: number | null) => listingPath(username, changeListing(choice, { categoryId }));
  return (
    <section aria-labelledby="kategori" className={styles.section}>
      <div className={styles.head}>
        <h2 id="kategori" className={styles.title}>
          Kategori
        </h2>
        <AllCategories home={home} className={styles.all}>
          Lihat Semua
        </AllCategories>
      </div>
      <ul className={styles.swipe}>
        <li>
          <CategoryTile to={pathOf(null)} name="Semua" isChosen={choice.categoryId === null} />
        </li>
        {store.category.map(({ id, nama, color }) => (
          <li key={id}>
            <CategoryTile
              to={pathOf(id)}
              name={nama}
              color={color || 'gray'}
              isChosen={choice.categoryId === id}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
