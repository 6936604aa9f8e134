import { newerSortLinks } from '../../lib/sort-choices.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './sort.module.css';
import type { Home } from './use-home.ts';

/** The newer layout's row of sort chips. */
export function SortChips({ home }: { home: Home }) {
  return (
    <nav aria-label="Urutkan produk" className={styles.chips}>
      {newerSortLinks(home.choice).map(({ label, change, isChosen }) => (
        <FilterLink
          key={label}
          home={home}
          change={change}
          className={styles.chip}
          aria-current={isChosen || undefined}
        >
          {label}
        </FilterLink>
      ))}
    </nav>
  );
}
