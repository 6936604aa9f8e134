import { formatThousands } from '@lapak/domain/rupiah';
import { and, eq, sql } from 'drizzle-orm';
import type { SellerBanner, SellerCategory, SellerVoucher } from '@lapak/contracts/api/seller-settings';
import { bannerLabels, categoryLabels, voucherLabels } from '@lapak/contracts/store-document/settings-labels';
import { limits } from '@lapak/contracts/limits';
import type { Banner, Category, Voucher } from '@lapak/contracts/store-document/store';
import type { Queryable } from '../../db/client.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { banners, vouchers } from '../../db/schema/stores.ts';
import type { CheckedList } from '../../import/check-list.ts';
import { checkBanners, checkCategories, checkVouchers } from '../../import/check-settings.ts';
import { exportBanners, exportCategories, exportVouchers } from '../../import/export-settings.ts';
import { picturePath } from '../../import/exported-values.ts';
import type { ImportContext, StoreReader } from '../../import/import-context.ts';
import { importBanners, importCategories, importVouchers } from '../../import/import-settings.ts';
import { isKept } from '../../import/kept-products.ts';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { fileUrl } from '../store/store-view.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A list of a store's document whose entries the console changes one by one. */
export interface StoreList<Entry extends object, View> {
  /** What people call an entry. */
  what: string;
  /** In actions and subjects of the log. */
  name: 'category' | 'voucher' | 'banner';
  max: number;
  /** The fields of its form. */
  labels: Readonly<Record<string, string>>;
  keyOf(entry: Entry): string;
  titleOf(entry: Entry): string;
  /** What a new entry's key is made of; null where the key is a field of the form. */
  nameOf: ((entry: Fields) => unknown) | null;
  /** Keys that the store has or had. */
  takenKeys(reader: StoreReader): Promise<ReadonlySet<string | null>>;
  read(reader: StoreReader): Promise<Entry[]>;
  check(entries: readonly unknown[], now: Date): CheckedList<Entry>;
  /** Rules of a checked entry that need the store. */
  problems?(reader: StoreReader, entry: Entry): Promise<Problem[]>;
  write(context: ImportContext, list: Entry[]): Promise<unknown>;
  /** Before an entry is taken out. @returns what else that changes, for the log */
  leave?(context: ImportContext, entry: Entry): Promise<Record<string, unknown>>;
  /** Picture of an entry of a form, which may be anything. */
  pictureIn?(entry: Fields): unknown;
  /** Keys in the storage of the pictures that the list names already, by path. */
  pictures?(reader: StoreReader): Promise<ReadonlyMap<string, string>>;
  views(reader: StoreReader): Promise<View[]>;
}

const idOfKey = async ({ tx, storeId }: StoreReader, key: string) => {
  const [row] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.importKey, key)));
  return row?.id ?? null;
};

/** Products in categories, by the categories' keys. */
async function productCounts({ tx, storeId }: StoreReader): Promise<ReadonlyMap<string | null, number>> {
  const rows = await tx
    .select({ key: categories.importKey, products: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(
      categories,
      and(eq(categories.storeId, products.storeId), eq(categories.id, products.categoryId)),
    )
    .where(and(eq(products.storeId, storeId), isKept))
    .groupBy(categories.importKey);
  return new Map(rows.map((row) => [row.key, row.products]));
}

async function categoryPictures({ tx, storeId }: StoreReader): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ key: categories.imageKey })
    .from(categories)
    .where(eq(categories.storeId, storeId));
  return new Map(rows.flatMap(({ key }) => (key === null ? [] : [[picturePath(key), key]])));
}

