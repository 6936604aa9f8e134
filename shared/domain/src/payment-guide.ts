import {
  billedGuide,
  guidesByBankType,
  guidesByBillerCode,
  linkGuide,
  mandiriCodes,
  type PaymentChannel,
  type PaymentGuide,
} from './payment-instructions.ts';

/** The fields of a payment method that select its instructions. */
interface Method {
  type_of_payment: 'otomatis' | 'manual';
  bank_type_id: number;
  qr_code: string | null;
  payment_links: string | null;
  mobile_payment_links: string | null;
  /** The shopper's number at a wallet that bills it. */
  mobile_e_wallet: string | null;
  type: { nama: string; payment_code_biller: number | null };
}

/** Whether a provider confirms the payment, so that no proof is needed; false without a method. */
export const isAutomatic = (method: Pick<Method, 'type_of_payment'> | null): boolean =>
  method?.type_of_payment === 'otomatis';

/** Biller code of ShopeePay, whose instructions are about a code to scan where there is one (spec 3 §9). */
const SHOPEE_CODE = 35;

/** The instructions of an automatic method (spec 3 §9); null for a manual one or one that has none. */
export function findGuide(method: Method): PaymentGuide | null {
  if (!isAutomatic(method)) return null;
  const { nama, payment_code_biller: code } = method.type;
  const hasLink = Boolean(method.payment_links ?? method.mobile_payment_links);
  if (method.mobile_e_wallet) return billedGuide(nama, method.mobile_e_wallet, hasLink);
  if (code === SHOPEE_CODE && !method.qr_code && hasLink) return linkGuide(nama);
  return (code === null ? guidesByBankType[method.bank_type_id] : guidesByBillerCode[code]) ?? null;
}

interface Facts {
  /** Number to pay to; empty when there is none. */
  number: string;
  /** Formatted: "Rp165.347". */
  amount: string;
  /** Code of the company that a bank asks for beside the number; null when the provider gives none. */
  company: string | null;
}

/** A step with the order's number and amount filled in. */
function fillStep(step: string, { number, amount, company }: Facts): string {
  return step
    .replace(' {nomor}', number ? ` ${number}` : '')
    .replace('{jumlah}', amount)
    .replace('{perusahaan}', company ?? mandiriCodes);
}

/** The channels of a guide, with the order's number and amount filled in. */
export function filledChannels(guide: PaymentGuide, facts: Facts): PaymentChannel[] {
  return guide.channels.map(({ title, steps }) => ({
    title,
    steps: steps.map((step) => fillStep(step, facts)),
  }));
}
