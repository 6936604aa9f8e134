import {
  guidesByBankType,
  guidesByBillerCode,
  type PaymentChannel,
  type PaymentGuide,
} from './payment-instructions.ts';

/** The fields of a payment method that select its instructions. */
interface Method {
  type_of_payment: 'otomatis' | 'manual';
  bank_type_id: number;
  type: { payment_code_biller: number | null };
}

/** The instructions of an automatic method (spec 3 §9); null for a manual one or one that has none. */
export function findGuide(method: Method): PaymentGuide | null {
  if (method.type_of_payment !== 'otomatis') return null;
  const code = method.type.payment_code_biller;
  return (code === null ? guidesByBankType[method.bank_type_id] : guidesByBillerCode[code]) ?? null;
}

interface Facts {
  /** Number to pay to; empty when there is none. */
  number: string;
  /** Formatted: "Rp165.347". */
  amount: string;
}

/** A step with the order's number and amount filled in. */
function fillStep(step: string, { number, amount }: Facts): string {
  return step.replace(' {nomor}', number ? ` ${number}` : '').replace('{jumlah}', amount);
}

/** The channels of a guide, with the order's number and amount filled in. */
export function filledChannels(guide: PaymentGuide, facts: Facts): PaymentChannel[] {
  return guide.channels.map(({ title, steps }) => ({
    title,
    steps: steps.map((step) => fillStep(step, facts)),
  }));
}
