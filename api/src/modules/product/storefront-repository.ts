import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { BankAccount, Banner, Category } from '@lapak/contracts/api/catalogue';
import type { Queryable } from '../../db/client.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { banners, paymentAccounts } from '../../db/schema/stores.ts';
import { paymentMethodView } from '../payment-method/payment-method-repository.ts';
import { fileUrl } from '../setting/store-view.ts';
import { isListed } from './product-cards.ts';

type BannerRow = typeof banners.$inferSelect;

/** A banner as the wire has it; `code` is "00" for one that is there (spec 1 §7). */
export const bannerView = (banner: BannerRow): Banner => ({
  id: banner.id,
  title: banner.title,
  image_url: fileUrl(banner.imageKey) ?? '',
  content: banner.content,
  created_by: banner.createdBy,
  created_at_unix: Math.floor(banner.createdAt.getTime() / 1000),
  code: '00',
});

/** What stands around a store's products. */
export const storefrontRepository = (db: Queryable) => ({
  /** Categories with how many products each has, in the store's order; empty ones are left out. */
  async categories(storeId: number): Promise<Category[]> {
    return db
      .select({
        id: categories.id,
        nama: categories.nama,
        color: categories.color,
        total_product: sql<number>`count(*)::int`,
      })
      .from(categories)
      .innerJoin(
        products,
        and(eq(products.storeId, categories.storeId), eq(products.categoryId, categories.id), isListed),
      )
      .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)))
      .groupBy(categories.storeId, categories.id)
      .orderBy(asc(categories.position), asc(categories.id));
  },

  async banners(storeId: number): Promise<Banner[]> {
    const rows = await db
      .select()
      .from(banners)
      .where(and(eq(banners.storeId, storeId), eq(banners.isRemoved, false)))
      .orderBy(asc(banners.position), desc(banners.id));
    return rows.map(bannerView);
  },

  async banner(storeId: number, id: number): Promise<Banner | null> {
    const [row] = await db
      .select()
      .from(banners)
      .where(and(eq(banners.storeId, storeId), eq(banners.id, id), eq(banners.isRemoved, false)));
    return row ? bannerView(row) : null;
  },

  /** The seller's own accounts that a shopper may transfer to. */
  async banks(storeId: number): Promise<BankAccount[]> {
    const rows = await db
      .select()
      .from(paymentAccounts)
      .where(
        and(
          eq(paymentAccounts.storeId, storeId),
          eq(paymentAccounts.isRemoved, false),
          inArray(paymentAccounts.group, ['bank', 'e_wallet']),
          eq(paymentAccounts.typeOfPayment, 'manual'),
        ),
      )
      .orderBy(asc(paymentAccounts.position), asc(paymentAccounts.id));
    return rows.map((row) => {
      const { id, nama_rekening, nomor_rekening, type } = paymentMethodView(row);
      return { id, nama_rekening, nomor_rekening, type: { id: type.id, nama: type.nama, img: type.img } };
    });
  },
});
