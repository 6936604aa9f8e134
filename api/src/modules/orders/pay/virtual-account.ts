import { createHash } from 'node:crypto';

/** How a bank's virtual account numbers look: what they begin with and how many digits they have in all. */
interface VirtualAccountRule {
  prefix: string;
  digits: number;
}

/** Rules by `payment_code_biller` (spec 3 §9). */
const byBiller: Readonly<Record<number, VirtualAccountRule>> = {
  22: { prefix: '39010', digits: 16 }, // BCA
  23: { prefix: '88899', digits: 16 }, // Mandiri, its institution code
  24: { prefix: '988', digits: 16 }, // BNI
  25: { prefix: '77777', digits: 17 }, // BRI (BRIVA)
  26: { prefix: '7059', digits: 16 }, // CIMB Niaga
  29: { prefix: '8528', digits: 16 }, // Permata
  39: { prefix: '900', digits: 16 }, // BSI
};

/** Rules by `bank_type_id`, for banks without a biller code (spec 3 §9). */
const byBankType: Readonly<Record<number, VirtualAccountRule>> = {
  39: { prefix: '7915', digits: 16 }, // Danamon
  36: { prefix: '9772', digits: 16 }, // KEB Hana
  37: { prefix: '7812', digits: 16 }, // Maybank
};

const other: VirtualAccountRule = { prefix: '8000', digits: 16 };

/**
 * The virtual account number of one payment: the bank's prefix and digits drawn from the payment's random reference,
 * so that the same payment always has the same number.
 * @returns digits only
 */
export function virtualAccountNumber(
  method: { paymentCodeBiller: number | null; bankTypeId: number | null },
  reference: string,
): string {
  const rule =
    (method.paymentCodeBiller === null ? undefined : byBiller[method.paymentCodeBiller]) ??
    (method.bankTypeId === null ? undefined : byBankType[method.bankTypeId]) ??
    other;
  return rule.prefix + digitsOf(reference, rule.digits - rule.prefix.length);
}

/** Payment code for a shop counter: 13 digits. */
export const retailPaymentCode = (reference: string): string => `62${digitsOf(reference, 11)}`;

function digitsOf(reference: string, count: number): string {
  const hash = createHash('sha256').update(reference).digest('hex').slice(0, 24);
  return (BigInt(`0x${hash}`) % 10n ** BigInt(count)).toString().padStart(count, '0');
}
