import { keysRow } from '../pay/payment-keys.ts';
import { and, eq, sql } from 'drizzle-orm';
import { messages } from '@lapak/domain/messages';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import type { PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import { paymentAccounts } from '../../../db/schema/stores.ts';
import type { FieldProblems } from './field-errors.ts';
import { orderMessages } from '../order-messages.ts';

export type PaymentAccountRow = typeof paymentAccounts.$inferSelect;

/** A payment account of the store that it still offers; null for any other. */
export async function findAccount(
  db: Queryable,
  storeId: number,
  id: number,
): Promise<PaymentAccountRow | null> {
  const statement = prepared(db, 'payment account', (on, name) =>
    on
      .select()
      .from(paymentAccounts)
      .where(
        and(
          eq(paymentAccounts.storeId, sql.placeholder('storeId')),
          eq(paymentAccounts.id, sql.placeholder('id')),
          eq(paymentAccounts.isRemoved, false),
        ),
      )
      .prepare(name),
  );
  const [account] = await statement.execute({ storeId, id });
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

interface ChosenAccount {
  storeId: number;
  id: number | null;
  /** The name of the form's field, for what is wrong with it. */
  field: string;
  /** Whether a provider collects for automatic accounts of every store. */
  collects: boolean;
  /** Whether what is ordered may be paid to it. */
  isOffered?: (id: number) => boolean;
}

/** The account that was chosen at a checkout, or null when none was. */
export async function chosenAccount(
  db: Queryable,
  chosen: ChosenAccount,
  problems: FieldProblems,
): Promise<PaymentAccountRow | null> {
  if (chosen.id === null) return null;
  const account = await findAccount(db, chosen.storeId, chosen.id);
  const isCollected =
    account?.typeOfPayment === 'manual' || chosen.collects || (await keysRow(db, chosen.storeId)) !== null;
  if (!account || !isCollected || chosen.isOffered?.(account.id) === false) {
    problems.add(chosen.field, orderMessages.metodeTidakDitemukan);
    return null;
  }
  problems.require(chosen.field, account.isActive === 1, messages.paymentMethodDown);
  return account;
}
