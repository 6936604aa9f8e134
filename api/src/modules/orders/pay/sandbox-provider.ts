import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentCallback, PaymentInstruction, PaymentProvider } from './payment-provider.ts';
import { sandboxInstructions } from './sandbox-instructions.ts';

/** URL of the sandbox's pay button, for a payment's reference. */
const sandboxPath = (reference: string): string => `/sandbox/pay/${encodeURIComponent(reference)}`;

/** Header of a message's signature: HMAC-SHA-256 of the body, in hexadecimal digits. */
const SIGNATURE_HEADER = 'x-sandbox-signature';

function referenceOf(body: string): string | null {
  try {
    const message: unknown = JSON.parse(body);
    const reference: unknown =
      typeof message === 'object' && message !== null ? Reflect.get(message, 'reference') : null;
    return typeof reference === 'string' && reference !== '' ? reference : null;
  } catch {
    return null;
  }
}

export interface SandboxProvider extends PaymentProvider {
  /** The message that a payment was made, signed. */
  callback(reference: string): PaymentCallback;
}

/**
 * A payment provider without money, for a shop that is being tried: real virtual account numbers by form, a QRIS that
 * scanners read, and for every payment a page where one presses pay. Its links are relative, so they work wherever the
 * shop is reached.
 * @param secret signs and checks its messages
 */
export function sandboxProvider(secret: string): SandboxProvider {
  const signature = (body: string) => createHmac('sha256', secret).update(body).digest();
  return {
    name: 'sandbox',
    begin(request): Promise<PaymentInstruction> {
      const link = sandboxPath(request.reference);
      return Promise.resolve({
        paymentCode: null,
        qrCode: null,
        ...sandboxInstructions[request.method.group](request),
        paymentLink: link,
        mobilePaymentLink: link,
      });
    },
    verify({ headers, body }) {
      const given = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''), 'hex');
      const expected = signature(body);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned ? referenceOf(body) : null;
    },
    callback(reference) {
      const body = JSON.stringify({ reference });
      return { headers: { [SIGNATURE_HEADER]: signature(body).toString('hex') }, body };
    },
  };
}
