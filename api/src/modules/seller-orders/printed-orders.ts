import type { PrintedOrdersResponse } from '@lapak/contracts/api/seller-report';
import type { Database } from '../../db/client.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { orderedLines } from './ordered-lines.ts';
import { ordersOfStore, printedView } from './seller-order.ts';

/** Labels and packing lists of a store's orders, in the order of the ids; those that there are. */
export async function printedOrders(
  db: Database,
  store: StoreRow,
  publicIds: readonly string[],
): Promise<PrintedOrdersResponse['data']> {
  const found = await ordersOfStore(db, store.id, publicIds);
  const lines = await orderedLines(
    db,
    store.id,
    found.map(({ id }) => id),
  );
  const inOrder = publicIds.flatMap((id) => found.filter(({ publicId }) => publicId === id));
  return {
    sender: { nama_toko: store.namaToko, wa: store.wa, alamat: store.alamat },
    orders: inOrder.map((order) => printedView(order, lines(order.id))),
  };
}
