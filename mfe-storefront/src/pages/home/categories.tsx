import type { Category } from '@lapak/contracts/api/catalogue';
import { AllCategories } from './all-categories.tsx';
import { CategoryTile } from './category-tile.tsx';
import styles from './categories.module.css';
import type { Home } from './use-home.ts';

interface CategoriesProps {
  home: Home;
  /** In the order in which they are shown. */
  list: readonly Category[];
  className: string | undefined;
}

/** "Kategori": "Semua", the categories, and "Lihat Semua"; nothing in a store without categories. */
function Categories({ home, list, className }: CategoriesProps) {
  if (list.length === 0) return null;
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
      <ul className={className}>
        {[null, ...list].map((category) => (
          <li key={category?.id ?? 'all'}>
            <CategoryTile home={home} category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those of the default layout: a row to swipe through (spec 1 §2). */
export const CategoryCarousel = ({ home }: { home: Home }) => (
  <Categories home={home} list={home.store.category} className={styles.swipe} />
);

/** As many as fit in one row on a phone, after "Semua"; wider screens show more. */
const ROW = 3;

/** The categories in their order, the chosen one moved forward if the row would not show it. */
function chosenInRow(categories: readonly Category[], chosenId: number | null): readonly Category[] {
  const chosen = categories.find(({ id }) => id === chosenId);
  if (!chosen || categories.indexOf(chosen) < ROW) return categories;
  return [chosen, ...categories.filter((category) => category !== chosen)];
}

/** Those of the newer layout: a row that does not swipe; the chosen one is always in it (spec 1 §2). */
export const CategoryRow = ({ home }: { home: Home }) => (
  <Categories
    home={home}
    list={chosenInRow(home.store.category, home.choice.categoryId)}
    className={styles.row}
  />
);
