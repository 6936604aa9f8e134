import { createHash } from 'node:crypto';
import { canonicalPhone } from '@lapak/domain/phone';
import { mailboxKey } from '../../lib/mailbox-key.ts';

/**
 * What an account is counted by: a hash of its e-mail address, or of what was typed where there is no account, so that
 * both are counted alike. A phone number is the same in every spelling.
 */
export function accountKey(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256')
    .update(canonicalPhone(plain) ?? plain)
    .digest('base64url');
}

/** What codes are counted by when they are mailed: the same for every spelling of a mailbox, and for what is no address as above. */
export const mailboxOfAccount = (text: string): string => accountKey(mailboxKey(text));
