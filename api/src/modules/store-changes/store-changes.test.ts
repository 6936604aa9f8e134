import type { FastifyInstance } from 'fastify';
import { frontHeaders, processPaths, type StoreChangeLine } from '@lapak/contracts/api-paths';
import { stores } from '../../db/schema/stores.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

const SECRET = 'rahasia-kedua-proses';

onEveryDatabase('The stream of changes', (database) => {
  let app: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    ({ app } = await testApp(database(), { config: { apiSecret: SECRET } }));
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const open = (headers: Record<string, string> = { [frontHeaders.secret]: SECRET }) =>
    fetch(origin + processPaths.storeChanges, { headers });

  /** Its lines that are not empty. */
  async function* lines(reply: Response): AsyncGenerator<StoreChangeLine> {
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      const pieces = (rest + read.value).split('\n');
      rest = pieces.pop() ?? '';
      for (const piece of pieces) if (piece !== '{}') yield JSON.parse(piece) as StoreChangeLine;
    }
  }

  it('begins with what was missed, names the stores that change, and ends when the process does', async () => {
    const [store] = await database()
      .db.insert(stores)
      .values({ username: 'tokoberubah', namaToko: 'Berubah', isValid: true, isActive: true })
      .returning({ id: stores.id });
    const changes = lines(await open());
    const calls = expect.arrayContaining(['GET /api/product/:id', 'POST /api/checkout']);
    expect((await changes.next()).value).toEqual({ all: true, calls });
    app.services.storeEvents.storeChanged(store?.id ?? 0);
    expect((await changes.next()).value).toEqual({ store: 'tokoberubah' });
    await app.front.drain({ leadMs: 0, timeoutMs: 600_000 });
    expect((await changes.next()).done).toBe(true);
  });

  it.each([{}, { [frontHeaders.secret]: 'rahasia-orang-lain!!' }])(
    'is not for whoever does not know the secret (%p)',
    async (headers) => {
      const reply = await app.inject({ url: processPaths.storeChanges, headers });
      expect(reply.statusCode).toBe(403);
    },
  );
});
