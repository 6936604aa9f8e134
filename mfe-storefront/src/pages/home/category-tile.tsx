import { icons } from '@lapak/ui/icons';
import type { Category } from '@lapak/contracts/api/catalogue';
import { Icon, type IconShape } from '@lapak/ui/icon';
import { categoryColor } from '../../lib/category-color.ts';
import styles from './category-tile.module.css';
import { FilterLink } from './filter-link.tsx';
import type { Home } from './use-home.ts';

interface CategoryTileProps {
  home: Home;
  /** Null means all products. */
  id: number | null;
  name: string;
  /** Of the category. */
  color?: Category['color'];
  icon?: IconShape;
}

/** One category to filter by, in its own colour. */
export function CategoryTile({ home, id, name, color, icon = icons.bag }: CategoryTileProps) {
  return (
    <FilterLink
      home={home}
      change={{ categoryId: id }}
      className={styles.tile}
      aria-current={home.choice.categoryId === id || undefined}
    >
      <span className={styles.mark}>
        <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.ground}>
          <rect width="48" height="48" rx="16" fill={color ? categoryColor(color) : 'currentColor'} />
        </svg>
        <span className={styles.icon} style={color ? { color: categoryColor(color) } : undefined}>
          <Icon shape={color ? icon : icons.grid} size={22} />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
    </FilterLink>
  );
}
