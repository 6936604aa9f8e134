import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** Calls per minute and client address; `perUser` ones also per account named in the body. */
const limits = {
  login: { max: 10, perUser: true },
  /** Sending and trying e-mailed codes. */
  code: { max: 10, perUser: true },
  register: { max: 10, perUser: false },
  voucher: { max: 30, perUser: false },
  /** Thousands of phones share a carrier's address in a rush; what it may hold unpaid is bounded apart (hold-limits). */
  checkout: { max: 600, perUser: false },
  upload: { max: 30, perUser: false },
} as const;

export type RateLimitName = keyof typeof limits;

function userOf(request: FastifyRequest): string {
  const { body } = request;
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : null;
  return typeof user === 'string' ? user.trim().toLowerCase().slice(0, 200) : '';
}

/**
 * Route configuration of a limit.
 * @param factor of the configuration; 0 = no limit
 */
export function limited(name: RateLimitName, factor: number): FastifyContextConfig {
  if (factor === 0) return {};
  const { max, perUser } = limits[name];
  return {
    rateLimit: {
      max: Math.ceil(max * factor),
      timeWindow: 60_000,
      groupId: name,
      keyGenerator: (request) => (perUser ? `${request.ip} ${userOf(request)}` : request.ip),
    },
  };
}

/** Limits count after the body is read, because some count per account. */
export const rateLimits = plugin(async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    cache: 20_000,
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('Rate limit reached'), { statusCode: context.statusCode }),
  });
});
