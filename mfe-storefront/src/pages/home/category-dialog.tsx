import { BottomSheet } from '@lapak/ui/bottom-sheet';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { cappedCount } from '../../lib/capped-count.ts';
import type { DialogControl } from '../../lib/use-lazy-dialog.ts';
import { CategoryMark } from './category-mark.tsx';
import styles from './category-dialog.module.css';
import { FilterLink } from './filter-link.tsx';
import type { Home } from './use-home.ts';

/** All categories with how many products each has, "9+" above 9 (spec 1 §2, §9). */
export default function CategoryDialog({ home, ...control }: DialogControl & { home: Home }) {
  const { store, choice } = home;
  const close = () => control.onOpenChange(false);
  return (
    <BottomSheet {...control} title="Kategori">
      <ul className={styles.list}>
        <li>
          <FilterLink
            home={home}
            change={{ categoryId: null }}
            onClick={close}
            className={styles.row}
            aria-current={choice.categoryId === null || undefined}
          >
            <CategoryMark category={null} />
            <span className={styles.name}>Semua Produk</span>
          </FilterLink>
        </li>
        {store.category.map((category) => (
          <li key={category.id}>
            <FilterLink
              home={home}
              change={{ categoryId: category.id }}
              onClick={close}
              className={styles.row}
              aria-current={choice.categoryId === category.id || undefined}
            >
              <CategoryMark category={category} />
              <span className={styles.name}>{category.nama}</span>
              <span className={styles.count}>
                <span>{cappedCount(category.total_product)}</span>
                <VisuallyHidden> produk</VisuallyHidden>
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
