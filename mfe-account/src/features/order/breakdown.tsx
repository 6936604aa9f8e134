import type { Order } from '@lapak/contracts/api/order';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { OrderAmounts } from '@lapak/ordering/order/order-amounts';

/** Pieces of all lines: "1.200 produk". */
export function piecesText(order: Pick<Order, 'products'>): string {
  const pieces = order.products.reduce((sum, line) => sum + line.pivot.qty, 0);
  return `${formatThousands(pieces)} produk`;
}

/** 'Rincian Pembayaran' (spec 3 §2); goods are always listed. */
export function Breakdown({ order }: { order: Order }) {
  const ordered = {
    label: `Total Harga (${piecesText(order)})`,
    value: formatRupiah(order.total_harga_barang),
  };
  return <OrderAmounts ordered={ordered} order={order} total={formatRupiah(order.total)} />;
}
