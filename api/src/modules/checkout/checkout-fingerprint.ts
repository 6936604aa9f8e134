import { fileFingerprint, fingerprintOf } from '../../lib/fingerprint.ts';
import type { Checkout } from './checkout.ts';

/** Distinguishes the content of checkouts: everything that was sent, in whatever order its lines and fields came. */
export function checkoutFingerprint({
  products,
  identity_picture = null,
  answers = {},
  ...fields
}: Checkout): string {
  // What is empty is as if it had not been sent.
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  const lines = products
    .map(({ id, variety_id, qty, affiliate_code }) => ({
      id,
      variety_id: variety_id || null,
      qty,
      affiliate_code: affiliate_code || null,
    }))
    .sort((a, b) => a.id - b.id || (a.variety_id ?? 0) - (b.variety_id ?? 0) || a.qty - b.qty);
  return fingerprintOf({
    ...sent,
    answers,
    products: lines,
    identity_picture: fileFingerprint(identity_picture),
  });
}
