import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { voucherMinimumProblem } from '@lapak/domain/voucher';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { vouchers } from '../../../db/schema/stores.ts';

export const voucherUsedUp = 'Kuota voucher sudah habis';

export type VoucherRow = typeof vouchers.$inferSelect;

/** The store's voucher of that code, whatever its case; null when there is none. */
export async function findVoucher(db: Queryable, storeId: number, code: string): Promise<VoucherRow | null> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.storeId, storeId),
        sql`upper(${vouchers.code}) = ${code.toUpperCase()}`,
        eq(vouchers.isRemoved, false),
      ),
    );
  return voucher ?? null;
}

/** Uses a voucher once, by a conditional update. @returns false when its quota is used up */
export async function takeVoucher(tx: Transaction, storeId: number, voucherId: number): Promise<boolean> {
  const taken = await tx
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + 1` })
    .where(
      and(
        eq(vouchers.storeId, storeId),
        eq(vouchers.id, voucherId),
        or(isNull(vouchers.quota), lt(vouchers.used, vouchers.quota)),
      ),
    )
    .returning({ id: vouchers.id });
  return taken.length === 1;
}

/**
 * Gives uses of vouchers back; call it only in the transaction that ends their orders.
 * @param used how often each voucher was
 */
export async function returnVouchers(
  tx: Transaction,
  storeId: number,
  used: ReadonlyMap<number, number>,
): Promise<void> {
  // In the order of their ids, so that transactions do not deadlock.
  for (const [voucherId, times] of [...used].sort(([a], [b]) => a - b)) {
    await tx
      .update(vouchers)
      .set({ used: sql`greatest(${vouchers.used} - ${times}, 0)` })
      .where(and(eq(vouchers.storeId, storeId), eq(vouchers.id, voucherId)));
  }
}

/**
 * Why a voucher cannot be used, in Indonesian; null when it can.
 * @param goodsTotal rupiah, before the voucher
 */
export function voucherProblem(voucher: VoucherRow | null, goodsTotal: number, now: Date): string | null {
  if (!voucher) return 'Voucher tidak ditemukan';
  if (voucher.startsAt && now < voucher.startsAt) return 'Voucher belum berlaku';
  if (voucher.endsAt && now > voucher.endsAt) return 'Voucher sudah tidak berlaku';
  if (voucher.quota !== null && voucher.used >= voucher.quota) return voucherUsedUp;
  return voucherMinimumProblem(voucher.minTotal, goodsTotal);
}
