import type { OrderStatus } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../../db/client.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import type { Form } from '../../../lib/read-form.ts';
import { refused, type Refusal } from '../../../lib/refusal.ts';
import type { StoreEvents } from '../../../lib/store-events.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { findOrder, type OrderRow } from '../order.ts';
import type { OrderMails } from '../mail/order-notification.ts';
import { applyPaymentStep } from '../order-steps.ts';
import { isCashOrder } from '../place/unique-code.ts';
import { storeProof, transferOf, type ProofDateField } from './proof.ts';

export interface SendProofDeps {
  db: Database;
  clock: { now(): Date };
  storage: FileStorage;
  mails: OrderMails;
  ordersChanged: StoreEvents['ordersChanged'];
}

/** What became of a proof: `late` when the order was no longer unpaid, with the status that it has. */
export type SentProof =
  | { result: 'sent'; order: OrderRow }
  | { result: 'late'; status: OrderStatus }
  | { result: 'refused'; refusal: Refusal };

/**
 * Takes the proof of a transfer for an unpaid order: the picture is kept, the order is CONFIRMED, its seller gets a mail.
 * @param order as it is by the clock
 * @param dateField of the form
 */
export async function sendProof(
  { db, clock, storage, mails, ordersChanged }: SendProofDeps,
  order: OrderRow,
  { form, dateField }: { form: Form; dateField: ProofDateField },
): Promise<SentProof> {
  if (order.status !== 'UNPAID') return { result: 'late', status: order.status };
  if (isCashOrder(order)) {
    return { result: 'refused', refusal: refused(409, messages.cashNeedsNoProof) };
  }
  const now = clock.now();
  const transfer = await transferOf({ db }, order, form, { dateField, now });
  if (!transfer.ok) return { result: 'refused', refusal: transfer };
  const { account, date, amount } = transfer.data;
  const proofKey = await storeProof(storage, order.storeId, transfer.data);
  const confirmed = await retryingTransaction(db, async (tx) => {
    const moved = await applyPaymentStep(tx, order, 'send-proof', now, {
      proofKey,
      transferDate: date,
      transferAmount: amount,
      transferAccountId: account.id,
      transferAccount: account,
    });
    if (moved) await mails.write(tx, moved, 'proof');
    return moved;
  });
  if (!confirmed) {
    const after = await findOrder(db, order);
    return { result: 'late', status: after?.status ?? 'EXPIRED' };
  }
  mails.wake();
  ordersChanged(order.storeId, 'proof');
  return { result: 'sent', order: confirmed };
}
