import type { Order } from '@lapak/contracts/api/order';
import { formatRupiah } from '@lapak/domain/rupiah';
import { OrderAmounts } from '@lapak/ordering/order/order-amounts';

/** Pieces of all lines. */
export function productCount(order: Pick<Order, 'products'>): number {
  return order.products.reduce((sum, line) => sum + line.pivot.qty, 0);
}

/** 'Rincian Pembayaran' (spec 3 §2); goods are always listed. */
export function Breakdown({ order }: { order: Order }) {
  const ordered = {
    label: `Total Harga (${productCount(order)} produk)`,
    value: formatRupiah(order.total_harga_barang),
  };
  return <OrderAmounts ordered={ordered} order={order} total={formatRupiah(order.total)} />;
}
