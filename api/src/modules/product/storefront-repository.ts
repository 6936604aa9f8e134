import { and, asc, desc, eq, gt, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { BankAccount, Banner, Category } from '@lapak/contracts/api/catalogue';
import { transferGroups } from '@lapak/contracts/payment-kinds';
import type { Queryable } from '../../db/client.ts';
import { oneRow } from '../../db/one-row.ts';
import { prepared, withConstants } from '../../db/prepared.ts';
import { categories, productImages, products } from '../../db/schema/catalogue.ts';
import { listedCounts } from '../../db/schema/listed-counts.ts';
import { banners, paymentAccounts } from '../../db/schema/stores.ts';
import { fileUrl } from '../store/store-view.ts';
import { isListed } from './product-cards.ts';

type BannerRow = Pick<
  typeof banners.$inferSelect,
  'id' | 'title' | 'imageKey' | 'content' | 'createdBy' | 'createdAt'
>;

/** A banner as the wire has it; `code` is "00" for one that is there (spec 1 §7). */
const bannerView = (banner: BannerRow): Banner => ({
  id: banner.id,
  title: banner.title,
  image_url: fileUrl(banner.imageKey) ?? '',
  content: banner.content,
  created_by: banner.createdBy,
  created_at_unix: Math.floor(banner.createdAt.getTime() / 1000),
  code: '00',
});

/** A store's data on its listing pages. */
export interface ListingContext {
  /** With how many products each has, in the store's order; empty ones are left out. */
  category: Category[];
  banner: Banner[];
  /** The seller's own accounts that a shopper may transfer to. */
  banks: BankAccount[];
}

/** Rows as JSON has them, by the names that their query gives them. */
export interface ContextRows {
  category: (Omit<Category, 'image_url'> & { imageKey: string | null })[];
  banner: (Omit<BannerRow, 'createdAt'> & { createdAt: string })[];
  banks: {
    id: number;
    holder: string;
    number: string;
    bankId: number | null;
    nama: string;
    img: string | null;
  }[];
}

/** A query's rows in its order, as one value. */
export const jsonRows = <T>(query: SQLWrapper) =>
  sql<T>`(select coalesce(json_agg(listed), '[]') from (${query}) listed)`;

/** A store's lists, each as one value of a row. Needs the placeholder `storeId`. */
export function contextLists(db: Queryable) {
  const storeId = sql.placeholder('storeId');
  // Its order is that of an index: one entry is read per category, however many products it has.
  const bestPicture = db
    .select({ key: productImages.fileKey })
    .from(products)
    .innerJoin(
      productImages,
      and(
        eq(productImages.storeId, products.storeId),
        eq(productImages.productId, products.id),
        // Pictures are counted from 0.
        eq(productImages.position, 0),
      ),
    )
    .where(and(eq(products.storeId, storeId), eq(products.categoryId, categories.id), isListed))
    .orderBy(desc(products.soldCount), asc(products.isSoldOut), desc(products.id))
    .limit(1);
  const category = db
    .select({
      id: categories.id,
      nama: categories.nama,
      color: categories.color,
      total_product: sql`${listedCounts.total}`.as('total_product'),
      imageKey: sql`coalesce(${categories.imageKey}, (${bestPicture}))`.as('imageKey'),
    })
    .from(categories)
    .innerJoin(
      listedCounts,
      and(eq(listedCounts.storeId, categories.storeId), eq(listedCounts.categoryId, categories.id)),
    )
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false), gt(listedCounts.total, 0)))
    .orderBy(asc(categories.position), asc(categories.id));
  const banner = db
    .select({
      id: banners.id,
      title: banners.title,
      imageKey: sql`${banners.imageKey}`.as('imageKey'),
      content: banners.content,
      createdBy: sql`${banners.createdBy}`.as('createdBy'),
      createdAt: sql`${banners.createdAt}`.as('createdAt'),
    })
    .from(banners)
    .where(and(eq(banners.storeId, storeId), eq(banners.isRemoved, false)))
    .orderBy(asc(banners.position), desc(banners.id));
  const banks = db
    .select({
      id: paymentAccounts.id,
      holder: sql`${paymentAccounts.namaRekening}`.as('holder'),
      number: sql`${paymentAccounts.nomorRekening}`.as('number'),
      bankId: sql`${paymentAccounts.bankTypeId}`.as('bankId'),
      nama: paymentAccounts.nama,
      img: sql`${paymentAccounts.imgKey}`.as('img'),
    })
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.storeId, storeId),
        eq(paymentAccounts.isRemoved, false),
        inArray(paymentAccounts.group, transferGroups),
        eq(paymentAccounts.typeOfPayment, 'manual'),
      ),
    )
    .orderBy(asc(paymentAccounts.position), asc(paymentAccounts.id));
  return {
    category: jsonRows<ContextRows['category']>(category),
    banner: jsonRows<ContextRows['banner']>(banner),
    banks: jsonRows<ContextRows['banks']>(banks),
  };
}

/** The accounts as the wire has them. */
export const bankViews = (rows: ContextRows['banks']): BankAccount[] =>
  rows.map(({ id, holder, number, bankId, nama, img }) => ({
    id,
    nama_rekening: holder,
    nomor_rekening: number,
    type: { id: bankId ?? id, nama, img: fileUrl(img) },
  }));

/** The lists as the wire has them. */
export const contextView = (rows: ContextRows): ListingContext => ({
  category: rows.category.map(({ imageKey, ...category }) => ({ ...category, image_url: fileUrl(imageKey) })),
  banner: rows.banner.map((row) => bannerView({ ...row, createdAt: new Date(row.createdAt) })),
  banks: bankViews(rows.banks),
});

export const storefrontRepository = (db: Queryable) => ({
  async context(storeId: number): Promise<ListingContext> {
    const statement = prepared(db, 'listing context', (on, name) =>
      on
        .select(withConstants(contextLists(on)))
        .from(oneRow)
        .prepare(name),
    );
    const [rows] = await statement.execute({ storeId });
    return contextView(rows ?? { category: [], banner: [], banks: [] });
  },

  async banner(storeId: number, id: number): Promise<Banner | null> {
    const [row] = await db
      .select()
      .from(banners)
      .where(and(eq(banners.storeId, storeId), eq(banners.id, id), eq(banners.isRemoved, false)));
    return row ? bannerView(row) : null;
  },
});
