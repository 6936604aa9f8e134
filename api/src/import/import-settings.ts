import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { StoreDocument } from './store-document.ts';
import { categories } from '../db/schema/catalogue.ts';
import { banners, paymentAccounts, resellers, storeCouriers, vouchers } from '../db/schema/stores.ts';
import { byImportKey, difference } from './difference.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { insertRows, writeNamedRows, writeOwnRows } from './write-rows.ts';

/**
 * A list that a document has is complete: what is not in it any more is taken out (and kept for the orders
 * that name it). A list that a document does not have leaves things as they are.
 */
type List<Name extends keyof StoreDocument> = NonNullable<StoreDocument[Name]>;

/** Categories by key. @returns their ids */
export async function importCategories(
  context: ImportContext,
  list: List<'categories'> | undefined,
): Promise<Map<string, number>> {
  const { tx, storeId, pictureKey } = context;
  if (list) {
    const stored = await tx.select().from(categories).where(eq(categories.storeId, storeId));
    const wanted = list.map((category, position) => ({
      storeId,
      importKey: category.key,
      nama: category.nama,
      color: category.color ?? 'gray',
      imageKey: pictureKey(category.image),
      position,
      isRemoved: false,
    }));
    const found = difference(stored, wanted, byImportKey);
    await writeNamedRows(context, categories, found);
  }
  const rows = await tx
    .select({ id: categories.id, key: categories.importKey })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)));
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** Payment accounts by key. @returns their ids */
export async function importAccounts(
  context: ImportContext,
  list: List<'payment_accounts'> | undefined,
): Promise<Map<string, number>> {
  const { tx, storeId, pictureKey } = context;
  if (list) {
    const stored = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.storeId, storeId));
    const wanted = list.map((account, position) => ({
      storeId,
      importKey: account.key,
      group: account.group,
      nama: account.nama,
      imgKey: pictureKey(account.img),
      namaRekening: account.nama_rekening ?? '',
      nomorRekening: account.nomor_rekening ?? '',
      typeOfPayment: account.type_of_payment,
      billerName: account.biller_name ?? null,
      paymentCodeBiller: account.payment_code_biller ?? null,
      bankTypeId: account.bank_type_id ?? null,
      adminFee: account.admin_fee ?? 0,
      isActive: account.is_active ?? 1,
      isRemoved: false,
      position,
    }));
    const found = difference(stored, wanted, byImportKey);
    await writeNamedRows(context, paymentAccounts, found);
  }
  const rows = await tx
    .select({ id: paymentAccounts.id, key: paymentAccounts.importKey })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.storeId, storeId), isNotNull(paymentAccounts.importKey)));
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** Banners by key. One without a date has that of its first import. */
export async function importBanners(
  context: ImportContext,
  list: List<'banners'> | undefined,
): Promise<void> {
  if (!list) return;
  const { tx, storeId, now, pictureKey } = context;
  const stored = await tx.select().from(banners).where(eq(banners.storeId, storeId));
  const dates = new Map(stored.map((row) => [row.importKey, row.createdAt]));
  const wanted = list.map((banner, position) => ({
    storeId,
    importKey: banner.key,
    title: banner.title,
    imageKey: pictureKey(banner.image) ?? '',
    content: sanitizeDescription(banner.content),
    createdBy: banner.created_by,
    createdAt: momentOf(banner.created_at, now, 'start') ?? dates.get(banner.key) ?? now,
    position,
    isRemoved: false,
  }));
  const found = difference(stored, wanted, byImportKey);
  await writeNamedRows(context, banners, found);
}

/** Vouchers by code; uses that orders hold stay counted. */
export async function importVouchers(
  context: ImportContext,
  list: List<'vouchers'> | undefined,
): Promise<void> {
  if (!list) return;
  const { tx, storeId, now } = context;
  const byCode = ({ code }: { code: string }) => code.toUpperCase();
  const stored = await tx.select().from(vouchers).where(eq(vouchers.storeId, storeId));
  const used = new Map(stored.map((row) => [byCode(row), row.used]));
  const quotaOf = ({ code, quota }: List<'vouchers'>[number]) =>
    quota === undefined || quota === null ? null : Math.max(quota, used.get(byCode({ code })) ?? 0);
  const wanted = list.map((voucher) => ({
    storeId,
    code: voucher.code,
    type: voucher.type,
    voucherValue: voucher.voucher_value,
    quota: quotaOf(voucher),
    startsAt: momentOf(voucher.starts_at, now, 'start'),
    endsAt: momentOf(voucher.ends_at, now, 'end'),
    minTotal: voucher.min_total ?? 0,
    isRemoved: false,
  }));
  const found = difference(stored, wanted, byCode);
  await writeNamedRows(context, vouchers, found, {
    quota: sql`case when given.quota is not null then greatest(given.quota, ${vouchers.used}) end`,
  });
}

/** Couriers in the seller's order. */
export async function importCouriers(
  context: ImportContext,
  list: List<'couriers'> | undefined,
): Promise<void> {
  if (!list) return;
  const { tx, storeId } = context;
  const stored = await tx.select().from(storeCouriers).where(eq(storeCouriers.storeId, storeId));
  const wanted = list.map((code, position) => ({ storeId, code, position }));
  const { made, changed, gone } = difference(stored, wanted, ({ code }) => code);
  const replaced = [...gone, ...changed.map(({ row }) => row)].map(({ code }) => code);
  if (replaced.length > 0) {
    await tx
      .delete(storeCouriers)
      .where(and(eq(storeCouriers.storeId, storeId), inArray(storeCouriers.code, replaced)));
  }
  context.written.rows += gone.length;
  await insertRows(context, storeCouriers, [...made, ...changed.map((entry) => entry.wanted)]);
}

/** Agents by e-mail. */
export async function importResellers(
  context: ImportContext,
  list: List<'resellers'> | undefined,
): Promise<void> {
  if (!list) return;
  const { tx, storeId } = context;
  const stored = await tx.select().from(resellers).where(eq(resellers.storeId, storeId));
  const wanted = list.map(({ email, name }) => ({ storeId, email, name }));
  const found = difference(stored, wanted, ({ email }) => email.toLowerCase());
  await writeOwnRows(context, resellers, found);
}
