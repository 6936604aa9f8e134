import type { CartLine } from '@lapak/domain/cart-line';
import { formatThousands } from '@lapak/domain/rupiah';

/** "Pre-Order (dikirim dalam 7 hari)", or empty. */
export function preOrderLabel(line: CartLine): string {
  if (line.pre_order !== 1) return '';
  return line.pre_order_time ? `Pre-Order (dikirim dalam ${line.pre_order_time} hari)` : 'Pre-Order';
}

/** Weight of one piece: "min-max gr" for a range, else "250 gr"; empty for what weighs nothing. */
export function weightLabel(line: CartLine): string {
  if (line.category !== 'barang') return '';
  if (line.type_of_weight === 'range') {
    return `${formatThousands(line.berat_min ?? 0)}-${formatThousands(line.berat_max ?? 0)} gr`;
  }
  const grams = (line.enable_variations === 1 ? line.price_variety?.berat : null) ?? line.berat;
  return grams > 0 ? `${formatThousands(grams)} gr` : '';
}
