import type { FastifyInstance } from 'fastify';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('The profile of a store', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  const originsOf = async (username: string) =>
    (await app.inject(`/api/setting/profile?username=${username}`)).json<{
      data: { survey_origins?: string[] };
    }>().data.survey_origins;

  it('names the origins of the surveys that its products show, each once', async () => {
    const store = await aStore(db());
    const other = await aStore(db());
    const survey = (storeId: number, surveiLink: string, own: object = {}) =>
      aProduct(db(), storeId, { category: 'jasa', isSurvei: 1, surveiLink, ...own });
    await survey(store.id, 'https://form.test/a?x=1');
    await survey(store.id, 'https://form.test/b');
    await survey(store.id, '//lain.test:8443/c');
    await survey(store.id, 'http://tanpa-tls.test/d');
    await survey(store.id, 'https://dihapus.test/e', { isRemoved: true });
    await survey(store.id, 'https://mati.test/f', { isSurvei: 0 });
    await survey(other.id, 'https://toko-lain.test/g');
    expect(await originsOf(store.username)).toEqual(['https://form.test', 'https://lain.test:8443']);
  });

  it('names none for a store without surveys', async () => {
    expect(await originsOf((await aStore(db())).username)).toBeUndefined();
  });
});
