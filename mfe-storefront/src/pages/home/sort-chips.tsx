import { ChipRow, chipClass } from '@lapak/ui/chip-row';
import { newerSortLinks } from '../../lib/sort-choices.ts';
import { FilterLink } from './filter-link.tsx';
import type { Home } from './use-home.ts';

/** The newer layout's row of sort chips. */
export function SortChips({ home }: { home: Home }) {
  return (
    <ChipRow label="Urutkan produk">
      {newerSortLinks(home.choice).map(({ label, change, isChosen }) => (
        <FilterLink
          key={label}
          home={home}
          change={change}
          className={chipClass}
          aria-current={isChosen || undefined}
        >
          {label}
        </FilterLink>
      ))}
    </ChipRow>
  );
}
