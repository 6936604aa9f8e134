import type { StoreEvent } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { PageLink, useNavigate } from '@lapak/runtime';
import { ChipRow, chipClass } from '@lapak/ui/chip-row';
import { formatMonth } from '@lapak/domain/dates';
import { SearchBox } from '@lapak/ui/search-box';
import { useComingSearch } from '@lapak/runtime/use-coming-search';
import { monthsOf, readEventChoice, type EventChoice } from './event-choice.ts';
import styles from './event-filters.module.css';

interface EventFiltersProps {
  username: string;
  events: readonly StoreEvent[];
  choice: EventChoice;
}

/** Search field and months of a long list; the address keeps both. */
export function EventFilters({ username, events, choice }: EventFiltersProps) {
  const navigate = useNavigate();
  const comingSearch = useComingSearch();
  const months = monthsOf(events);
  const at = (own: Partial<EventChoice>) => {
    const coming = readEventChoice(new URLSearchParams(comingSearch()));
    return paths.events(username, { ...coming, ...own });
  };
  return (
    <div className={styles.filters}>
      <SearchBox
        label="Cari Event"
        action={paths.events(username)}
        keyword={choice.keyword}
        keep={choice.month ? { month: choice.month } : {}}
        onSearch={(keyword) => void navigate(at({ keyword }), { replace: true })}
      />
      {months.length > 1 && (
        <ChipRow label="Bulan">
          {['', ...months].map((month) => (
            <PageLink
              key={month}
              className={chipClass}
              to={paths.events(username, { ...choice, month })}
              move={month === choice.month ? undefined : () => void navigate(at({ month }))}
              aria-current={month === choice.month || undefined}
            >
              {month === '' ? 'Semua bulan' : formatMonth(`${month}-01`)}
            </PageLink>
          ))}
        </ChipRow>
      )}
    </div>
  );
}
