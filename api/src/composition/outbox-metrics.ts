import { and, isNotNull, isNull, min } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { mails } from '../db/schema/mails.ts';
import { payments } from '../db/schema/payments.ts';
import type { Services } from '../services.ts';

type MeasuredServices = Pick<Services, 'db' | 'clock' | 'pingDatabase'>;

/** Seconds since a moment; 0 before it, and without one. */
const secondsSince = (moment: Date | null | undefined, now: Date) =>
  moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0;

/** Whether the database answers, and how late the mails and the calls of payment providers are that are due; read when they are asked for. */
export function outboxMetrics(app: FastifyInstance, { db, clock, pingDatabase }: MeasuredServices): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) => {
    const metric: Gauge = new Gauge({
      ...{ name, help, registers: [app.metrics] },
      // What cannot be read has no value, and hides nothing else.
      collect: () =>
        read().then(
          (value) => metric.set(value),
          () => metric.set(NaN),
        ),
    });
  };
  gauge('lapak_database_up', 'Whether the database answers: 1 or 0', () =>
    pingDatabase().then(
      () => 1,
      () => 0,
    ),
  );
  gauge('lapak_mail_late_seconds', 'How late the mail is that has been due for longest', async () => {
    const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));
    const [found] = await db
      .select({ due: min(mails.nextAttemptAt) })
      .from(mails)
      .where(isWaiting);
    return secondsSince(found?.due, clock.now());
  });
  gauge(
    'lapak_payment_late_seconds',
    'How late the call of a payment provider is that has been due for longest',
    async () => {
      const [found] = await db
        .select({ due: min(payments.dueAt) })
        .from(payments)
        .where(isNotNull(payments.task));
      return secondsSince(found?.due, clock.now());
    },
  );
}
