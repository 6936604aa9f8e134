import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { withPostgresServer } from '../testing/postgres-server.ts';
import { openDatabase } from '../db/client.ts';
import { healthRoutes } from './health.ts';

async function healthOf(db: Database): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(healthRoutes(db, { withinMs: 50 }));
  return app;
}

const statusOf = async (app: FastifyInstance) => (await app.inject('/healthz')).statusCode;

onEveryDatabase('The health of a busy database', (database) => {
  it('is bad while the database has no free session', async () => {
    const app = await healthOf(database().db);
    expect(await statusOf(app)).toBe(200);
    let finish = () => {};
    const end = new Promise<void>((resolve) => (finish = resolve));
    const holders = Array.from({ length: 10 }, async () => {
      await database().db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await end;
      });
    });
    let status = await statusOf(app);
    while (status === 200) status = await statusOf(app);
    expect(status).toBe(503);
    finish();
    await Promise.all(holders);
    expect(await statusOf(app)).toBe(200);
  });
});

withPostgresServer('The health of a database that is away', (server) => {
  it('is bad, and good again as soon as it is back', async () => {
    const opened = await openDatabase({ databaseUrl: server().url, dataDir: '' });
    const app = await healthOf(opened.db);
    expect(await statusOf(app)).toBe(200);
    server().stop('immediate');
    expect(await statusOf(app)).toBe(503);
    server().start();
    expect(await statusOf(app)).toBe(200);
    await opened.close();
  });
});
