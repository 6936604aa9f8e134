import type { OrderPaymentMethod } from '@lapak/contracts/api/order';
import { guidesByBankType, guidesByBillerCode, type PaymentGuide } from './instructions.ts';

type Method = Pick<OrderPaymentMethod, 'type_of_payment' | 'bank_type_id'> & {
  type: Pick<OrderPaymentMethod['type'], 'payment_code_biller'>;
};

/** The instructions of an automatic method (spec 3 §9); null for a manual one or one that has none. */
export function findGuide(method: Method): PaymentGuide | null {
  if (method.type_of_payment !== 'otomatis') return null;
  const code = method.type.payment_code_biller;
  return (code === null ? guidesByBankType[method.bank_type_id] : guidesByBillerCode[code]) ?? null;
}

/** A step with the order's own number and amount in it. */
export function fillStep(step: string, facts: { number: string; amount: string }): string {
  return step.replace(' {nomor}', facts.number ? ` ${facts.number}` : '').replace('{jumlah}', facts.amount);
}
