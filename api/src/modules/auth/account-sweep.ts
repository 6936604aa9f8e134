import { dropOldCounters } from '../../lib/attempts/attempt-counters.ts';
import { startSweep } from '../../lib/sweep.ts';
import type { Services } from '../../services.ts';
import { mailedCodeRepository } from './mailed-codes.ts';
import { registrationRepository } from './registration-repository.ts';
import { tokenRepository } from './token-repository.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes registrations, codes, tokens and counters that have expired. @returns a function that stops it */
export const startAccountSweep = ({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) =>
  startSweep({
    name: 'accounts',
    everyMs: EVERY_MS,
    log,
    async sweep() {
      await registrationRepository(db, clock.now).dropLapsed();
      await mailedCodeRepository(db).dropOld(clock.now());
      await tokenRepository(db).dropOld(clock.now());
      await dropOldCounters(db);
    },
  });
