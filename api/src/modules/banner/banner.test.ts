import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import Value from 'typebox/value';
import { BannerResponse } from '@lapak/contracts/api/catalogue';
import { banners } from '../../db/schema/stores.ts';
import { createStorage } from '../../storage/create-storage.ts';
import { aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('A banner', (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  it('is shown in its own store only, and not once it was removed', async () => {
    const { db } = database();
    const store = await aStore(db);
    const other = await aStore(db);
    const values = {
      storeId: store.id,
      title: 'Lebaran',
      imageKey: 'a.webp',
      content: '<p>Hai</p>',
      createdBy: 'Ratna',
    };
    const [shown, removed] = await db
      .insert(banners)
      .values([values, { ...values, isRemoved: true }])
      .returning();
    const get = (username: string, id: number | undefined) =>
      app.inject(`/api/banner_marketplace/${username}/${id}`);
    const reply = await get(store.username, shown?.id);
    expect(Value.Errors(BannerResponse, reply.json())).toEqual([]);
    expect(reply.json()).toMatchObject({
      code: '00',
      data: { title: 'Lebaran', image_url: '/files/a.webp', image_size: null },
    });
    expect((await get(other.username, shown?.id)).statusCode).toBe(404);
    expect((await get(store.username, removed?.id)).statusCode).toBe(404);
    expect((await app.inject(`/api/product?username=${store.username}`)).json().data.banner).toHaveLength(1);
  });

  it('comes with the size of its picture', async () => {
    const { app: shop, config } = await testApp(database());
    const { db } = database();
    const store = await aStore(db);
    const picture = sharp({ create: { width: 90, height: 30, channels: 3, background: '#a33b' } });
    await createStorage(config).put('stores/b.png', await picture.png().toBuffer(), 'image/png', 'public');
    const [banner] = await db
      .insert(banners)
      .values({ storeId: store.id, title: 'A', imageKey: 'stores/b.png', content: '', createdBy: 'Ratna' })
      .returning();
    const reply = await shop.inject(`/api/banner_marketplace/${store.username}/${banner?.id}`);
    expect(reply.json().data.image_size).toEqual({ width: 90, height: 30 });
    await shop.close();
  });

  it.each(['0', 'abc', '99999999999', '-1', '1.5', "1'"])('is not there for the id %p', async (id) => {
    const store = await aStore(database().db);
    const reply = await app.inject(`/api/banner_marketplace/${store.username}/${encodeURIComponent(id)}`);
    expect([reply.statusCode, reply.json().info]).toEqual([404, 'Banner tidak ditemukan']);
  });

  it.each(['TOKO/1', 'tidak-ada/1'])('is refused for %s', async (path) => {
    const reply = await app.inject(`/api/banner_marketplace/${path}`);
    expect([400, 404]).toContain(reply.statusCode);
  });
});
