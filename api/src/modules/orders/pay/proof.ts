import { limits } from '@lapak/contracts/limits';
import type { OrderStatus } from '@lapak/contracts/api/order';
import { parseWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import { transferDateProblem } from '@lapak/domain/transfer-date';
import { rowIdOf } from '../../../lib/row-id.ts';
import type { Database } from '../../../db/client.ts';
import type { PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import { pictureType, type PictureType } from '../../../lib/picture-type.ts';
import type { Form } from '../../../lib/read-form.ts';
import { accepted, invalid, refused, type Outcome, type Refusal } from '../../../lib/refusal.ts';
import { contentKey, type FileStorage } from '../../../storage/file-storage.ts';
import { FieldProblems } from '../place/field-errors.ts';
import { accountSnapshot, findAccount } from '../place/payment-account.ts';

/** A proof is at most 2 MB (decision 21); Indonesian phones count a megabyte as 1024 kilobytes. */
export const MAX_PROOF_BYTES = limits.proofMb * 1024 * 1024;

/** Orders and events name the date of a transfer differently. */
export type ProofDateField = 'transfer_date' | 'tanggal_transfer';

/** A transfer as the buyer states it. */
export interface Transfer {
  account: PaymentAccountSnapshot;
  date: Date;
  /** Integer rupiah. */
  amount: number;
  picture: Buffer;
  type: PictureType;
}

const MAX_AMOUNT = 1_000_000_000_000;

async function accountOf(
  db: Database,
  storeId: number,
  text: string | undefined,
): Promise<PaymentAccountSnapshot | null> {
  const id = rowIdOf(text);
  const account = id === null ? null : await findAccount(db, storeId, id);
  return account && account.group !== 'cash' ? accountSnapshot(account) : null;
}

/** The date of a transfer: as the form writes it, also day first ("21-11-2026 10:30"). */
function transferDate(text: string | undefined): Date | null {
  const dayFirst = /^(\d{2})[-/](\d{2})[-/](\d{4})(.*)$/.exec(text ?? '');
  const date = parseWib(dayFirst ? `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}${dayFirst[4]}` : text);
  return date && date.getFullYear() >= 2000 ? date : null;
}

function transferAmount(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null;
  const amount = Number(text);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}

/**
 * Reads the form of a proof (spec 3 §5).
 * @param options.dateField `transfer_date` for orders, `tanggal_transfer` for events
 * @returns the transfer, or the fields that are missing or wrong in the words of the specification
 */
export async function transferOf(
  deps: { db: Database },
  order: { storeId: number; createdAt: Date },
  form: Form,
  options: { dateField: ProofDateField; now: Date },
): Promise<Outcome<Transfer>> {
  const problems = new FieldProblems();
  const account = await accountOf(deps.db, order.storeId, form.fields.payment_method_id);
  const date = transferDate(form.fields[options.dateField]);
  const amount = transferAmount(form.fields.jumlah_transfer);
  const type = form.file === null ? null : await pictureType(form.file);
  problems.require('payment_method_id', account !== null, messages.transferDestinationRequired);
  problems.require(options.dateField, date !== null, messages.dateRequired);
  const dateProblem = date && transferDateProblem(date, { orderedAt: order.createdAt, now: options.now });
  if (dateProblem) problems.add(options.dateField, dateProblem);
  problems.require('jumlah_transfer', amount !== null, messages.transferAmountRequired);
  if (form.isFileTooLarge || (form.file !== null && type === null)) {
    problems.add('bukti_transfer', messages.transferProofInvalid);
  } else problems.require('bukti_transfer', form.file !== null, messages.transferProofRequired);
  const errors = problems.errors();
  if (errors || !account || !date || amount === null || !form.file || !type) {
    return invalid(errors ?? {}, errors?.bukti_transfer?.[0]);
  }
  return accepted({ account, date, amount, picture: form.file, type });
}

/** Stores the picture of a proof where only the operator can read it. @returns its key */
export async function storeProof(storage: FileStorage, storeId: number, transfer: Transfer): Promise<string> {
  const key = contentKey(`proofs/${storeId}`, transfer.picture, transfer.type.extension);
  await storage.put(key, transfer.picture, transfer.type.contentType, 'private');
  return key;
}

/** Why a proof cannot be taken for something in this state. */
export function proofRefusal(status: OrderStatus): Refusal {
  if (status === 'EXPIRED') return refused(409, messages.transactionExpired);
  if (status === 'REJECTED') return refused(409, messages.paymentRejected);
  return refused(409, 'Bukti transfer sudah dikirim');
}
