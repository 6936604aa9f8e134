import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { PaymentAccountSnapshot } from '../../db/schema/orders.ts';
import { paymentAccounts } from '../../db/schema/stores.ts';

export type PaymentAccountRow = typeof paymentAccounts.$inferSelect;

/** A payment account of the store that it still offers; null for any other. */
export async function findAccount(
  db: Queryable,
  storeId: number,
  id: number | null,
): Promise<PaymentAccountRow | null> {
  if (id === null) return null;
  const [account] = await db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.storeId, storeId),
        eq(paymentAccounts.id, id),
        eq(paymentAccounts.isRemoved, false),
      ),
    );
  return account ?? null;
}

/** What an order keeps of an account. */
export const accountSnapshot = (account: PaymentAccountRow): PaymentAccountSnapshot => ({
  id: account.id,
  group: account.group,
  nama: account.nama,
  imgKey: account.imgKey,
  namaRekening: account.namaRekening,
  nomorRekening: account.nomorRekening,
  typeOfPayment: account.typeOfPayment,
  billerName: account.billerName,
  paymentCodeBiller: account.paymentCodeBiller,
  bankTypeId: account.bankTypeId,
});
