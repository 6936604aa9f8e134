import { icons } from '@lapak/ui/icons';
import type { Category } from '@lapak/contracts/api/catalogue';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { Icon } from '@lapak/ui/icon';
import { Picture } from '@lapak/ui/picture';
import { categoryColor } from '../../lib/category-color.ts';
import styles from './category-mark.module.css';

/** A category's picture, or an icon, in the category's colour; null means all products. */
export function CategoryMark({ category }: { category: Category | null }) {
  const color = category ? categoryColor(category.color) : 'currentColor';
  const picture = category?.image_url;
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.ground}>
        <rect width="48" height="48" fill={color} />
      </svg>
      <Picture
        src={picture && pictureUrl(picture, 96)}
        srcSet={picture ? pictureSrcSet(picture, [96, 160]) : undefined}
        sizes="48px"
        alt=""
        width={48}
        height={48}
        fetchPriority="low"
        className={styles.picture}
        fallback={
          <span className={styles.icon} style={{ color }}>
            <Icon shape={category ? icons.bag : icons.grid} size={22} />
          </span>
        }
      />
    </span>
  );
}
