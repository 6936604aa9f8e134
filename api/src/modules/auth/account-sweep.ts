import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type DropMode, dropRows } from '../../db/drop-rows.ts';
import { dropOldCounters } from '../../attempts/attempt-counters.ts';
import { storeInvitations } from '../../db/schema/members.ts';
import { startSweep } from '../../lib/sweep.ts';
import type { Services } from '../../services.ts';
import { mailedCodeRepository } from './mailed-codes.ts';
import { registrationRepository } from './registration-repository.ts';
import { sellerSessionRepository } from './seller-session-repository.ts';
import { tokenRepository } from './token-repository.ts';

/** Deletes invitations to stores that were not accepted in time. @returns how many they are */
async function dropOldInvitations(db: Queryable, now: Date, mode: DropMode): Promise<number> {
  const { storeId, expiresAt } = storeInvitations;
  const isOld = lt(expiresAt, now);
  const stores = await db.selectDistinct({ storeId }).from(storeInvitations).where(isOld);
  let dropped = 0;
  for (const store of stores)
    dropped += await dropRows(
      db,
      storeInvitations,
      and(eq(storeId, store.storeId), isOld) ?? sql`false`,
      mode,
    );
  return dropped;
}

const EVERY_MS = 10 * 60 * 1000;

/** Deletes registrations, codes, sessions, invitations and counters that have expired. @returns how many they are */
export async function sweepAccounts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  mode: DropMode,
): Promise<number> {
  const lapsed = await registrationRepository(db, clock.now).dropLapsed(mode);
  const codes = await mailedCodeRepository(db).dropOld(clock.now(), mode);
  const tokens = await tokenRepository(db).dropOld(clock.now(), mode);
  const sessions = await sellerSessionRepository(db).dropOld(clock.now(), mode);
  const invitations = await dropOldInvitations(db, clock.now(), mode);
  return lapsed + codes + tokens + sessions + invitations + (await dropOldCounters(db, mode));
}

/** Sweeps every ten minutes, at once for the first time. @returns a function that stops it */
export const startAccountSweep = ({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) =>
  startSweep({
    name: 'accounts',
    everyMs: EVERY_MS,
    log,
    async sweep() {
      await sweepAccounts({ db, clock }, { isDryRun: false });
    },
  });
