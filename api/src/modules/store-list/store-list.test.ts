import { StoreListResponse } from '@lapak/contracts/api/store';
import type { FastifyInstance } from 'fastify';
import Value from 'typebox/value';
import { aStore, uniqueName } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { STORES_PER_PAGE } from './store-list-repository.ts';

onEveryDatabase('The list of stores', (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await testApp(database(), { config: { contactEmail: 'halo@lapak.example' } }));
  });
  afterAll(() => app.close());

  const list = async (query: Record<string, string>) => {
    const reply = await app.inject({ url: '/api/stores', query });
    const answer = reply.json();
    expect(Value.Errors(StoreListResponse, answer)).toEqual([]);
    return Value.Parse(StoreListResponse, answer);
  };
  const names = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ username }) => username);

  it('has the open stores only, with nothing that a store hides', async () => {
    const { db } = database();
    const word = uniqueName('cari');
    const open = await aStore(db, {
      namaToko: `Kopi ${word}`,
      alamat: 'Jl. Rahasia 1',
      bio: '<b>Enak</b> &amp; segar',
    });
    await aStore(db, { namaToko: `Tutup ${word}`, isActive: false });
    await aStore(db, { namaToko: `Belum ${word}`, isValid: false });
    const found = await list({ search: word });
    expect(found).toEqual({
      data: [{ username: open.username, nama_toko: `Kopi ${word}`, bio: 'Enak & segar', logo_url: null }],
      per_page: STORES_PER_PAGE,
      total: 1,
      current_page: 1,
      contact_email: 'halo@lapak.example',
    });
  });

  it('finds every word in name or username, in any case and order, and a sign of a pattern as it is', async () => {
    const { db } = database();
    const word = uniqueName('cari');
    const first = await aStore(db, { username: `${word}-batik`, namaToko: 'Rumah Ratna 100%' });
    const second = await aStore(db, { username: `${word}-kopi`, namaToko: 'rumah Kopi' });
    expect(await names({ search: `BATIK  ${word}` })).toEqual([first.username]);
    expect(await names({ search: `${word} RUMAH` })).toEqual([second.username, first.username]);
    expect(await names({ search: `${word} 100%` })).toEqual([first.username]);
    expect(await names({ search: '%' })).toContain(first.username);
    expect(await names({ search: '%' })).not.toContain(second.username);
    expect(await names({ search: '_' })).not.toContain(first.username);
    expect(await names({ search: "' or 1=1 --" })).toEqual([]);
  });

  it.each([
    ["Toko Rock'n Roll", ['rock’n roll', 'rocknroll', 'ROCK‘N’ROLL']],
    ['Kopi 500gr', ['500 gr', '５００ gr', 'kopi 500-gr']],
    ['Studio 16-07', ['1607', 'studio 16 07']],
    ['Café Senja', ['cafe', 'CAFÉ senja']],
  ])('finds %p however it is written', async (namaToko, searches) => {
    const { db } = database();
    const word = uniqueName('cari').replaceAll('-', '');
    const { username } = await aStore(db, { username: word, namaToko });
    for (const search of searches)
      expect([search, await names({ search: `${search} ${word}` })]).toEqual([search, [username]]);
  });

  it('has pages, by name', async () => {
    const { db } = database();
    const word = uniqueName('cari');
    const wanted = Array.from({ length: STORES_PER_PAGE + 2 }, (_, at) => String(at).padStart(2, '0'));
    for (const at of wanted.toReversed()) await aStore(db, { namaToko: `${at} ${word}` });
    const pages = [await list({ search: word, page: '1' }), await list({ search: word, page: '2' })];
    expect(pages.map(({ total }) => total)).toEqual([wanted.length, wanted.length]);
    expect(pages.flatMap(({ data }) => data).map(({ nama_toko }) => nama_toko.slice(0, 2))).toEqual(wanted);
    expect((await list({ search: word, page: '3' })).data).toEqual([]);
  });

  it.each(['page=0', 'page=a', `search=${'a'.repeat(301)}`])('refuses %p', async (query) => {
    expect((await app.inject(`/api/stores?${query}`)).statusCode).toBe(400);
  });
});
