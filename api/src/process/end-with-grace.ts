import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { safeError } from '../lib/safe-error.ts';
import type { DrainingServer } from './draining-server.ts';
import { currentRequestId } from './request-scope.ts';

/** The whole end takes less than the 10 s after which a supervisor kills. */
const END_WITHIN_MS = 9_500;
/** Closing the database and files gets this much of it at least; the remainder is for what runs. */
const CLOSE_WITHIN_MS = 2_000;
/** Time for exiting, and for timers that come late. */
const EXIT_WITHIN_MS = 300;

export interface GracefulProcess {
  server: Pick<DrainingServer, 'drain'>;
  /** Closes what the process holds, after the last request. */
  close(): Promise<void>;
  log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
    fatal(fields: object, message: string): void;
  };
  /** For how long requests are still taken after `/healthz` has turned 503. */
  leadMs: number;
}

/**
 * How a serving process ends, once for every way in which it runs.
 *
 * - SIGTERM and SIGINT drain and exit with 0, within 10 s whatever clients do; a second signal ends it at once. What cannot be closed
 *   in time is left as by a crash, which loses nothing that was committed.
 * - An unhandled rejection is logged, and the process continues: the failure is isolated, everything
 *   else of its request is as it was, and ending the process would cut every other shopper for a forgotten `catch`.
 * - An uncaught exception came out of an event, and what it left half done is unknown: it is logged, what runs is
 *   answered, and the process exits with 1 for its supervisor to restart it.
 */
export function endWithGrace({ server, close, log, leadMs }: GracefulProcess): void {
  const failure = (error: unknown) => ({ err: safeError(error), request_id: currentRequestId() });
  process.on('unhandledRejection', (reason) => {
    log.error(failure(reason), 'a rejected promise was not handled');
  });
  // Its listener runs before the one below, while it is still known what the exception came out of.
  process.on('uncaughtExceptionMonitor', (error) => {
    log.fatal(failure(error), 'an exception was not caught, the process ends');
  });
  closeWithGrace(
    {
      delay: END_WITHIN_MS,
      skip: ['unhandledRejection', 'beforeExit'],
      logger: false,
      onTimeout: () => log.error({}, 'the process did not end in time and is cut off'),
      onSecondError: (error) => log.fatal(failure(error), 'another exception while ending'),
    },
    async ({ err, signal }) => {
      log.info({ signal }, 'the process ends');
      const endsAt = performance.now() + END_WITHIN_MS - EXIT_WITHIN_MS;
      const lead = err ? 0 : leadMs;
      await server.drain({ leadMs: lead, timeoutMs: END_WITHIN_MS - CLOSE_WITHIN_MS - lead });
      const closed = close().then(
        () => true,
        (error: unknown) => {
          log.error({ err: safeError(error) }, 'not everything could be closed');
          throw error;
        },
      );
      const late = sleep(Math.max(0, endsAt - performance.now()), false, { ref: false });
      if (!(await Promise.race([closed, late]))) log.error({}, 'not everything could be closed in time');
    },
  );
}
