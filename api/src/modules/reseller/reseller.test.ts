import type { FastifyInstance } from 'fastify';
import { resellers } from '../../db/schema/stores.ts';
import { aStore, uniqueName } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('agents of a store', (database) => {
  let app: FastifyInstance;
  const agentStore = uniqueName('wakil');
  const db = () => database().db;
  const fill = async (username: string) => {
    const store = await aStore(db(), { username });
    await db()
      .insert(resellers)
      .values([
        { storeId: store.id, email: 'sari_50%@contoh.id', name: 'Sari' },
        { storeId: store.id, email: 'budi@contoh.id', name: 'Budi' },
      ]);
  };
  beforeAll(async () => {
    const traits = { hiddenAddressUserIds: [], agentStores: [agentStore], directOnlyStores: [] };
    ({ app } = await testApp(database(), { config: traits }));
    await fill(agentStore);
  });
  afterAll(() => app.close());

  const search = async (username: string, text: string) => {
    const reply = await app.inject({ url: '/api/reseller', query: { username, search: text } });
    expect(reply.statusCode).toBe(200);
    return reply.json().data;
  };

  it('are found by name and e-mail', async () => {
    const sari = { id: 'sari_50%@contoh.id', text: 'Sari (sari_50%@contoh.id)' };
    expect(await search(agentStore, 'SAR')).toEqual([sari]);
    expect(await search(agentStore, 'budi@')).toHaveLength(1);
    expect(await search(agentStore, '')).toHaveLength(2);
  });

  it.each(['%', '_', '50%'])('take %p for the letters that it is', async (text) => {
    expect(await search(agentStore, text)).toHaveLength(1);
  });

  it.each(['sari 50 contoh.id', 'ＳＡＲＩ', 'sári', 'sari50'])('are found as %p, too', async (text) => {
    expect(await search(agentStore, text)).toHaveLength(1);
  });

  it('cannot be looked up in a store that has no list', async () => {
    const ordinary = uniqueName('toko');
    await fill(ordinary);
    expect(await search(ordinary, 'sari')).toEqual([]);
  });

  it('never fail on nonsense', async () => {
    for (const text of ['\\', "'", 'x'.repeat(200)]) expect(await search(agentStore, text)).toEqual([]);
    const reply = await app.inject({ url: '/api/reseller', query: { username: 'tidak-ada' } });
    expect(reply.statusCode).toBe(404);
  });
});
