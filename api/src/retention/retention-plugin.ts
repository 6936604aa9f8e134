import type { FastifyInstance } from 'fastify';
import { startSweep } from '../lib/sweep.ts';
import type { Services } from '../services.ts';
import { dailySweep } from './daily-sweep.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Sweeps once a day, the first time an hour after the start: a process that is started often lists its files seldom. */
export const retention = (services: Services) => async (app: FastifyInstance) => {
  let stop: (() => Promise<void>) | null = null;
  const first = setTimeout(() => {
    stop = startSweep({
      name: 'retention',
      everyMs: DAY_MS,
      log: app.log,
      async sweep() {
        app.log.info({ swept: await dailySweep(services, { isDryRun: false }) }, 'daily sweep');
      },
    });
  }, HOUR_MS).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    await stop?.();
  });
};
