import type { Order } from '@lapak/contracts/api/order';
import { formatRupiah } from '@lapak/domain/rupiah';

export interface Fact {
  label: string;
  value: string;
}

type Amounts = Pick<
  Order,
  | 'total_harga_barang'
  | 'ongkir'
  | 'kode_unik'
  | 'admin_fee'
  | 'donate_amount'
  | 'discount'
  | 'total'
  | 'products'
>;

/** Pieces of all lines. */
export function productCount(order: Pick<Order, 'products'>): number {
  return order.products.reduce((sum, line) => sum + line.pivot.qty, 0);
}

/**
 * 'Rincian Pembayaran' (spec 3 §2) without its last row, the total. Goods are always listed; parts that an
 * order lacks (shipping of a service, a donation) are left out.
 */
export function breakdownRows(order: Amounts): Fact[] {
  const rows: [string, number][] = [
    ['Ongkos Kirim', order.ongkir],
    ['Kode Unik', order.kode_unik],
    ['Biaya Admin', order.admin_fee],
    ['Donasi', order.donate_amount],
    ['Diskon', -order.discount],
  ];
  return [
    {
      label: `Total Harga (${productCount(order)} produk)`,
      value: formatRupiah(order.total_harga_barang),
    },
    ...rows
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => ({ label, value: formatRupiah(amount) })),
  ];
}
