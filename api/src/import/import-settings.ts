import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { StoreDocument } from '@lapak/contracts/store-document';
import { categories } from '../db/schema/catalogue.ts';
import { banners, paymentAccounts, resellers, storeCouriers, vouchers } from '../db/schema/stores.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { chunks, fromExcluded } from './upsert.ts';

/**
 * A list that a document has is complete: what is not in it any more is taken out (and kept for the orders
 * that name it). A list that a document does not have leaves things as they are.
 */
type List<Name extends keyof StoreDocument> = NonNullable<StoreDocument[Name]>;

/** Categories by key. @returns their ids */
export async function importCategories(
  { tx, storeId }: ImportContext,
  list: List<'categories'> | undefined,
): Promise<Map<string, number>> {
  if (list) {
    const keys = list.map((category) => category.key);
    await tx
      .update(categories)
      .set({ isRemoved: true })
      .where(
        and(
          eq(categories.storeId, storeId),
          keys.length > 0 ? notInArray(categories.importKey, keys) : undefined,
        ),
      );
    for (const part of chunks(list.map((category, position) => ({ category, position })))) {
      await tx
        .insert(categories)
        .values(
          part.map(({ category, position }) => ({
            storeId,
            importKey: category.key,
            nama: category.nama,
            color: category.color ?? 'gray',
            position,
            isRemoved: false,
          })),
        )
        .onConflictDoUpdate({
          target: [categories.storeId, categories.importKey],
          set: fromExcluded({
            nama: categories.nama,
            color: categories.color,
            position: categories.position,
            isRemoved: categories.isRemoved,
          }),
        });
    }
  }
  const rows = await tx
    .select({ id: categories.id, key: categories.importKey })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)));
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** Payment accounts by key. @returns their ids */
export async function importAccounts(
  { tx, storeId, pictureKey }: ImportContext,
  list: List<'payment_accounts'> | undefined,
): Promise<Map<string, number>> {
  if (list) {
    const keys = list.map((account) => account.key);
    await tx
      .update(paymentAccounts)
      .set({ isRemoved: true })
      .where(
        and(
          eq(paymentAccounts.storeId, storeId),
          keys.length > 0 ? notInArray(paymentAccounts.importKey, keys) : undefined,
        ),
      );
    for (const [position, account] of list.entries()) {
      const values = {
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
      };
      await tx
        .insert(paymentAccounts)
        .values({ storeId, importKey: account.key, ...values })
        .onConflictDoUpdate({ target: [paymentAccounts.storeId, paymentAccounts.importKey], set: values });
    }
  }
  const rows = await tx
    .select({ id: paymentAccounts.id, key: paymentAccounts.importKey })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.storeId, storeId), isNotNull(paymentAccounts.importKey)));
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** Banners by key. */
export async function importBanners(
  { tx, storeId, now, pictureKey }: ImportContext,
  list: List<'banners'> | undefined,
): Promise<void> {
  if (!list) return;
  const keys = list.map((banner) => banner.key);
  await tx
    .update(banners)
    .set({ isRemoved: true })
    .where(
      and(eq(banners.storeId, storeId), keys.length > 0 ? notInArray(banners.importKey, keys) : undefined),
    );
  for (const [position, banner] of list.entries()) {
    const values = {
      title: banner.title,
      imageKey: pictureKey(banner.image) ?? '',
      content: sanitizeDescription(banner.content),
      createdBy: banner.created_by,
      createdAt: momentOf(banner.created_at, now) ?? now,
      position,
      isRemoved: false,
    };
    await tx
      .insert(banners)
      .values({ storeId, importKey: banner.key, ...values })
      .onConflictDoUpdate({ target: [banners.storeId, banners.importKey], set: values });
  }
}

/** Vouchers by code; uses that orders hold stay counted. */
export async function importVouchers(
  { tx, storeId, now }: ImportContext,
  list: List<'vouchers'> | undefined,
): Promise<void> {
  if (!list) return;
  await tx.update(vouchers).set({ isRemoved: true }).where(eq(vouchers.storeId, storeId));
  for (const voucher of list) {
    const quota = voucher.quota ?? null;
    const values = {
      type: voucher.type,
      voucherValue: voucher.voucher_value,
      startsAt: momentOf(voucher.starts_at, now),
      endsAt: momentOf(voucher.ends_at, now),
      minTotal: voucher.min_total ?? 0,
      isRemoved: false,
    };
    const isOfCode = sql`upper(${vouchers.code}) = ${voucher.code.toUpperCase()}`;
    const updated = await tx
      .update(vouchers)
      .set({
        ...values,
        code: voucher.code,
        quota: quota === null ? null : sql`greatest(${quota}::integer, ${vouchers.used})`,
      })
      .where(and(eq(vouchers.storeId, storeId), isOfCode))
      .returning({ id: vouchers.id });
    if (updated.length === 0) {
      await tx.insert(vouchers).values({ storeId, code: voucher.code, quota, ...values });
    }
  }
}

/** Couriers in the seller's order. */
export async function importCouriers(
  { tx, storeId }: ImportContext,
  list: List<'couriers'> | undefined,
): Promise<void> {
  if (!list) return;
  await tx.delete(storeCouriers).where(eq(storeCouriers.storeId, storeId));
  if (list.length > 0) {
    await tx.insert(storeCouriers).values(list.map((code, position) => ({ storeId, code, position })));
  }
}

/** Agents by e-mail. */
export async function importResellers(
  { tx, storeId }: ImportContext,
  list: List<'resellers'> | undefined,
): Promise<void> {
  if (!list) return;
  await tx.delete(resellers).where(eq(resellers.storeId, storeId));
  for (const part of chunks(list)) {
    await tx.insert(resellers).values(part.map(({ email, name }) => ({ storeId, email, name })));
  }
}
