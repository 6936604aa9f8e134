import { Link } from '@lapak/runtime';
import type { ListingChoice } from '../../lib/listing-url.ts';
import { newerSortLinks } from '../../lib/sort-choices.ts';
import styles from './sort.module.css';

/** The newer layout's row of sort chips. */
export function SortChips({ username, choice }: { username: string; choice: ListingChoice }) {
  return (
    <nav aria-label="Urutkan produk" className={styles.chips}>
      {newerSortLinks(username, choice).map(({ label, to, isChosen }) => (
        <Link
          key={label}
          to={to}
          replace
          preventScrollReset
          className={styles.chip}
          aria-current={isChosen || undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