export const categoryList: StoreList<Category, SellerCategory> = {
  what: 'Kategori',
  name: 'category',
  max: limits.categories,
  labels: categoryLabels,
  keyOf: ({ key }) => key,
  titleOf: ({ nama }) => nama,
  nameOf: ({ nama }) => nama,
  async takenKeys({ tx, storeId }) {
    const rows = await tx
      .select({ key: categories.importKey })
      .from(categories)
      .where(eq(categories.storeId, storeId));
    return new Set(rows.map(({ key }) => key));
  },
  read: exportCategories,
  check: checkCategories,
  write: importCategories,
  pictureIn: ({ image }) => image,
  pictures: categoryPictures,
  /** Its products stay, without a category. */
  async leave(context, { key }) {
    const { tx, storeId, now, written } = context;
    const id = await idOfKey(context, key);
    if (id === null) return {};
    const left = await tx
      .update(products)
      .set({ categoryId: null, updatedAt: now })
      .where(and(eq(products.storeId, storeId), eq(products.categoryId, id)))
      .returning({ isRemoved: products.isRemoved });
    written.rows += left.length;
    return { products: left.filter(({ isRemoved }) => !isRemoved).length };
  },
  async views(reader) {
    const counts = await productCounts(reader);
    const keys = await categoryPictures(reader);
    const list = await exportCategories(reader);
    return list.map((entry) => ({
      entry,
      image_url: fileUrl(keys.get(entry.image ?? '') ?? null),
      products: counts.get(entry.key) ?? 0,
    }));
  },
};

async function usesOf({ tx, storeId }: StoreReader): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ code: vouchers.code, used: vouchers.used })
    .from(vouchers)
    .where(eq(vouchers.storeId, storeId));
  return new Map(rows.map(({ code, used }) => [code.toUpperCase(), used]));
}

export const voucherList: StoreList<Voucher, SellerVoucher> = {
  what: 'Voucher',
  name: 'voucher',
  max: limits.vouchers,
  labels: voucherLabels,
  keyOf: ({ code }) => code,
  titleOf: ({ code }) => code,
  nameOf: null,
  takenKeys: async (reader) => new Set((await exportVouchers(reader)).map(({ code }) => code)),
  read: exportVouchers,
  check: checkVouchers,
  /** Uses stay counted, also of a voucher of that code that was taken out. */
  async problems(reader, { code, quota }) {
    const used = (await usesOf(reader)).get(code) ?? 0;
    return typeof quota === 'number' && quota < used
      ? [
          {
            path: '/vouchers/0/quota',
            message: `sudah dipakai ${formatThousands(used)} kali; tulis ${formatThousands(used)} atau lebih`,
          },
        ]
      : [];
  },
  write: importVouchers,
  async views(reader) {
    const used = await usesOf(reader);
    return (await exportVouchers(reader)).map((entry) => ({ entry, used: used.get(entry.code) ?? 0 }));
  },
};

async function bannerPictures({ tx, storeId }: StoreReader): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.select({ key: banners.imageKey }).from(banners).where(eq(banners.storeId, storeId));
  return new Map(rows.map(({ key }) => [picturePath(key), key]));
}

export const bannerList: StoreList<Banner, SellerBanner> = {
  what: 'Banner',
  name: 'banner',
  max: limits.banners,
  labels: bannerLabels,
  keyOf: ({ key }) => key,
  titleOf: ({ title }) => title,
  nameOf: ({ title }) => title,
  async takenKeys({ tx, storeId }) {
    const rows = await tx
      .select({ key: banners.importKey })
      .from(banners)
      .where(eq(banners.storeId, storeId));
    return new Set(rows.map(({ key }) => key));
  },
  read: exportBanners,
  check: checkBanners,
  write: importBanners,
  pictureIn: ({ image }) => image,
  pictures: bannerPictures,
  async views(reader) {
    const keys = await bannerPictures(reader);
    return (await exportBanners(reader)).map((entry) => ({
      entry,
      image_url: fileUrl(keys.get(entry.image) ?? null),
    }));
  },
};

/** All entries of a list, as the console shows them. */
export const viewsOf = <Entry extends object, View>(
  list: StoreList<Entry, View>,
  db: Queryable,
  storeId: number,
): Promise<View[]> => list.views({ tx: db, storeId });
