import type { Queryable } from '../db/client.ts';
import type { PaymentAccountSnapshot } from '../db/schema/orders.ts';
import { paymentMethodRepository } from '../modules/payment-method/payment-method-repository.ts';
import { accountSnapshot, type PaymentAccountRow } from './payment-account.ts';
import { isTransfer } from './unique-code.ts';

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

/** Accounts that an order without a chosen one may be bound to: manual transfers without a fee. */
export async function spreadAccounts(
  db: Queryable,
  storeId: number,
  productIds: readonly number[],
): Promise<PaymentAccountSnapshot[]> {
  const accounts = await offeredAccounts(db, storeId, productIds, false);
  return accounts.filter((account) => isTransfer(account) && account.adminFee === 0).map(accountSnapshot);
}
