import { createHash } from 'node:crypto';
import { phoneKey, readsAsPhone } from '../../lib/phone-key.ts';

/**
 * What an account is counted by: a hash of its e-mail address, or of what was typed where there is no account, so that
 * both are counted alike. A phone number is the same in every spelling.
 */
export function accountKey(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const meant = readsAsPhone(plain) ? phoneKey(plain) : plain;
  return createHash('sha256')
    .update(meant ?? plain)
    .digest('base64url');
}
