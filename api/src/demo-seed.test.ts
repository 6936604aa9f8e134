import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { verify } from '@node-rs/argon2';
import { demoFolder, demoStoreNames, seedDemo } from './demo-seed.ts';
import { stores } from './db/schema/stores.ts';
import { userAddresses, users } from './db/schema/users.ts';
import { testApp } from './testing/test-app.ts';
import { onEveryDatabase } from './testing/database.ts';

onEveryDatabase('demo stores', (database) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-demo-'));
    for (const name of ['shared', 'tokobaru', 'tokotutup']) {
      await cp(path.join(demoFolder, name), path.join(folder, name), { recursive: true });
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are seeded once, with the demo shopper, who loses the public password unless the shop is a trial', async () => {
    const { app } = await testApp(database());
    const { db } = app.services;
    expect(demoStoreNames(folder)).toEqual(['tokobaru', 'tokotutup']);
    // Two servers that start at the same moment.
    await Promise.all([seedDemo(app.services, folder), seedDemo(app.services, folder)]);
    expect(await db.$count(stores)).toBe(2);
    await db.update(stores).set({ namaToko: 'Diubah' }).where(eq(stores.username, 'tokotutup'));
    await seedDemo(app.services, folder);
    const [store] = await db.select().from(stores).where(eq(stores.username, 'tokotutup'));
    expect(store).toMatchObject({ namaToko: 'Diubah', isActive: false });
    const [shopper] = await db.select().from(users).where(eq(users.email, 'pembeli@lapak.test'));
    expect(shopper?.emailVerifiedAt).not.toBeNull();
    expect(await verify(shopper?.passwordHash ?? '', 'rahasia123')).toBe(true);
    expect(await db.$count(userAddresses, eq(userAddresses.userId, shopper?.id ?? 0))).toBe(1);
    await app.close();

    // The same database, opened to the public.
    const login = (at: FastifyInstance) =>
      at.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { user: 'pembeli@lapak.test', password: 'rahasia123' },
      });
    const tried = await testApp(database());
    const { access_token: token } = (await login(tried.app)).json().data;
    await tried.app.close();
    const open = await testApp(database(), { config: { trial: false } });
    const withToken = { headers: { authorization: `Bearer ${token}` } };
    expect((await login(open.app)).statusCode).toBe(401);
    expect((await open.app.inject({ url: '/api/alamat', ...withToken })).statusCode).toBe(401);
    await open.app.close();
  });
});
