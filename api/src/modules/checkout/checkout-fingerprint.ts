import { fileFingerprint, fingerprintOf } from '../orders/place/fingerprint.ts';
import type { CheckoutInput, CheckoutInputLine } from './checkout-input.ts';

const byProduct = (a: CheckoutInputLine, b: CheckoutInputLine) =>
  a.productId - b.productId || (a.varietyId ?? 0) - (b.varietyId ?? 0) || a.qty - b.qty;

/** Distinguishes the content of checkouts: everything that was sent, in whatever order its lines and fields came. */
export const checkoutFingerprint = (input: CheckoutInput): string =>
  fingerprintOf({
    ...input,
    lines: [...input.lines].sort(byProduct),
    identityPicture: fileFingerprint(input.identityPicture),
  });
