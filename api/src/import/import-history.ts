import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoreDocument } from './store-document.ts';
import type { PastOrder } from './store-document/history.ts';
import { formatDateWire } from '@lapak/domain/wire-dates';
import { insertRows } from '../db/insert-rows.ts';
import { priceVarieties, products, productImages, variationOptions } from '../db/schema/catalogue.ts';
import { reviews } from '../db/schema/product-feedback.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { publicIdIn } from '../lib/store-in-id.ts';
import { takeNumbers } from '../modules/store/store-queue.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportSteps } from './import-steps.ts';
import { chunks } from './write-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type ProductRow = typeof products.$inferSelect;
type VarietyRow = typeof priceVarieties.$inferSelect;

interface Sold {
  product: ProductRow;
  variety: VarietyRow | null;
  imageKey: string | null;
  pairs: { name: string; option: string }[];
}

/** Keys by which an entry of a document is the same order, however often it is imported. */
function keysOf(list: readonly PastOrder[]): string[] {
  const seen = new Map<string, number>();
  return list.map((entry) => {
    const hash = createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32);
    const times = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, times);
    return `import:${hash}:${times}`;
  });
}

/** Products of the document's past orders, with what their orders keep. */
async function soldGoods(
  { tx, storeId }: ImportContext,
  document: StoreDocument,
  ids: ReadonlyMap<string, number>,
) {
  const wanted = [...new Set((document.history ?? []).flatMap((entry) => ids.get(entry.product_key) ?? []))];
  if (wanted.length === 0) return () => null;
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, wanted)));
  const varieties = await tx
    .select()
    .from(priceVarieties)
    .where(
      and(
        eq(priceVarieties.storeId, storeId),
        inArray(priceVarieties.productId, wanted),
        eq(priceVarieties.isRemoved, false),
      ),
    );
  const options = await tx.select().from(variationOptions).where(eq(variationOptions.storeId, storeId));
  const nameOf = new Map(options.map(({ id, optionName }) => [id, optionName]));
  const images = await tx
    .select()
    .from(productImages)
    .where(
      and(
        eq(productImages.storeId, storeId),
        inArray(productImages.productId, wanted),
        eq(productImages.position, 0),
      ),
    );
  const documents = new Map((document.products ?? []).map((product) => [product.key, product]));
  return (entry: PastOrder): Sold | null => {
    const product = rows.find(({ id }) => id === ids.get(entry.product_key));
    if (!product) return null;
    const names = entry.options ?? [];
    const variety = varieties.find(
      (row) =>
        row.productId === product.id &&
        names.length > 0 &&
        [row.optionId1, row.optionId2, row.optionId3, row.optionId4, row.optionId5]
          .slice(0, names.length)
          .every((id, at) => id !== null && nameOf.get(id) === names[at]),
    );
    const levels = documents.get(entry.product_key)?.product_variety ?? [];
    return {
      product,
      variety: variety ?? null,
      imageKey: images.find((image) => image.productId === product.id)?.fileKey ?? null,
      pairs: names.map((option, at) => ({ name: levels[at]?.variation_name ?? '', option })),
    };
  };
}

interface PastSale {
  entry: PastOrder;
  key: string;
  sold: Sold;
  at: Date;
}

const priceOf = ({ sold }: PastSale) => sold.variety?.price ?? sold.product.harga;

function orderValues(storeId: number, sale: PastSale, invoice: string): typeof orders.$inferInsert {
  const { entry, sold, at, key } = sale;
  const total = priceOf(sale) * entry.qty;
  return {
    storeId,
    publicId: publicIdIn(storeId),
    invoice,
    kind: sold.product.category,
    status: 'PAID',
    nama: entry.nama,
    handphone: entry.handphone,
    email: entry.email,
    totalHargaBarang: total,
    total,
    statusPengiriman: 'SELESAI',
    idempotencyKey: key,
    createdAt: at,
    updatedAt: at,
    paidAt: at,
    finishedAt: at,
  };
}

const lineValues = (storeId: number, orderId: number, sale: PastSale): typeof orderLines.$inferInsert => {
  const { product, variety, imageKey, pairs } = sale.sold;
  return {
    storeId,
    orderId,
    position: 0,
    productId: product.id,
    varietyId: variety?.id ?? null,
    nama: product.nama,
    slug: product.slug,
    imageKey,
    productLink: product.link,
    downloadKey: product.downloadKey,
    downloadBytes: product.downloadBytes,
    category: product.category,
    qty: sale.entry.qty,
    harga: priceOf(sale),
    variations: pairs,
    typeOfWeight: product.typeOfWeight,
    berat: variety?.berat ?? product.berat,
    beratMin: product.beratMin,
    beratMax: product.beratMax,
    enableVariations: product.enableVariations,
    preOrder: product.preOrder,
    preOrderTime: product.preOrderTime,
  };
};

