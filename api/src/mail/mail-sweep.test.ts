import { asc } from 'drizzle-orm';
import { NO_STORE, mails } from '../db/schema/mails.ts';
import { testClock } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { mailQueue, queueMails, type DraftMail } from './mail-queue.ts';
import { createMailSweep, LEASE_MS, type Mails } from './mail-sweep.ts';
import type { OutgoingMail } from './mailer.ts';
import { TRY_FOR_MS } from './retry-plan.ts';

const draft = (nth = 1): DraftMail => ({
  storeId: 7,
  kind: 'order-placed',
  to: `sari${nth}@contoh.id`,
  subject: `Pesanan INV-${nth}`,
  text: 'Halo Sari',
});
const code = (expiresAt: Date): DraftMail => ({
  ...draft(),
  storeId: NO_STORE,
  kind: 'verification',
  subject: '123456 adalah kode verifikasi kamu',
  text: 'Kode: 123456',
  expiresAt,
});
const refused = () =>
  Object.assign(new Error('no'), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    response: '550 no',
  });

onEveryDatabase('The outbox', (database) => {
  const db = () => database().db;
  let clock: ReturnType<typeof testClock>;
  let delivered: OutgoingMail[];
  let logged: string[];
  const sweeps: Mails[] = [];

  beforeEach(async () => {
    await db().delete(mails);
    clock = testClock();
    delivered = [];
    logged = [];
  });
  afterEach(async () => {
    for (const sweep of sweeps.splice(0)) await sweep.stop();
  });

  /** One process's outbox. @param fails why a mail is not taken; null when it is */
  function anOutbox(fails: (mail: OutgoingMail) => unknown = () => null, on = db()) {
    const log = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
    const outbox = createMailSweep({
      db: on,
      clock,
      log: { info: log, warn: log, error: log },
      mailer: {
        kind: 'smtp',
        async deliver(mail) {
          const error = await fails(mail);
          if (error) throw error;
          delivered.push(mail);
        },
        close: () => undefined,
      },
    });
    sweeps.push(outbox);
    const sweep = async () => {
      outbox.wake();
      await outbox.settled();
    };
    const write = (...drafts: DraftMail[]) => outbox.write(db(), drafts);
    return { ...outbox, sweep, write };
  }
  const rows = () => db().select().from(mails).orderBy(asc(mails.id));
  const row = async () => {
    const [first] = await rows();
    if (!first) throw new Error('no mail');
    return first;
  };

  it('sends what was committed, and nothing of what was undone', async () => {
    const { write, sweep } = anOutbox();
    const undone = db().transaction(async (tx) => {
      await queueMails(tx, [draft(1)], clock.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await write(draft(2));
    await sweep();
    expect(delivered.map(({ to }) => to)).toEqual(['sari2@contoh.id']);
    expect(await row()).toMatchObject({ attempts: 1, sentAt: clock.now(), failedAt: null });
    await sweep();
    expect(delivered).toHaveLength(1);
  });

  it('sends each mail once, however many processes sweep', async () => {
    const processes = Array.from({ length: 4 }, () => anOutbox());
    await processes[0]?.write(...Array.from({ length: 60 }, (_, nth) => draft(nth)));
    await Promise.all(processes.map(({ sweep }) => sweep()));
    expect(delivered).toHaveLength(60);
    expect(new Set(delivered.map(({ to }) => to)).size).toBe(60);
  });

  it('tries again for a day with growing pauses, then keeps the mail with its reason', async () => {
    const { write, sweep } = anOutbox(() => new Error('mail server is away'));
    await write(draft());
    const begun = clock.now().getTime();
    const pauses: number[] = [];
    for (let at = await row(); at.failedAt === null; at = await row()) {
      await sweep();
      const next = (await row()).nextAttemptAt;
      pauses.push(next.getTime() - clock.now().getTime());
      clock.time = next;
    }
    pauses.pop();
    expect(pauses.length).toBeGreaterThan(10);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect((await row()).failedAt?.getTime()).toBeGreaterThan(begun + 0.9 * TRY_FOR_MS);
    expect((await row()).failedAt?.getTime()).toBeLessThanOrEqual(begun + TRY_FOR_MS);
    expect(await row()).toMatchObject({ lastError: 'mail server is away', sentAt: null, text: 'Halo Sari' });
  });

  it('sends as soon as the mail server takes it', async () => {
    let isAway = true;
    const { write, sweep } = anOutbox(() => (isAway ? new Error('away') : null));
    await write(draft());
    await sweep();
    isAway = false;
    await sweep();
    expect(delivered).toHaveLength(0);
    clock.time = (await row()).nextAttemptAt;
    await sweep();
    expect(delivered).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 2, lastError: null });
  });

  it('gives a refused recipient up at once, and no other', async () => {
    const { write, sweep } = anOutbox((mail) => (mail.to.startsWith('sari1@') ? refused() : null));
    await write(draft(1), draft(2));
    await sweep();
    expect(await rows()).toMatchObject([
      { failedAt: clock.now(), lastError: '550 no', attempts: 1 },
      { sentAt: clock.now(), failedAt: null },
    ]);
    expect(logged.join()).not.toMatch(/sari|INV|Halo/);
  });

  it('sends what a process took that is gone, after its lease, as the same mail', async () => {
    const { write, sweep } = anOutbox();
    await write(draft());
    await mailQueue(db()).claim({ now: clock.now(), limit: 5, leaseMs: LEASE_MS });
    clock.advance(LEASE_MS - 1);
    await sweep();
    expect(delivered).toHaveLength(0);
    clock.advance(1);
    await sweep();
    expect(delivered.map(({ messageKey }) => messageKey)).toEqual([(await row()).messageKey]);
  });

  it('does not send a code that has expired', async () => {
    const { write, sweep } = anOutbox();
    await write(code(new Date(clock.now().getTime() + 60_000)));
    clock.advance(60_000);
    await sweep();
    expect(delivered).toHaveLength(0);
    expect(await row()).toMatchObject({ failedAt: clock.now(), lastError: 'Kodenya sudah kedaluwarsa' });
  });

  it('keeps no code once its mail was sent or has failed', async () => {
    const { write, sweep } = anOutbox((mail) => (mail.to.startsWith('sari2@') ? refused() : null));
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    await write(code(expiresAt), { ...code(expiresAt), to: 'sari2@contoh.id' });
    await sweep();
    expect(delivered[0]).toMatchObject({ text: 'Kode: 123456' });
    expect(JSON.stringify(await rows())).not.toContain('123456');
  });

  it('does not resend what was sent while the database was down', async () => {
    let isAway = false;
    const flaky = new Proxy(db(), {
      get(target, name) {
        if (isAway && name === 'update') {
          isAway = false;
          throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
        }
        return Reflect.get(target, name);
      },
    });
    const { write, sweep } = anOutbox(() => void (isAway = true), flaky);
    await write(draft());
    await sweep();
    expect(logged.join()).toContain('57P01');
    expect(await row()).toMatchObject({ sentAt: null });
    clock.advance(LEASE_MS);
    await sweep();
    expect(await row()).toMatchObject({ sentAt: expect.any(Date) });
    expect(delivered).toHaveLength(1);
  });

  it('stops while a mail server does not respond, and leaves the mail to the next process', async () => {
    let cut = (_error: Error) => {};
    const taken = new Promise<void>((resolve) => {
      const hanging = createMailSweep({
        db: db(),
        clock,
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        mailer: {
          kind: 'smtp',
          deliver: () => {
            resolve();
            return new Promise((_, reject) => (cut = reject));
          },
          close: () => cut(new Error('closed')),
        },
      });
      void hanging.write(db(), [draft()]).then(() => hanging.start());
      sweeps.push(hanging);
    });
    await taken;
    await sweeps[0]?.stop();
    expect(await row()).toMatchObject({ sentAt: null, failedAt: null, lastError: 'closed' });
    clock.time = (await row()).nextAttemptAt;
    await anOutbox().sweep();
    expect(delivered).toHaveLength(1);
  });

  it('tries a failed mail for another day when the operator retries it', async () => {
    let isAway = true;
    const { write, sweep } = anOutbox(() => (isAway ? refused() : null));
    await write(draft());
    await sweep();
    clock.advance(3 * TRY_FOR_MS);
    isAway = false;
    expect(await mailQueue(db()).retry(await row(), clock.now())).toBe(true);
    await sweep();
    expect(delivered).toHaveLength(1);
    expect(await mailQueue(db()).retry(await row(), clock.now())).toBe(false);
  });
});
