import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import type { Queryable } from '../../db/client.ts';
import { productPaymentExclusions } from '../../db/schema/catalogue.ts';
import { paymentAccounts, type PaymentGroup } from '../../db/schema/stores.ts';
import { fileUrl } from '../setting/store-view.ts';

type AccountRow = typeof paymentAccounts.$inferSelect;

/** Type id of cash (spec 3 §9). */
const CASH_TYPE_ID = 45;

/** A way to pay as the wire has it; admin fee in rupiah. */
export const paymentMethodView = (account: AccountRow): PaymentMethodItem => ({
  id: account.id,
  nomor_rekening: account.nomorRekening,
  nama_rekening: account.namaRekening,
  admin_fee: account.adminFee,
  type: {
    id: account.group === 'cash' ? CASH_TYPE_ID : (account.bankTypeId ?? account.id),
    nama: account.nama,
    img: fileUrl(account.imgKey),
    is_active: account.isActive,
    type_of_payment: account.typeOfPayment,
    biller_name: account.billerName,
    payment_code_biller: account.paymentCodeBiller,
    payment_method: account.group,
  },
});

/** Accounts of the store that can be paid to now. */
export const isOffered = (storeId: number) =>
  and(
    eq(paymentAccounts.storeId, storeId),
    eq(paymentAccounts.isRemoved, false),
    eq(paymentAccounts.isActive, 1),
  );

export const paymentMethodRepository = (db: Queryable) => ({
  /**
   * The store's ways to pay, in its order. A method that one of the products does not take is left out.
   * @param groups null = all
   */
  async list(storeId: number, productIds: readonly number[], groups: readonly PaymentGroup[] | null) {
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
  },
});
