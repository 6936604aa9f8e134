import { createHash } from 'node:crypto';
import { messages } from '@lapak/domain/messages';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import { madeBy, writeAudit, type AuditedChange } from '../../audit/audit-log.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { fingerprintOf } from '../../lib/fingerprint.ts';
import {
  accepted,
  invalid,
  refused,
  RefusedInTransaction,
  refusedFor,
  type Outcome,
} from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { mailedCodeRepository } from '../auth/mailed-codes.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import { memberRepository } from '../seller-access/member-repository.ts';
import { changeCodeMail, changedMails, type ChangedThing } from './account-letters.ts';
import { ownersToNotify } from './owners-to-notify.ts';

const CODE_MS = 15 * 60 * 1000;
const HOUR_S = 3_600;
/** Codes mailed to one owner of a store, and guesses: a code of sixteen digits is not guessed, but each takes time to compare. */
const codeHour: AttemptLimit = { name: 'account-code-hour', max: 10, seconds: HOUR_S };
const guessHour: AttemptLimit = { name: 'account-guess-hour', max: 20, seconds: HOUR_S };

const wrongCode =
  'Kode salah, sudah kedaluwarsa, atau untuk perubahan lain. Periksa lagi, atau minta kode baru';
const tooManyCodes = 'Sudah banyak kode yang dikirim. Coba lagi nanti';
const tooManyGuesses = 'Sudah terlalu sering salah. Coba lagi nanti';

export type Caller = Pick<SellerCaller, 'store' | 'actor'>;

export type CodedChangeDeps = Pick<Services, 'db' | 'clock' | 'mails' | 'storeEvents'> & {
  config: Pick<Services['config'], 'publicUrl' | 'rateLimitFactor'>;
};

/** A kind of change that decides where a store's money goes. */
export interface CodedChange<Change, Checked> {
  /** What is changed, in the mails: "rekening". */
  what: string;
  ownersOnly: string;
  /** What the change is, of what is there now; why it cannot be made. */
  checked(on: Queryable, caller: Caller, change: Change): Promise<Outcome<Checked>>;
  /** Found out outside of the database before a code is mailed. */
  proved?(checked: Checked): Promise<Outcome<null>>;
  /** What a code is good for: how it is now, and how it is to be. */
  facts(checked: Checked): unknown[];
  /** The change as texts for people, masked. */
  words(checked: Checked): ChangedThing;
  /** Its entry in the log. */
  entry(checked: Checked): Pick<AuditedChange, 'action' | 'subject' | 'title' | 'before' | 'after'>;
  write(tx: Transaction, caller: Caller, checked: Checked): Promise<void>;
}

/**
 * Changes that need a code of sixteen digits, mailed to the owner who makes them and good for nothing else, and of which every owner gets a
 * mail. Every expected failure is a value.
 */
export function createCodedChange<Change, Checked>(
  { db, clock, mails, storeEvents, config }: CodedChangeDeps,
  kind: CodedChange<Change, Checked>,
) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);
  const keyOf = ({ store, actor }: Caller) => `${store.id} ${actor.userId}`;

  function fingerprint({ store, actor }: Caller, checked: Checked): string {
    const facts = [store.id, actor.userId, ...kind.facts(checked)];
    return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  }

  /** Whether the same request has made its change: its answer was lost. */
  const isMade = async (on: Queryable, { store }: Caller, requestHash: string) =>
    (await madeBy(on, store.id, requestHash)) !== null;

  /** @param expected what the code was mailed for */
  const commit = (
    caller: Caller,
    change: Change,
    { email, expected, idempotencyHash }: { email: string; expected: string; idempotencyHash: string },
  ): Promise<Outcome<null>> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      // Changes wait for each other here, and the caller is an owner still.
      const owners = await memberRepository(tx).lockOwners(caller.store.id);
      if (!owners.includes(caller.actor.userId))
        throw new RefusedInTransaction(refused(403, kind.ownersOnly));
      if (await isMade(tx, caller, idempotencyHash)) return accepted(null);
      const found = await kind.checked(tx, caller, change);
      if (!found.ok) throw new RefusedInTransaction(found);
      // Of two that type the code at the same moment, one finds it; of two codes, the second is for what was there before.
      const isFirst = await mailedCodeRepository(tx).end(email, 'store_account');
      if (!isFirst || fingerprint(caller, found.data) !== expected)
        throw new RefusedInTransaction(refused(422, wrongCode));
      await kind.write(tx, caller, found.data);
      await writeAudit(tx, {
        ...{ storeId: caller.store.id, at: now, actor: caller.actor, idempotencyHash },
        ...kind.entry(found.data),
      });
      const to = await ownersToNotify(tx, caller.store.id, now);
      const facts = { store: caller.store, by: caller.actor.name, at: now, ...kind.words(found.data) };
      await mails.write(tx, changedMails(to, { what: kind.what, ...facts }, config.publicUrl));
      return accepted(null);
    });

  return {
    /** Mails the caller a long code that is good for this change alone. @returns seconds until another may be requested */
    async sendCode(caller: Caller, email: string, change: Change): Promise<Outcome<number>> {
      const found = await kind.checked(db, caller, change);
      if (!found.ok) return found;
      const { isOver, msLeft } = await counters.count(codeHour, keyOf(caller));
      if (isOver) return refusedFor(msLeft, 429, tooManyCodes);
      const proved = await kind.proved?.(found.data);
      if (proved && !proved.ok) return proved;
      const now = clock.now();
      await db.transaction(async (tx) => {
        const code = await mailedCodeRepository(tx).issue(email, 'store_account', {
          ...{ now, isLong: true, lifetimeMs: CODE_MS },
          forWhat: fingerprint(caller, found.data),
        });
        const facts = { what: kind.what, store: caller.store, email, code, ...kind.words(found.data) };
        const mail = changeCodeMail(facts, config.publicUrl);
        await mails.write(tx, [{ ...mail, expiresAt: new Date(now.getTime() + CODE_MS) }]);
      });
      mails.wake();
      return accepted(60);
    },

    /**
     * Makes a change by the code that was mailed for it, and mails every owner; the same again makes nothing.
     * @throws BusyError when too many codes wait to be compared
     */
    async change(
      caller: Caller,
      email: string,
      { code, change }: { code: string; change: Change },
    ): Promise<Outcome<null>> {
      if (code.trim() === '') return invalid({ code: [messages.codeRequired] });
      const idempotencyHash = fingerprintOf({ by: caller.actor.userId, code, change });
      if (await isMade(db, caller, idempotencyHash)) return accepted(null);
      const found = await kind.checked(db, caller, change);
      if (!found.ok) return found;
      const { isOver, msLeft } = await counters.count(guessHour, keyOf(caller));
      if (isOver) return refusedFor(msLeft, 429, tooManyGuesses);
      const expected = fingerprint(caller, found.data);
      const isRight = await mailedCodeRepository(db).matches(email, 'store_account', code, {
        ...{ now: clock.now(), isShortAllowed: false, forWhat: expected },
      });
      if (!isRight) return invalid({ code: [wrongCode] });
      const done = await commit(caller, change, { email, expected, idempotencyHash });
      if (!done.ok) return done;
      storeEvents.storeChanged(caller.store.id);
      mails.wake();
      return done;
    },
  };
}
