import { formatThousands } from '@lapak/domain/rupiah';
import { buttonClass } from '@lapak/ui/button';
import { TextField } from '@lapak/ui/text-field';
import { useDebounced } from '@lapak/ui/use-debounced';
import { useState } from 'react';
import type { OrderListArgs } from '../../api/order-api.ts';
import { orderStates } from './orders-filter.ts';
import styles from './transactions.module.css';

const choices = [{ value: null, label: 'Semua' }, ...orderStates];
const DEBOUNCE_MS = 500;

interface OrdersFilterBarProps {
  filter: OrderListArgs;
  /** How many orders match; undefined until the answer has arrived. */
  total: number | undefined;
  onChange: (change: { status?: string; search?: string }) => void;
}

/** Narrows the list to a state and to an invoice number. */
export function OrdersFilterBar({ filter, total, onChange }: OrdersFilterBarProps) {
  const [typed, setTyped] = useState(filter.search);
  const { later } = useDebounced((search: string) => onChange({ search: search.trim() }), DEBOUNCE_MS);
  return (
    <div role="search" className={styles.filter}>
      <TextField
        label="Cari nomor pesanan"
        type="search"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          later(value);
        }}
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
