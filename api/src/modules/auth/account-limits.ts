import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { createAddressThrottle } from '../../attempts/address-throttle.ts';
import { createAttemptCounters } from '../../attempts/attempt-counters.ts';
import type { Services } from '../../services.ts';
import { createAccountGuard, type AccountGuard } from './account-guard.ts';

/** The guard of this process's accounts; what it refuses is counted in the metrics. */
export function createAccountLimits(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
): AccountGuard {
  const refusals = new Counter({
    name: 'lapak_account_limits_total',
    help: 'Attempts at accounts that a limit refused',
    labelNames: ['limit'],
    registers: [app.metrics],
  });
  const counters = createAttemptCounters(db, config.rateLimitFactor);
  return createAccountGuard({
    counters,
    throttle: createAddressThrottle(counters),
    onHit: (limit) => refusals.inc({ limit }),
  });
}
