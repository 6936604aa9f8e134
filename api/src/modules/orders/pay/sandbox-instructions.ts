import type { PaymentGroup } from '@lapak/contracts/payment-kinds';
import type { ChargeRequest, PaymentInstruction } from './payment-provider.ts';
import { qrisPayload } from './qris.ts';
import { retailPaymentCode, virtualAccountNumber } from './virtual-account.ts';

type Shown = Partial<Pick<PaymentInstruction, 'paymentCode' | 'qrCode'>>;

const linkAlone = (): Shown => ({});

/** What the sandbox gives a shopper to pay with, besides its link, by kind of payment. */
export const sandboxInstructions: Readonly<Record<PaymentGroup, (request: ChargeRequest) => Shown>> = {
  cash: linkAlone,
  bank: linkAlone,
  va: ({ method, reference }) => ({ paymentCode: virtualAccountNumber(method, reference) }),
  e_wallet: linkAlone,
  qris: (request) => ({ qrCode: qrisPayload(request) }),
  retail: ({ reference }) => ({ paymentCode: retailPaymentCode(reference) }),
};
