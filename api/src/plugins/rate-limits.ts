import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { HttpRefusal } from '../lib/http-refusal.ts';
import { tooManyAttempts } from '../lib/refusal.ts';

/**
 * Calls per minute and client address, counted in memory by each process: they keep floods away from the database. What
 * guards accounts is counted there, in modules/auth.
 */
const limits = {
  account: 1_200,
  voucher: 30,
  /** Thousands of phones share a carrier's address in a rush; what it may hold unpaid is bounded apart (hold-limits). */
  checkout: 600,
  upload: 30,
  /** A shopper who types causes a few a minute; their phones share a carrier's address, too. */
  search: 1_200,
  /** A store's people share an address, and each open console polls. */
  console: 1_200,
} as const;

export type RateLimitName = keyof typeof limits;

/**
 * Route configuration of a limit.
 * @param factor of the configuration; 0 = no limit
 * @param isFree calls that are not counted
 */
export function limited(
  name: RateLimitName,
  factor: number,
  isFree?: (request: FastifyRequest) => boolean,
): FastifyContextConfig {
  if (factor === 0) return {};
  const max = Math.ceil(limits[name] * factor);
  return {
    rateLimit: { max, timeWindow: 60_000, groupId: name, ...(isFree && { allowList: isFree }) },
  };
}

export const rateLimits = plugin(async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    errorResponseBuilder: (_request, { ttl }) => new HttpRefusal(tooManyAttempts(ttl)),
  });
});
