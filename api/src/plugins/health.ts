import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';

/** GET /healthz: 200 once the database answers. */
export const healthRoutes = (db: Database) => async (app: FastifyInstance) => {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      request.log.error('the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};
