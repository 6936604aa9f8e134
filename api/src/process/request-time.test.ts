import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { halfRequests, slowUpload, untilEnded } from '../testing/half-requests.ts';

onEveryDatabase('The API alone', (database) => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    ({ app } = await testApp(database(), { config: { requestTimeoutMs: 200 } }));
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  it.each(halfRequests('/api/ongkir/cost'))('ends %s', async (_name, beginning, drop) => {
    await untilEnded(port, beginning, drop);
  });

  it('waits for an upload that is still running', async () => {
    expect(await slowUpload(port, '/api/checkout', 25)).toMatch(/^HTTP\/1\.1 4(04|15|22) /);
  });
});
