import { isReservedName } from '@lapak/contracts/reserved-names';
import type { FastifyInstance } from 'fastify';
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
});
