import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/client.ts';
import { awayReason } from '../db/errors.ts';

/** Less than what a balancer waits for, and more than a busy server needs. */
const WITHIN_MS = 2_000;

/**
 * GET /healthz: 200 when the database answers in time, else 503.
 * @param ping asks the database whether it can be used
 * @param withinMs longest that the database is waited for
 */
export const healthRoutes =
  (ping: OpenDatabase['ping'], { withinMs = WITHIN_MS } = {}) =>
  async (app: FastifyInstance) => {
    let asking: Promise<string | null> | null = null;

    /** Why the database cannot be used; null when it can. One question at a time, so that frequent checks cost nothing. */
    function problem(): Promise<string | null> {
      if (asking) return asking;
      const question = ping().then(() => null, awayReason);
      const limit = sleep(withinMs, 'it takes too long', { ref: false });
      const answer = Promise.race([question, limit]).finally(() => (asking = null));
      asking = answer;
      return answer;
    }

    app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      const reason = await problem();
      if (reason === null) return { status: 'ok' };
      request.log.error({ reason }, 'the database does not answer');
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' });
    });
  };
