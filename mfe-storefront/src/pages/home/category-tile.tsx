import type { Category } from '@lapak/contracts/api/catalogue';
import { CategoryMark } from './category-mark.tsx';
import styles from './category-tile.module.css';
import { FilterLink } from './filter-link.tsx';
import type { Home } from './use-home.ts';

interface CategoryTileProps {
  home: Home;
  /** Null means all products. */
  category: Category | null;
}

/** One category to filter by. */
export function CategoryTile({ home, category }: CategoryTileProps) {
  const id = category?.id ?? null;
  return (
    <FilterLink
      home={home}
      change={{ categoryId: id }}
      className={styles.tile}
      aria-current={home.choice.categoryId === id || undefined}
    >
      <CategoryMark category={category} />
      <span className={styles.name}>{category?.nama ?? 'Semua'}</span>
    </FilterLink>
  );
}
