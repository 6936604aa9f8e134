import type { Category } from '@lapak/contracts/api/catalogue';
import { AllCategories } from './all-categories.tsx';
import { CategoryTile } from './category-tile.tsx';
import styles from './categories.module.css';
import type { Home } from './use-home.ts';

/** As many as fit in one row on a phone, after "Semua"; wider screens show more. */
const ROW = 3;

/** The categories in their order, the chosen one moved forward if the row would not show it. */
function chosenInRow(categories: readonly Category[], chosenId: number | null): readonly Category[] {
  const chosen = categories.find(({ id }) => id === chosenId);
  if (!chosen || categories.indexOf(chosen) < ROW) return categories;
  return [chosen, ...categories.filter((category) => category !== chosen)];
}

/** The categories of the newer layout: a row that does not swipe; the chosen one is always in it (spec 1 §2). */
export function CategoryRow({ home }: { home: Home }) {
  const { store, choice } = home;
  if (store.category.length === 0) return null;
  const row = chosenInRow(store.category, choice.categoryId);
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
      <ul className={styles.row}>
        <li>
          <CategoryTile home={home} category={null} />
        </li>
        {row.map((category) => (
          <li key={category.id}>
            <CategoryTile home={home} category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