/** Counts the sales and reviews into their products, as orders and reviews of today do. */
async function count({ tx, storeId }: ImportContext, sales: readonly PastSale[]): Promise<void> {
  const sums = new Map<number, { sold: number; stars: number; reviews: number }>();
  for (const { entry, sold } of sales) {
    const sum = sums.get(sold.product.id) ?? { sold: 0, stars: 0, reviews: 0 };
    sum.sold += entry.qty;
    if (entry.review) {
      sum.stars += entry.review.star;
      sum.reviews += 1;
    }
    sums.set(sold.product.id, sum);
  }
  for (const [productId, sum] of [...sums].sort(([a], [b]) => a - b)) {
    await tx
      .update(products)
      .set({
        soldCount: sql`${products.soldCount} + ${sum.sold}`,
        ratingSum: sql`${products.ratingSum} + ${sum.stars}`,
        reviewCount: sql`${products.reviewCount} + ${sum.reviews}`,
      })
      .where(and(eq(products.storeId, storeId), eq(products.id, productId)));
  }
}

async function invoiceNumbers({ tx, storeId }: ImportContext, sales: readonly PastSale[]): Promise<string[]> {
  const first = (await takeNumbers(tx, storeId, sales.length)) - sales.length + 1;
  return sales.map(({ at }, index) => {
    const day = formatDateWire(at).replaceAll('-', '');
    return `INV-${day}-${String(first + index).padStart(6, '0')}`;
  });
}

async function writeSales(context: ImportContext, sales: readonly PastSale[]): Promise<void> {
  const { tx, storeId } = context;
  const invoices = await invoiceNumbers(context, sales);
  const made = await insertRows(
    tx,
    orders,
    sales.map((sale, at) => orderValues(storeId, sale, invoices[at] ?? '')),
    ['id', 'idempotencyKey'],
  );
  const ids = new Map(made.map(({ id, idempotencyKey }) => [idempotencyKey, id]));
  const idOf = (sale: PastSale) => ids.get(sale.key) ?? 0;
  const lines = sales.map((sale) => lineValues(storeId, idOf(sale), sale));
  await insertRows(tx, orderLines, lines, []);
  const reviewed = sales.flatMap((sale) => (sale.entry.review ? [{ sale, review: sale.entry.review }] : []));
  const ofSales = reviewed.map(({ sale, review }) => ({
    storeId,
    productId: sale.sold.product.id,
    orderId: idOf(sale),
    name: review.name ?? sale.entry.nama,
    star: review.star,
    ulasan: review.ulasan,
    createdAt: sale.at,
  }));
  await insertRows(tx, reviews, ofSales, []);
  await count(context, sales);
  context.written.rows += sales.length;
}

/** Finished orders of the time before, with their reviews. Those that an earlier import brought stay as they are. */
export async function importHistory(
  steps: ImportSteps,
  document: StoreDocument,
  ids: ReadonlyMap<string, number>,
): Promise<number> {
  const { look } = steps;
  const { tx, storeId, now } = look;
  const history = document.history ?? [];
  if (history.length === 0) return 0;
  const keys = keysOf(history);
  const soldBy = await soldGoods(look, document, ids);
  let written = 0;
  const entries = history.map((entry, at) => ({ entry, key: keys[at] ?? '' }));
  for (const part of steps.pieces(entries).flatMap((piece) => chunks(piece))) {
    const known = await tx
      .select({ key: orders.idempotencyKey })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, storeId),
          inArray(
            orders.idempotencyKey,
            part.map(({ key }) => key),
          ),
        ),
      );
    const sales = part.flatMap(({ entry, key }): PastSale[] => {
      const sold = soldBy(entry);
      if (!sold || known.some((row) => row.key === key)) return [];
      return [{ entry, key, sold, at: new Date(now.getTime() - entry.days_ago * DAY_MS) }];
    });
    if (sales.length > 0) await steps.portion((context) => writeSales(context, sales));
    written += sales.length;
  }
  return written;
}
