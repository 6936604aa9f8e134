import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { BusyError } from '../lib/busy-error.ts';

/** Beyond which the process takes no more requests; 0 is no limit. */
export interface LoadLimits {
  /** Mean delay of the event loop within the last second. */
  maxEventLoopDelayMs: number;
  maxHeapBytes: number;
  maxRssBytes: number;
}

/** The pause between two lines of the log: a line for each refused request would cost more time. */
const LOG_EVERY_MS = 10_000;

/**
 * Refuses requests while the process is overloaded, so that those it has taken are answered.
 * @param isShed whether a request may be refused
 * @throws BusyError out of the request's first hook
 */
export const shedLoad = (limits: LoadLimits, isShed: (request: FastifyRequest) => boolean) =>
  plugin(async (app: FastifyInstance) => {
    let loggedAt = -Infinity;
    await app.register(underPressure, {
      maxEventLoopDelay: limits.maxEventLoopDelayMs,
      maxHeapUsedBytes: limits.maxHeapBytes,
      maxRssBytes: limits.maxRssBytes,
      async pressureHandler(request, _reply, measure, value) {
        if (!isShed(request)) return;
        if (performance.now() - loggedAt > LOG_EVERY_MS) {
          loggedAt = performance.now();
          app.log.warn({ measure, value }, 'overloaded, requests are refused');
        }
        throw new BusyError(`Overloaded: ${measure}`);
      },
    });
  });
