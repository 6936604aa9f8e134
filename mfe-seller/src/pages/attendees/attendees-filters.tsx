import type { AttendeesResponse } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { ChipRow, chipClass } from '@lapak/ui/chip-row';
import { SearchBox } from '@lapak/ui/search-box';
import styles from '../../components/list-filters.module.css';
import { attendeeStateLabels } from '../../features/events/event-lists.ts';
import { valuesOf } from '../../features/products/product-lists.ts';
import { useListChoice } from '../../lib/use-list-choice.ts';
import {
  attendeeFormats,
  attendeesHref,
  attendeesQuery,
  attendeesUrl,
  type AttendeesListQuery,
} from './attendees-query.ts';

interface AttendeesFiltersProps {
  query: AttendeesListQuery;
  counts: AttendeesResponse['counts'] | null;
}

/** Search, state and files; search and state are in the address. */
export function AttendeesFilters({ query, counts }: AttendeesFiltersProps) {
  const { toko, id, q, state } = query;
  const { choose, narrow } = useListChoice((search) => attendeesQuery(toko, id, search), attendeesHref);
  return (
    <div className={styles.filters}>
      <SearchBox
        label="Cari nama, tiket, kode atau nomor pesanan"
        action={consolePaths.attendees(toko, id)}
        keyword={q ?? ''}
        onSearch={(text) => narrow({ q: text || undefined })}
      />
      <p className={styles.files}>
        <span>Unduh:</span>
        {valuesOf(attendeeFormats).map((format) => (
          <a key={format} href={attendeesUrl(query, format)} download>
            {attendeeFormats[format]}
          </a>
        ))}
      </p>
      <ChipRow label="Keadaan peserta">
        {([undefined, ...valuesOf(attendeeStateLabels)] as const).map((name) => (
          <PageLink
            key={name ?? 'all'}
            to={attendeesHref({ ...query, page: 1, state: name })}
            move={name === state ? undefined : () => choose({ state: name })}
            className={chipClass}
            aria-current={name === state ? 'page' : undefined}
          >
            <span>{name ? attendeeStateLabels[name] : 'Semua'}</span>
            {counts && <span className={styles.count}>{formatThousands(counts[name ?? 'all'])}</span>}
          </PageLink>
        ))}
      </ChipRow>
    </div>
  );
}
