import type { Queryable } from '../../../db/client.ts';
import { paymentMethodRepository } from '../../payment-method/payment-method-repository.ts';
import { accountSnapshot, type PaymentAccountRow } from './payment-account.ts';
import { isTransfer, type PayableByHand } from './unique-code.ts';

/**
 * The payment methods that a store offers now for products (none: for tickets).
 * @param collects whether a provider collects for automatic accounts
 */
export async function offeredAccounts(
  db: Queryable,
  storeId: number,
  productIds: readonly number[],
  collects: boolean,
): Promise<PaymentAccountRow[]> {
  const accounts = await paymentMethodRepository(db, collects).list(storeId, productIds, null);
  return accounts.filter(({ isActive }) => isActive === 1);
}

/** How an order without a chosen account may be paid by hand, as its page lists it. */
export async function payableByHand(
  db: Queryable,
  storeId: number,
  productIds: readonly number[],
): Promise<PayableByHand> {
  const accounts = await offeredAccounts(db, storeId, productIds, false);
  return {
    transfers: accounts
      .filter((account) => isTransfer(account) && /\d/.test(account.nomorRekening))
      .map((account) => ({ ...accountSnapshot(account), adminFee: account.adminFee })),
    takesCash: accounts.some((account) => !isTransfer(account)),
  };
}
