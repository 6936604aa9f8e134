import { isReservedName } from '@lapak/contracts/reserved-names';
import type { FastifyInstance } from 'fastify';
import { aStore } from './testing/a-store.ts';
import { testApp } from './testing/test-app.ts';
import { onEveryDatabase } from './testing/database.ts';

onEveryDatabase('Addresses of the API', (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  it('begin with names that no store and no shopper can have', () => {
    const first = [...app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── \/?([^/\s(:*]+)/gmu)].map(
      ([, name]) => name ?? '',
    );
    expect(first).toEqual(expect.arrayContaining(['api', 'metrics', 'healthz', 'robots.txt']));
    expect(first.filter((name) => !isReservedName(name))).toEqual([]);
  });

  it('are logged at a start when a store has one of their names', async () => {
    await aStore(database().db, { username: 'kelola' });
    await aStore(database().db, { username: 'kelola-kopi' });
    await aStore(database().db, { username: 'sandbox.v2' });
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const started = await testApp(database(), { config: { logLevel: 'error' }, overrides: { logStream } });
    await started.app.close();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ stores: ['kelola', 'sandbox.v2'] }),
    ]);
  });
});
