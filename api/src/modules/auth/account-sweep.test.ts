import type { FastifyBaseLogger } from 'fastify';
import { like } from 'drizzle-orm';
import { mailedCodes } from '../../db/schema/users.ts';
import { testClock } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { startAccountSweep } from './account-sweep.ts';

onEveryDatabase('The sweep of accounts', (database) => {
  it('deletes codes that have expired, and no other', async () => {
    const { db } = database();
    const clock = testClock();
    const expiring = (email: string, ms: number) => ({
      email,
      purpose: 'forgot_password' as const,
      codeHash: 'x',
      expiresAt: new Date(clock.now().getTime() + ms),
    });
    await db.insert(mailedCodes).values([expiring('lama@sapu.test', -1), expiring('baru@sapu.test', 1)]);
    const errors: object[] = [];
    const log = { error: (fields: object) => void errors.push(fields) } as unknown as FastifyBaseLogger;
    await startAccountSweep({ db, clock, log })();
    expect(errors).toEqual([]);
    const left = await db.select().from(mailedCodes).where(like(mailedCodes.email, '%@sapu.test'));
    expect(left.map(({ email }) => email)).toEqual(['baru@sapu.test']);
  });
});
