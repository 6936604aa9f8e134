import type { Order } from '@lapak/contracts/api/order';
import { formatRupiah } from '@lapak/domain/rupiah';
import { Facts } from '@lapak/ui/facts';

type Parts = Pick<Order, 'ongkir' | 'kode_unik' | 'admin_fee' | 'donate_amount' | 'discount'>;

/** What is added to the price of what was ordered, in rupiah; parts that an order lacks are left out. */
export function amountFacts(order: Partial<Parts>) {
  const parts: [string, number | undefined][] = [
    ['Ongkos Kirim', order.ongkir],
    ['Kode Unik', order.kode_unik],
    ['Biaya Admin', order.admin_fee],
    ['Donasi', order.donate_amount],
    ['Diskon', order.discount && -order.discount],
  ];
  return parts.flatMap(([label, amount]) => (amount ? [{ label, value: formatRupiah(amount) }] : []));
}

interface OrderAmountsProps {
  /** What was ordered, with its price. */
  ordered: { label: string; value: string };
  order: Partial<Parts>;
  total: string;
}

/** Price details of an order (spec 3 §2). */
export function OrderAmounts({ ordered, order, total }: OrderAmountsProps) {
  return (
    <Facts isAmounts facts={[ordered, ...amountFacts(order)]} total={{ label: 'Total', value: total }} />
  );
}
