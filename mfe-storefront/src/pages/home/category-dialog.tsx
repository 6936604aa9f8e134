import { icons } from '@lapak/ui/icons';
import { Icon } from '@lapak/ui/icon';
import { BottomSheet } from '@lapak/ui/bottom-sheet';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { categoryColor } from '../../lib/category-color.ts';
import { cappedCount } from '../../lib/capped-count.ts';
import type { DialogControl } from '../../lib/use-lazy-dialog.ts';
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
            <Icon shape={icons.grid} size={20} />
            <span className={styles.name}>Semua Produk</span>
          </FilterLink>
        </li>
        {store.category.map(({ id, nama, color, total_product }) => (
          <li key={id}>
            <FilterLink
              home={home}
              change={{ categoryId: id }}
              onClick={close}
              className={styles.row}
              aria-current={choice.categoryId === id || undefined}
            >
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <circle cx="10" cy="10" r="8" fill={categoryColor(color)} />
              </svg>
              <span className={styles.name}>{nama}</span>
              <span className={styles.count}>
                {cappedCount(total_product)}
                <VisuallyHidden> produk</VisuallyHidden>
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
