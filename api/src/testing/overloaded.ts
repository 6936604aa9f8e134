import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Every process holds more memory than that. */
export const overloaded = { maxEventLoopDelayMs: 0, maxHeapBytes: 0, maxRssBytes: 1 };

/** Waits until the process has sampled its load, once a second. */
export async function untilOverloaded(app: FastifyInstance): Promise<void> {
  while (!app.isUnderPressure()) await sleep(20);
}
