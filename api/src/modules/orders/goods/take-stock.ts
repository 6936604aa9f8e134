import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { addToRows, sums } from '../../../db/add-to-rows.ts';
import { lockProducts } from '../../../db/lock-products.ts';
import { prepared } from '../../../db/prepared.ts';
import { priceVarieties, products } from '../../../db/schema/catalogue.ts';
import { inOrder } from '../../../lib/in-order.ts';
import { refused, RefusedInTransaction } from '../../../lib/refusal.ts';

/** What holds stock: a product, or one of its combinations. */
export interface StockHolder {
  category: string;
  productId: number;
  /** Null when the product itself holds the stock. */
  varietyId: number | null;
  qty: number;
  nama: string;
}

/** Locks their products before them, where a combination is among them. */
async function lockHolders(
  tx: Transaction,
  storeId: number,
  holders: readonly Pick<StockHolder, 'productId' | 'varietyId'>[],
): Promise<void> {
  if (holders.every(({ varietyId }) => varietyId === null)) return;
  const ids = holders.map(({ productId }) => productId);
  await lockProducts(tx, storeId, ids);
}

/** Services have no stock. */
const holdsStock = (holder: Pick<StockHolder, 'category'>) => holder.category !== 'jasa';

/** The one order in which several rows are locked, so that transactions do not deadlock: products, then combinations. */
const inLockOrder = (holders: readonly StockHolder[]): StockHolder[] =>
  [...holders].sort((a, b) => (a.varietyId ?? 0) - (b.varietyId ?? 0) || a.productId - b.productId);

const given = {
  storeId: sql.placeholder('storeId'),
  productId: sql.placeholder('productId'),
  varietyId: sql.placeholder('varietyId'),
  qty: sql.placeholder('qty'),
};

const takeOfProduct = (tx: Transaction) =>
  prepared(tx, 'take stock of a product', (on, name) =>
    on
      .update(products)
      .set({ stock: sql`${products.stock} - ${given.qty}` })
      .where(
        and(
          eq(products.storeId, given.storeId),
          eq(products.id, given.productId),
          gte(products.stock, given.qty),
        ),
      )
      .returning({ id: products.id })
      .prepare(name),
  );

const takeOfCombination = (tx: Transaction) =>
  prepared(tx, 'take stock of a combination', (on, name) =>
    on
      .update(priceVarieties)
      .set({ stock: sql`${priceVarieties.stock} - ${given.qty}` })
      .where(
        and(
          eq(priceVarieties.storeId, given.storeId),
          eq(priceVarieties.id, given.varietyId),
          eq(priceVarieties.productId, given.productId),
          gte(priceVarieties.stock, given.qty),
        ),
      )
      .returning({ id: priceVarieties.id })
      .prepare(name),
  );

async function takeOne(
  tx: Transaction,
  storeId: number,
  { productId, varietyId, qty }: StockHolder,
): Promise<boolean> {
  const taken =
    varietyId === null
      ? await takeOfProduct(tx).execute({ storeId, productId, qty })
      : await takeOfCombination(tx).execute({ storeId, productId, varietyId, qty });
  return taken.length === 1;
}

async function stockLeft(tx: Transaction, storeId: number, holder: StockHolder): Promise<number> {
  const [row] =
    holder.varietyId === null
      ? await tx
          .select({ stock: products.stock })
          .from(products)
          .where(and(eq(products.storeId, storeId), eq(products.id, holder.productId)))
      : await tx
          .select({ stock: priceVarieties.stock })
          .from(priceVarieties)
          .where(and(eq(priceVarieties.storeId, storeId), eq(priceVarieties.id, holder.varietyId)));
  return row?.stock ?? 0;
}

/** "Maaf, stok "Kopi Gayo" sudah habis", or how many are left. */
export const stockMessage = (nama: string, left: number): string =>
  left > 0 ? `Maaf, stok "${nama}" tersisa ${left}` : `Maaf, stok "${nama}" sudah habis`;

/**
 * Takes the stock of every line, each by a conditional update, so that what is not there is never sold.
 * @throws RefusedInTransaction naming the product, when one has too little; nothing is taken then
 */
export async function takeStock(
  tx: Transaction,
  storeId: number,
  holders: readonly StockHolder[],
): Promise<void> {
  const inTurn = inLockOrder(holders.filter(holdsStock));
  await lockHolders(tx, storeId, inTurn);
  const taken = await inOrder(inTurn.map((holder) => takeOne(tx, storeId, holder)));
  const short = inTurn.find((_holder, at) => !taken[at]);
  if (!short) return;
  const left = await stockLeft(tx, storeId, short);
  throw new RefusedInTransaction(refused(409, stockMessage(short.nama, left)));
}

/** Puts the stock of lines back; call it only in the transaction that ends their orders. */
export async function returnStock(
  tx: Transaction,
  storeId: number,
  holders: readonly Omit<StockHolder, 'nama'>[],
): Promise<void> {
  const held = holders.filter(holdsStock);
  const ofProducts = sums(
    held.flatMap(({ productId, varietyId, qty }) => (varietyId === null ? [[productId, qty] as const] : [])),
  );
  const ofVarieties = sums(
    held.flatMap(({ varietyId, qty }) => (varietyId === null ? [] : [[varietyId, qty] as const])),
  );
  await lockHolders(tx, storeId, held);
  await addToRows(tx, { table: products, column: products.stock }, storeId, ofProducts);
  await addToRows(tx, { table: priceVarieties, column: priceVarieties.stock }, storeId, ofVarieties);
}
