import { AllCategories } from './all-categories.tsx';
import { CategoryTile } from './category-tile.tsx';
import styles from './categories.module.css';
import type { Home } from './use-home.ts';

/** "Kategori" of the default layout: a row to swipe through, and "Lihat Semua" (spec 1 §2). */
export function CategoryCarousel({ home }: { home: Home }) {
  const { store } = home;
  if (store.category.length === 0) return null;
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
          <CategoryTile home={home} category={null} />
        </li>
        {store.category.map((category) => (
          <li key={category.id}>
            <CategoryTile home={home} category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
