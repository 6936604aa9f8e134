import { formatThousands } from '@lapak/domain/rupiah';
import type { ManyChange } from '@lapak/contracts/api/seller-product';
import { limits } from '@lapak/contracts/limits';
import { NO_CATEGORY } from '../../features/products/product-lists.ts';

type ChangeKind = ManyChange['kind'];

export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  price: 'Harga',
  stock: 'Stok',
  category: 'Kategori',
  promo: 'Promo',
  visibility: 'Tampil di toko',
  remove: 'Hapus produk',
};

/** The form of a change of many. Numbers are their digits. */
export interface ManyChangeValues {
  kind: ChangeKind;
  direction: 'up' | 'down';
  by: 'amount' | 'percent';
  value: string;
  round_to: '1' | '100' | '500' | '1000';
  with_discount: boolean;
  stock_by: 'more' | 'less' | 'set';
  pieces: string;
  category_key: string;
  is_promo: '0' | '1';
  is_hidden: '0' | '1';
}

export const firstValues: ManyChangeValues = {
  kind: 'price',
  direction: 'up',
  by: 'percent',
  value: '',
  round_to: '1',
  with_discount: true,
  stock_by: 'more',
  pieces: '',
  category_key: '',
  is_promo: '1',
  is_hidden: '1',
};

const atMost = (most: number) => `Paling banyak ${formatThousands(most)}`;
const flag = (text: '0' | '1') => (text === '1' ? 1 : 0);

/** The errors of a form, by field. */
export function changeErrors({
  kind,
  by,
  direction,
  value,
  stock_by,
  pieces,
  category_key,
}: ManyChangeValues) {
  const errors: Partial<Record<keyof ManyChangeValues, string>> = {};
  const isPercent = by === 'percent';
  if (kind === 'price' && (value === '' || Number(value) === 0))
    errors.value = isPercent ? 'Isi persennya, misalnya 10' : 'Isi jumlahnya, misalnya 5.000';
  else if (kind === 'price' && isPercent && direction === 'down' && Number(value) > 100)
    errors.value = 'Paling banyak turun 100 persen';
  else if (kind === 'price' && Number(value) > limits.rupiah) errors.value = atMost(limits.rupiah);
  if (kind === 'stock' && (pieces === '' || (stock_by !== 'set' && Number(pieces) === 0)))
    errors.pieces = 'Isi jumlahnya, misalnya 10';
  else if (kind === 'stock' && Number(pieces) > limits.stock) errors.pieces = atMost(limits.stock);
  if (kind === 'category' && category_key === '') errors.category_key = 'Pilih kategorinya';
  return errors;
}

/** The change that a form without errors means. */
export function changeOf(values: ManyChangeValues): ManyChange {
  const { kind } = values;
  switch (kind) {
    case 'price':
      return {
        kind,
        by: values.by,
        value: Number(values.value) * (values.direction === 'up' ? 1 : -1),
        round_to: Number(values.round_to) as 1 | 100 | 500 | 1_000,
        with_discount: values.with_discount,
      };
    case 'stock':
      return {
        kind,
        by: values.stock_by === 'set' ? 'set' : 'add',
        value: Number(values.pieces) * (values.stock_by === 'less' ? -1 : 1),
      };
    case 'category':
      return { kind, category_key: values.category_key === NO_CATEGORY ? null : values.category_key };
    case 'promo':
      return { kind, status_promo: flag(values.is_promo) };
    case 'visibility':
      return { kind, is_hidden: flag(values.is_hidden) };
    case 'remove':
      return { kind };
  }
}
