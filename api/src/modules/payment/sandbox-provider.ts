import type { PaymentInstruction, PaymentProvider, PaymentRequest } from './payment-provider.ts';
import { qrisPayload } from './qris.ts';
import { retailPaymentCode, virtualAccountNumber } from './virtual-account.ts';

/** Where one can press pay, for a payment's reference. */
export const sandboxPath = (reference: string): string => `/sandbox/pay/${encodeURIComponent(reference)}`;

function paymentCode(request: PaymentRequest): string | null {
  if (request.method.group === 'va') return virtualAccountNumber(request.method, request.reference);
  return request.method.group === 'retail' ? retailPaymentCode(request.reference) : null;
}

/**
 * A payment provider without money: real virtual account numbers by form, a QRIS that scanners read, and for every
 * payment a page where one presses pay. Its links are relative, so they work wherever the shop is reached.
 */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  begin(request): Promise<PaymentInstruction> {
    const link = sandboxPath(request.reference);
    return Promise.resolve({
      paymentCode: paymentCode(request),
      qrCode: request.method.group === 'qris' ? qrisPayload(request) : null,
      paymentLink: link,
      mobilePaymentLink: link,
    });
  },
};
