import { createHmac, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Charge, PaymentCallback, PaymentProvider, PaymentReport } from './payment-provider.ts';
import { sandboxInstructions } from './sandbox-instructions.ts';

/** URL of the sandbox's pay button, for a payment's reference. */
const sandboxPath = (reference: string): string => `/sandbox/pay/${encodeURIComponent(reference)}`;

/** Header of a message's signature: HMAC-SHA-256 of the body, in hexadecimal digits. */
const SIGNATURE_HEADER = 'x-sandbox-signature';

/** What the sandbox's page sends: a payment of this amount was made. */
const Message = Type.Object({
  reference: Type.String({ minLength: 1 }),
  amount: Type.Integer({ minimum: 0 }),
});

/** What a message says; null when it is none. */
function reportOf(body: string): PaymentReport | null {
  try {
    const message: unknown = JSON.parse(body);
    if (!Value.Check(Message, message)) return null;
    const { reference, amount } = message;
    return { reference, transaction: reference, state: 'paid', amount, currency: 'IDR' };
  } catch {
    return null;
  }
}

export interface SandboxProvider extends PaymentProvider {
  /** The message that a payment was made, signed. */
  callback(reference: string, amount: number): PaymentCallback;
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
    charge(request): Promise<Charge> {
      const link = sandboxPath(request.reference);
      return Promise.resolve({
        paymentCode: null,
        billerCode: null,
        qrCode: null,
        ...sandboxInstructions[request.method.group](request),
        paymentLink: link,
        mobilePaymentLink: link,
        providerId: null,
        expiresAt: null,
      });
    },
    async read({ headers, body }) {
      const given = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''), 'hex');
      const expected = signature(body);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      const report = isSigned ? reportOf(body) : null;
      return report && [report];
    },
    // Its page alone takes money, and sends the message at once.
    status: () => Promise.resolve([]),
    cancel: () => Promise.resolve(),
    callback(reference, amount) {
      const body = JSON.stringify({ reference, amount });
      return { headers: { [SIGNATURE_HEADER]: signature(body).toString('hex') }, body };
    },
  };
}
