import { and, asc, eq, exists, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { paymentKinds, type PaymentGroup } from '@lapak/contracts/payment-kinds';
import type { Queryable } from '../../db/client.ts';
import { productPaymentExclusions } from '../../db/schema/catalogue.ts';
import { paymentKeys } from '../../db/schema/payment-keys.ts';
import { paymentAccounts } from '../../db/schema/stores.ts';
import { fileUrl } from '../store/store-view.ts';

type AccountRow = typeof paymentAccounts.$inferSelect;

/** A payment method as the wire has it; admin fee in rupiah. */
export const paymentMethodView = (account: AccountRow): PaymentMethodItem => ({
  id: account.id,
  nomor_rekening: account.nomorRekening,
  nama_rekening: account.namaRekening,
  admin_fee: account.adminFee,
  type: {
    id: paymentKinds[account.group].typeId ?? account.bankTypeId ?? account.id,
    nama: account.nama,
    img: fileUrl(account.imgKey),
    is_active: account.isActive,
    type_of_payment: account.typeOfPayment,
    biller_name: account.billerName,
    payment_code_biller: account.paymentCodeBiller,
    payment_method: account.group,
  },
});

/** Whether a store has a payment provider of its own. */
const hasKeys = (db: Queryable, storeId: number): SQL =>
  exists(
    db.select({ storeId: paymentKeys.storeId }).from(paymentKeys).where(eq(paymentKeys.storeId, storeId)),
  );

/**
 * @param collects whether a provider collects for automatic accounts of every store; otherwise those of stores without a provider of
 *   their own are left out
 */
export function paymentMethodRepository(db: Queryable, collects: boolean) {
  /**
   * The store's payment methods, in its order. A method that one of the products does not take is left out.
   * @param groups null = all
   */
  async function list(
    storeId: number,
    productIds: readonly number[],
    groups: readonly PaymentGroup[] | null,
  ) {
    const excluded =
      productIds.length === 0
        ? []
        : await db
            .select({ id: productPaymentExclusions.paymentAccountId })
            .from(productPaymentExclusions)
            .where(
              and(
                eq(productPaymentExclusions.storeId, storeId),
                inArray(productPaymentExclusions.productId, [...productIds]),
              ),
            );
    return db
      .select()
      .from(paymentAccounts)
      .where(
        and(
          eq(paymentAccounts.storeId, storeId),
          eq(paymentAccounts.isRemoved, false),
          collects ? undefined : or(eq(paymentAccounts.typeOfPayment, 'manual'), hasKeys(db, storeId)),
          groups ? inArray(paymentAccounts.group, [...groups]) : undefined,
          excluded.length > 0
            ? notInArray(
                paymentAccounts.id,
                excluded.map(({ id }) => id),
              )
            : undefined,
        ),
      )
      .orderBy(asc(paymentAccounts.position), asc(paymentAccounts.id));
  }

  return {
    list,
    /** Whether there is a payment method for these products now. */
    async canBePaid(storeId: number, productIds: readonly number[]): Promise<boolean> {
      return (await list(storeId, productIds, null)).some(({ isActive }) => isActive === 1);
    },
  };
}
