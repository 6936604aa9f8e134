import type { OrderLine } from '@lapak/contracts/api/order';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';

/** "2 x Rp12.500". */
export function qtyTimesPrice(line: OrderLine): string {
  return `${formatThousands(line.pivot.qty)} x ${formatPrice(line.pivot.harga)}`;
}

/** "500 gram", "400-600 gram" for a range; empty without a weight (spec 3 §2). */
export function weightText({ pivot }: OrderLine): string {
  if (pivot.type_of_weight === 'range') {
    return `${formatThousands(pivot.berat_min ?? 0)}-${formatThousands(pivot.berat_max ?? 0)} gram`;
  }
  return pivot.berat > 0 ? `${formatThousands(pivot.berat)} gram` : '';
}

/** "Pre-Order 7 hari"; empty for products in stock. */
export function preOrderText({ pivot }: OrderLine): string {
  if (pivot.pre_order !== 1) return '';
  return pivot.pre_order_time ? `Pre-Order ${pivot.pre_order_time} hari` : 'Pre-Order';
}
