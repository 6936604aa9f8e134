import { createHash } from 'node:crypto';
import type { MailKind } from '../db/schema/mails.ts';
import type { AttemptCounters, AttemptLimit } from '../attempts/attempt-counters.ts';
import { mailboxKey } from '../lib/mailbox-key.ts';
import type { MailRow } from './mail-queue.ts';

type LimitedMail = Pick<MailRow, 'kind' | 'recipient' | 'network'>;

const DAY_S = 86_400;

/** Limits mails about orders, which anybody can place for any address. */
const orderDay: AttemptLimit = { name: 'mail-order-day', max: 20, seconds: DAY_S };
/** What the seller causes. */
const sellerDay: AttemptLimit = { name: 'mail-step-day', max: 60, seconds: DAY_S };
/**
 * Codes of all spellings of a mailbox, each of which may be registered by anybody. Those of a reset are counted apart, so that
 * nobody uses up the owner's: they are mailed to accounts alone, a few to each (`AccountGuard`).
 */
const codeDay: AttemptLimit = { name: 'mail-code-day', max: 40, seconds: DAY_S };
const resetDay: AttemptLimit = { name: 'mail-reset-day', max: 40, seconds: DAY_S };
/** Mails of orders from one network address: thousands of phones may share it. */
const addressDay: AttemptLimit = { name: 'mail-address-day', max: 1_000, seconds: DAY_S };

/** Mails of a mailbox in a day; null for the seller's own, which are not bounded. */
const limitOf: Record<MailKind, AttemptLimit | null> = {
  'order-placed': orderDay,
  // Also the one that hands a free order over.
  'order-paid': orderDay,
  'download-ready': orderDay,
  'order-rejected': sellerDay,
  'order-packed': sellerDay,
  'order-shipped': sellerDay,
  'review-invited': sellerDay,
  'seller-order': null,
  'seller-proof': null,
  'seller-money': null,
  'store-invitation': sellerDay,
  // To owners of the store alone, who must hear of each.
  'store-account-changed': null,
  'store-opened': null,
  store_account: null,
  verification: codeDay,
  seller_registration: codeDay,
  forgot_password: resetDay,
};

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Bounds the mails to a mailbox, however its address is spelt, and those that one network address causes. What a mail reports is
 * there all the same, on its page.
 * @param counters of mails
 */
export function createMailLimits(counters: AttemptCounters) {
  const countersOf = ({ kind, recipient, network }: LimitedMail): (readonly [AttemptLimit, string])[] => {
    const limit = limitOf[kind];
    if (limit === null) return [];
    const mailbox = [limit, keyOf(mailboxKey(recipient))] as const;
    return network === null ? [mailbox] : [[addressDay, network], mailbox];
  };
  return {
    /** Counts a mail. @returns whether it may be sent */
    async count(mail: LimitedMail): Promise<boolean> {
      for (const [limit, key] of countersOf(mail))
        if ((await counters.count(limit, key)).isOver) return false;
      return true;
    },
    /** Whether another mail like this one would be sent now. */
    async allows(mail: LimitedMail): Promise<boolean> {
      if (counters.isOff) return true;
      const looks = countersOf(mail).map(async ([limit, key]) => {
        const { count } = await counters.look(limit, key);
        return count < counters.maxOf(limit);
      });
      return (await Promise.all(looks)).every(Boolean);
    },
  };
}

export type MailLimits = ReturnType<typeof createMailLimits>;
