import type { EventCounts } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { ChipRow, chipClass } from '@lapak/ui/chip-row';
import { SearchBox } from '@lapak/ui/search-box';
import styles from '../../components/list-filters.module.css';
import { eventStateLabels } from '../../features/events/event-lists.ts';
import { valuesOf } from '../../features/products/product-lists.ts';
import { useListChoice } from '../../lib/use-list-choice.ts';
import { eventsHref, eventsQuery, type EventsQuery } from './events-query.ts';

interface EventsFiltersProps {
  query: EventsQuery;
  counts: EventCounts | null;
}

/** Title, search and state; all but the title are in the address. */
export function EventsFilters({ query, counts }: EventsFiltersProps) {
  const { q, state = 'all' } = query;
  const { choose, narrow } = useListChoice((search) => eventsQuery(query.toko, search), eventsHref);
  return (
    <div className={styles.filters}>
      <div className={styles.head}>
        <h1 className={styles.title}>Acara</h1>
        <SearchBox
          label="Cari acara"
          action={consolePaths.events(query.toko)}
          keyword={q ?? ''}
          onSearch={(text) => narrow({ q: text || undefined })}
        />
        <PageLink className={buttonClass()} to={consolePaths.newEvent(query.toko)}>
          Tambah acara
        </PageLink>
      </div>
      <ChipRow label="Keadaan acara">
        {valuesOf(eventStateLabels).map((name) => (
          <PageLink
            key={name}
            to={eventsHref({ ...query, page: 1, state: name })}
            move={name === state ? undefined : () => choose({ state: name })}
            className={chipClass}
            aria-current={name === state ? 'page' : undefined}
          >
            <span>{eventStateLabels[name]}</span>
            {counts && <span className={styles.count}>{formatThousands(counts[name])}</span>}
          </PageLink>
        ))}
      </ChipRow>
    </div>
  );
}
