import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/client.ts';
import { safeError } from '../lib/safe-error.ts';
import { mailFailure } from './mail-failure.ts';
import { mailQueue, queueMails, type DraftMail, type MailRow } from './mail-queue.ts';
import type { Mailer } from './mailer.ts';
import { nextAttempt } from './retry-plan.ts';

/** Log of the outbox; never with a recipient or a content. */
export interface MailLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Mails {
  /** Writes mails in the transaction of what they report; call `wake` after its commit. */
  write(tx: Parameters<typeof queueMails>[0], drafts: readonly DraftMail[]): Promise<void>;
  /**
   * Runs work that writes mails, none of it before the answer of the request that asks for it: an answer is sent in the
   * current turn of the event loop. A failure is logged, and `stop` waits for it.
   */
  later(work: () => Promise<void>): void;
  /** Sends what is due now, in the background. */
  wake(): void;
  /** Polls for due mails until it is stopped. */
  start(): void;
  /** Until nothing is being sent. */
  settled(): Promise<void>;
  /** Takes no more mails; what is being sent gets a moment, and is tried again later when it was not taken. */
  stop(): Promise<void>;
}

export interface MailSweepDeps {
  db: Database;
  mailer: Mailer;
  clock: { now(): Date };
  log: MailLog;
  /** Counts a mail before its first attempt. @returns whether it may be sent; absent without limits */
  maySend?: (mail: MailRow) => Promise<boolean>;
}

const EVERY_MS = 10_000;
/** Taken at once; two rounds may run, so that a slow recipient does not hold up other mails. */
const BATCH = 5;
const MAX_ROUNDS = 2;
/** Longer than a mail may take. */
export const LEASE_MS = 120_000;
const STOP_WITHIN_MS = 500;

const tooLate = 'Kodenya sudah kedaluwarsa';
const tooMany = 'Terlalu banyak email ke kotak surat atau dari alamat jaringan ini dalam 24 jam';

/** Tries to send mails. @returns what writes the outcome to the queue */
const createAttempt =
  (queue: ReturnType<typeof mailQueue>, { mailer, clock, log, maySend }: MailSweepDeps) =>
  async (mail: MailRow): Promise<() => Promise<void>> => {
    const about = { mail: mailer.kind, kind: mail.kind, store: mail.storeId, id: mail.id };
    const now = clock.now();
    if (mail.expiresAt && mail.expiresAt <= now) return () => queue.failed(mail, tooLate, null, now);
    if (maySend && mail.attempts === 1 && !(await maySend(mail))) {
      log.warn(about, 'mail over its limit');
      return () => queue.failed(mail, tooMany, null, now);
    }
    try {
      await mailer.deliver({ ...mail, to: mail.recipient });
    } catch (error) {
      const failure = mailFailure(error);
      const next = failure.isPermanent ? null : nextAttempt(mail, now);
      log.warn(
        { ...about, failure: failure.code, attempts: mail.attempts, isForGood: next === null },
        'mail not sent',
      );
      return () => queue.failed(mail, failure.reason, next, now);
    }
    log.info(about, 'mail sent');
    return () => queue.sent(mail, now);
  };

/**
 * Sends the mails of the outbox. Any number of processes may do so: each mail is taken by one, and by another one when
 * that is gone for longer than its lease. A mail is sent at least once.
 */
export function createMailSweep(deps: MailSweepDeps): Mails {
  const { db, mailer, clock, log } = deps;
  const queue = mailQueue(db);
  const attempt = createAttempt(queue, deps);
  const running = new Set<Promise<void>>();
  const writing = new Set<Promise<void>>();
  /** Outcomes that the database could not take yet. */
  const unsettled: (() => Promise<void>)[] = [];
  let isStopped = false;
  let isWoken = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function settle(outcome: () => Promise<void>): Promise<void> {
    try {
      await outcome();
    } catch (error) {
      unsettled.push(outcome);
      throw error;
    }
  }

  const send = async (mail: MailRow) => settle(await attempt(mail));

  /** @returns whether there may be more */
  async function round(): Promise<boolean> {
    for (let outcome = unsettled.shift(); outcome; outcome = unsettled.shift()) await settle(outcome);
    const taken = await queue.claim({ now: clock.now(), limit: BATCH, leaseMs: LEASE_MS });
    const results = await Promise.allSettled(taken.map(send));
    const lost = results.find((result) => result.status === 'rejected');
    if (lost) throw lost.reason;
    return taken.length === BATCH;
  }

  async function rounds(): Promise<void> {
    do {
      isWoken = false;
      while (!isStopped && (await round()));
    } while (isWoken && !isStopped);
  }

  function wake(): void {
    if (isStopped) return;
    if (running.size >= MAX_ROUNDS) {
      isWoken = true;
      return;
    }
    const run = rounds()
      .catch((error: unknown) => log.error({ err: safeError(error) }, 'mail sweep failed'))
      .finally(() => running.delete(run));
    running.add(run);
  }

  function later(work: () => Promise<void>): void {
    const written = nextTurn()
      .then(work)
      .then(wake)
      .catch((error: unknown) => log.error({ err: safeError(error) }, 'mail not written'))
      .finally(() => writing.delete(written));
    writing.add(written);
  }

  const settled = async () => {
    while (running.size + writing.size > 0) await Promise.all([...writing, ...running]);
  };
  const settledSoon = () => Promise.race([settled(), sleep(STOP_WITHIN_MS, undefined, { ref: false })]);

  return {
    write: (tx, drafts) => queueMails(tx, drafts, clock.now()),
    later,
    wake,
    start() {
      timer = setInterval(wake, EVERY_MS);
      timer.unref();
      wake();
    },
    settled,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await settledSoon();
      mailer.close();
      await settledSoon();
    },
  };
}
