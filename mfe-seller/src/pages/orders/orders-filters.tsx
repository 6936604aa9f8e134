import type { OrderCounts } from '@lapak/contracts/api/seller-order';
import * as consolePaths from '@lapak/contracts/console-paths';
import { withQuery } from '@lapak/contracts/paths';
import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { chipClass, ChipRow } from '@lapak/ui/chip-row';
import { classNames } from '@lapak/ui/class-names';
import { SearchBox } from '@lapak/ui/search-box';
import { Select } from '@lapak/ui/select';
import { filterLabels, kindLabels } from '../../features/orders/order-labels.ts';
import { orderFilters, orderKinds } from '../../features/orders/order-lists.ts';
import { oneOf } from '../../lib/address-query.ts';
import { useListChoice } from '../../lib/use-list-choice.ts';
import { ordersQuery, type OrdersQuery } from './orders-query.ts';
import styles from './orders-filters.module.css';

const exportFormats = ['xlsx', 'csv'] as const;

/** Where the orders that are listed, on all pages, come as a file. */
const exportUrl = ({ toko, filter, kind, q }: OrdersQuery, format: (typeof exportFormats)[number]): string =>
  withQuery(`/api/seller/toko/${encodeURIComponent(toko)}/ekspor`, { filter, kind, q, format });

const kindOptions = [
  { value: 'all', label: 'Semua jenis' },
  ...orderKinds.map((value) => ({ value, label: kindLabels[value] })),
];

const ordersHref = ({ toko, filter, kind, q }: OrdersQuery): string =>
  consolePaths.orders(toko, { filter: filter === 'all' ? undefined : filter, kind, q });

/** Lists that want to be looked at when they are not empty. */
const urgent: readonly string[] = ['proof'];

interface OrdersFiltersProps {
  query: OrdersQuery;
  counts: OrderCounts | null;
}

/** Title, search, kind and status; all but the title are in the address. */
export function OrdersFilters({ query, counts }: OrdersFiltersProps) {
  const { toko, filter = 'all', kind, q } = query;
  const { choose, narrow } = useListChoice((search) => ordersQuery(toko, search), ordersHref);
  return (
    <div className={styles.filters}>
      <div className={styles.narrowing}>
        <h1 className={styles.title}>Pesanan</h1>
        <SearchBox
          label="Cari pesanan"
          action={consolePaths.orders(toko)}
          keyword={q ?? ''}
          onSearch={(text) => narrow({ q: text || undefined })}
        />
        <Select
          label="Jenis"
          className={styles.kind}
          value={kind ?? 'all'}
          options={kindOptions}
          onValueChange={(value) => narrow({ kind: oneOf(orderKinds, value) })}
        />
      </div>
      <p className={styles.export}>
        <span>Unduh:</span>
        {exportFormats.map((format) => (
          <a key={format} href={exportUrl(query, format)} download>
            {format === 'xlsx' ? 'Excel' : 'CSV'}
          </a>
        ))}
      </p>
      <ChipRow label="Status pesanan">
        {orderFilters.map((name) => (
          <PageLink
            key={name}
            to={ordersHref({ ...query, filter: name })}
            move={name === filter ? undefined : () => choose({ filter: name })}
            className={classNames(chipClass, styles.tab)}
            aria-current={name === filter ? 'page' : undefined}
          >
            <span>{filterLabels[name]}</span>
            {counts && counts[name] > 0 && (
              <span className={styles.count} data-urgent={urgent.includes(name) || undefined}>
                {formatThousands(counts[name])}
              </span>
            )}
          </PageLink>
        ))}
      </ChipRow>
    </div>
  );
}
