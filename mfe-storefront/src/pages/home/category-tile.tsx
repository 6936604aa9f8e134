import { icons } from '@lapak/ui/icons';
import type { Category } from '@lapak/contracts/api/catalogue';
import { Link } from '@lapak/runtime';
import { Icon, type IconShape } from '@lapak/ui/icon';
import { categoryColor } from '../../lib/category-color.ts';
import styles from './category-tile.module.css';

interface CategoryTileProps {
  to: string;
  name: string;
  isChosen: boolean;
  /** Of the category; without one the tile stands for all products. */
  color?: Category['color'];
  icon?: IconShape;
}

/** One category to filter by, in its own colour. */
export function CategoryTile({ to, name, isChosen, color, icon = icons.bag }: CategoryTileProps) {
  return (
    <Link to={to} replace preventScrollReset className={styles.tile} aria-current={isChosen || undefined}>
      <span className={styles.mark}>
        <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.ground}>
          <rect width="48" height="48" rx="16" fill={color ? categoryColor(color) : 'currentColor'} />
        </svg>
        <span className={styles.icon} style={color ? { color: categoryColor(color) } : undefined}>
          <Icon shape={color ? icon : icons.grid} size={22} />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
