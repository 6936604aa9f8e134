import { Select } from '@lapak/ui/select';
import { TextField } from '@lapak/ui/text-field';
import { useDebounced } from '@lapak/ui/use-debounced';
import { useState } from 'react';
import type { OrderListArgs } from '../../api/order-api.ts';
import { orderStates } from './orders-filter.ts';
import styles from './transactions.module.css';

const ALL = 'all';
const DEBOUNCE_MS = 500;

interface OrdersFilterBarProps {
  filter: OrderListArgs;
  onChange: (change: { status?: string; search?: string }) => void;
}

/** Narrows the list to a state and to an invoice number. */
export function OrdersFilterBar({ filter, onChange }: OrdersFilterBarProps) {
  const [typed, setTyped] = useState(filter.search);
  const { later } = useDebounced((search: string) => onChange({ search: search.trim() }), DEBOUNCE_MS);
  return (
    <search className={styles.filter}>
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
      <Select
        label="Status"
        value={filter.status ?? ALL}
        options={[{ value: ALL, label: 'Semua' }, ...orderStates]}
        onValueChange={(value) => onChange({ status: value === ALL ? '' : value })}
      />
    </search>
  );
}
