import { limits } from '@lapak/contracts/limits';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { formatDateWire, formatTimeWire, parseWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import { transferDateProblem } from '@lapak/domain/transfer-date';
import { mixed, object, string } from 'yup';
import { validateWith } from '@lapak/forms/validate-with';

/** Name of the transfer's date: orders and events differ (spec 3 §5). */
export type TransferDateField = 'transfer_date' | 'tanggal_transfer';

/** Values of the payment confirmation. The date is Jakarta time as in `datetime-local`: `YYYY-MM-DDTHH:mm`. */
export interface ProofValues extends Partial<Record<TransferDateField, string>> {
  payment_method_id: string;
  /** Digits. */
  jumlah_transfer: string;
  bukti_transfer: File | null;
}

const MAX_PROOF_BYTES = limits.proofMb * 1024 * 1024;

/** The field itself takes nothing but pictures, by their content. */
const isProof = (file: unknown): boolean => file instanceof File && file.size <= MAX_PROOF_BYTES;

interface ProofRules {
  dateField: TransferDateField;
  /** When the order was placed. */
  orderedAt: string;
  /** The server's time when the order was read. */
  dateServer: string;
}

/** Spec 3 §5, payment confirmation. */
export const validateProof = ({ dateField, orderedAt, dateServer }: ProofRules) =>
  validateWith(
    object({
      payment_method_id: string().required(messages.transferDestinationRequired),
      [dateField]: string()
        .required(messages.dateRequired)
        .test((text, context) => {
          const [date, ordered, now] = [text, orderedAt, dateServer].map((time) => parseWib(time));
          const problem = date && ordered && now && transferDateProblem(date, { orderedAt: ordered, now });
          return !problem || context.createError({ message: problem });
        }),
      jumlah_transfer: string().required(messages.transferAmountRequired),
      bukti_transfer: mixed()
        .required(messages.transferProofRequired)
        .test('proof', messages.transferProofInvalid, isProof),
    }),
  );

interface ProofStart {
  dateField: TransferDateField;
  accounts: readonly PaymentMethodItem[];
  /** Id of the chosen account; null without one. */
  chosenAccountId: number | null;
  /** The server's time when the order was read. */
  dateServer: string;
}

/** Initial values: the chosen account, and now by the server's clock. */
export function initialProofValues({
  dateField,
  accounts,
  chosenAccountId,
  dateServer,
}: ProofStart): ProofValues {
  const chosen = accounts.find(({ id }) => id === chosenAccountId);
  return {
    payment_method_id: chosen ? String(chosen.id) : '',
    [dateField]: `${formatDateWire(dateServer)}T${formatTimeWire(dateServer)}`,
    jumlah_transfer: '',
    bukti_transfer: null,
  };
}
