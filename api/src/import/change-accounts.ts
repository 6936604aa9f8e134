import { and, eq, isNotNull } from 'drizzle-orm';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { Transaction } from '../db/client.ts';
import { paymentAccounts, stores } from '../db/schema/stores.ts';
import { exportAccounts } from './export-settings.ts';
import { picturePath } from './exported-values.ts';
import { importAccounts } from './import-settings.ts';
import type { StoreDocument } from './store-document.ts';
import { schemaProblems } from './store-document/schema-problems.ts';
import { PaymentAccount } from '@lapak/contracts/store-document/store';
import { textProblems } from './store-document/text-problems.ts';

type Accounts = NonNullable<StoreDocument['payment_accounts']>;
export type DocumentAccount = Accounts[number];

/** What of a payment account an import would refuse, with its place in the account. */
export const accountProblems = (account: unknown): Problem[] => [
  ...schemaProblems(PaymentAccount, account).problems,
  ...textProblems(account),
];

/**
 * Changes a store's payment accounts as an import of a document with them does: those that are not named any more stay for the
 * orders that name them. Changes and imports of a store wait for each other.
 * @param change gets the accounts as a document has them, and returns them as they are to be, checked by `accountProblems`
 */
export async function changeAccounts(
  tx: Transaction,
  storeId: number,
  now: Date,
  change: (accounts: Accounts) => Accounts | Promise<Accounts>,
): Promise<void> {
  await tx.update(stores).set({ updatedAt: now, editedAt: now }).where(eq(stores.id, storeId));
  const pictures = await tx
    .select({ key: paymentAccounts.imgKey })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.storeId, storeId), isNotNull(paymentAccounts.imgKey)));
  const keyOfFile = new Map(pictures.flatMap(({ key }) => (key === null ? [] : [[picturePath(key), key]])));
  const context = {
    ...{ tx, storeId, now, written: { rows: 0 }, soldFile: () => null },
    pictureKey: (file: string | undefined) => keyOfFile.get(file ?? '') ?? null,
  };
  await importAccounts(context, await change(await exportAccounts(context)));
}
