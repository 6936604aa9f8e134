import { paths } from '@lapak/contracts/routes';
import { formatThousands } from '@lapak/domain/rupiah';
import { buttonClass } from '@lapak/ui/button';
import { SearchBox } from '@lapak/ui/search-box';
import type { OrderListArgs } from '../../api/order-api.ts';
import { LONGEST_SEARCH, orderStates } from './orders-filter.ts';
import styles from './transactions.module.css';

const choices = [{ value: null, label: 'Semua' }, ...orderStates];

interface OrdersFilterBarProps {
  filter: OrderListArgs;
  /** How many orders match; undefined until the answer has arrived. */
  total: number | undefined;
  onChange: (change: { status?: string; search?: string }) => void;
}

/** Narrows the list to a state and to an invoice number. */
export function OrdersFilterBar({ filter, total, onChange }: OrdersFilterBarProps) {
  return (
    <div className={styles.filter}>
      <SearchBox
        label="Cari nomor pesanan"
        action={paths.transactions(filter.username)}
        keyword={filter.search}
        maxLength={LONGEST_SEARCH}
        onSearch={(search) => onChange({ search })}
      />
      <div className={styles.states} role="group" aria-label="Status">
        {choices.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            className={buttonClass({
              size: 'sm',
              variant: value === filter.status ? 'primary' : 'secondary',
            })}
            aria-pressed={value === filter.status}
            onClick={() => onChange({ status: value ?? '' })}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {total !== undefined && `${formatThousands(total)} transaksi`}
      </p>
    </div>
  );
}
