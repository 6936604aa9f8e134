import Fastify, { type FastifyRequest } from 'fastify';
import { eq, inArray } from 'drizzle-orm';
import { sellerSessions, storeMembers } from '../../db/schema/members.ts';
import { aMember, aSeller, consoleClient, consoleHeaders } from '../../testing/a-member.ts';
import { aShopper } from '../../testing/a-shopper.ts';
import { aStore } from '../../testing/a-store.ts';
import { accountClient } from '../../testing/account-client.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp, testApp } from '../../testing/test-app.ts';
import { sweepAccounts } from '../auth/account-sweep.ts';
import { sellerSessionRepository } from '../auth/seller-session-repository.ts';
import { mayStill, sellerAccess, sellerRoute } from './seller-access.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const isHttps = { config: { publicUrl: 'https://toko.contoh.id' } };

onEveryDatabase('A session of the console', (database) => {
  const suite = suiteApp(database);
  const call = (...args: Parameters<ReturnType<typeof consoleClient>>) => consoleClient(suite.app)(...args);
  const session = (headers: Record<string, string>) => call('GET', '/sesi', { headers });
  const isOpen = async (headers: Record<string, string>) => (await session(headers)).data !== null;

  const login = (user: string, password: string, headers = consoleHeaders()) =>
    call('POST', '/sesi', { headers, payload: { user, password } });
  const tokenOf = (cookie: unknown) => /^lapak_kelola=([\w-]{43});/.exec(String(cookie))?.[1] ?? '';
  const verified = () => accountClient(suite).verified();

  it('begins with a login, names the stores of the account, and ends with a logout', async () => {
    const { db } = database();
    const who = await verified();
    const begun = await login(who.email, who.password);
    expect(begun).toMatchObject({
      status: 200,
      code: '00',
      data: { user: { email: who.email }, stores: [] },
    });
    expect(begun.headers['set-cookie']).toBe(
      `lapak_kelola=${tokenOf(begun.headers['set-cookie'])}; Max-Age=1209600; Path=/api/seller; HttpOnly; SameSite=Strict`,
    );
    const [b, a] = [await aStore(db, { namaToko: 'Toko B' }), await aStore(db, { namaToko: 'Toko A' })];
    await db.insert(storeMembers).values([
      { storeId: b.id, userId: begun.data.user.id, role: 'gate' },
      { storeId: a.id, userId: begun.data.user.id, role: 'owner' },
    ]);
    const headers = consoleHeaders(tokenOf(begun.headers['set-cookie']));
    const seen = { is_hidden: false, is_preparing: false };
    expect((await session(headers)).data.stores).toEqual([
      { username: a.username, nama_toko: 'Toko A', logo_url: null, role: 'owner', ...seen },
      { username: b.username, nama_toko: 'Toko B', logo_url: null, role: 'gate', ...seen },
    ]);
    const ended = await call('DELETE', '/sesi', { headers });
    expect(ended).toMatchObject({ status: 200, code: '00' });
    expect(ended.headers['set-cookie']).toMatch(/^lapak_kelola=; Max-Age=0; Path=\/api\/seller;/);
    expect(await session(headers)).toMatchObject({ status: 200, data: null });
  });

  it('has a cookie for HTTPS alone where the shop has HTTPS', async () => {
    const { app, mails } = await testApp(database(), isHttps);
    const who = await accountClient({ app, mails }).verified();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/seller/sesi',
      headers: consoleHeaders(),
      payload: { user: who.email, password: who.password },
    });
    expect(reply.headers['set-cookie']).toMatch(/; Secure(;|$)/);
    await app.close();
  });

  it('ends the one that the browser had before', async () => {
    const who = await verified();
    const first = consoleHeaders(tokenOf((await login(who.email, who.password)).headers['set-cookie']));
    const second = await login(who.email, who.password, first);
    expect(await isOpen(first)).toBe(false);
    expect(await isOpen(consoleHeaders(tokenOf(second.headers['set-cookie'])))).toBe(true);
  });

  it('lasts 14 days from its last use', async () => {
    const { headers, token } = await aSeller(database().db, suite.clock.now());
    suite.clock.advance(DAY_MS / 2);
    expect((await session(headers)).headers['set-cookie']).toBeUndefined();
    suite.clock.advance(13 * DAY_MS);
    expect(tokenOf((await session(headers)).headers['set-cookie'])).toBe(token);
    suite.clock.advance(14 * DAY_MS - 1);
    expect(await isOpen(headers)).toBe(true);
    suite.clock.advance(14 * DAY_MS);
    expect(await isOpen(headers)).toBe(false);
  });

  it('is deleted by the sweep of accounts once it has expired', async () => {
    const { db } = database();
    const old = await aSeller(db, suite.clock.now());
    suite.clock.advance(14 * DAY_MS + 1);
    const { user } = await aSeller(db, suite.clock.now());
    await sweepAccounts({ db, clock: suite.clock }, { isDryRun: false });
    const left = await db
      .select({ userId: sellerSessions.userId })
      .from(sellerSessions)
      .where(inArray(sellerSessions.userId, [old.user.id, user.id]));
    expect(left).toEqual([{ userId: user.id }]);
  });

  it('answers a wrong password and an unverified account as the login of shoppers does', async () => {
    const who = await verified();
    expect(await login(who.email, 'salah')).toMatchObject({
      status: 401,
      info: 'Username atau password salah',
    });
    const { post } = accountClient(suite);
    const other = {
      ...who,
      email: `x${who.email}`,
      username: `x${who.username}`,
      phone_number: '081299887766',
    };
    await post('/api/auth/register', other);
    expect(await login(other.email, other.password)).toMatchObject({
      status: 403,
      code: '-1',
      data: { email: other.email, registration: expect.any(String) },
    });
  });

  it('is guarded against guessing together with the login of shoppers', async () => {
    const { app, mails } = await testApp(database(), { config: { rateLimitFactor: 1 } });
    const shop = accountClient({ app, mails });
    const who = await shop.verified();
    for (let nth = 0; nth < 5; nth += 1) {
      await shop.login(who.email, 'salah1');
      await consoleClient(app)('POST', '/sesi', {
        headers: consoleHeaders(),
        payload: { user: who.email, password: 'salah1' },
      });
    }
    const locked = await consoleClient(app)('POST', '/sesi', {
      headers: consoleHeaders(),
      payload: { user: who.email, password: who.password },
    });
    expect(locked).toMatchObject({ status: 429, data: { retry_after: expect.any(Number) } });
    await app.close();
  });

  it('ends with a new password, by a change and by a reset', async () => {
    const who = await verified();
    const { post, lastCode } = accountClient(suite);
    const token = (await post('/api/auth/login', { user: who.email, password: who.password })).data
      ?.access_token;
    const begin = async (password: string) =>
      consoleHeaders(tokenOf((await login(who.email, password)).headers['set-cookie']));

    const changed = await begin(who.password);
    const passwords = { password: 'rahasia-baru', password_confirmation: 'rahasia-baru' };
    await post('/api/profile/change_password', { old_password: who.password, ...passwords }, { token });
    expect(await isOpen(changed)).toBe(false);

    const reset = await begin('rahasia-baru');
    await post('/api/auth/forgot-password/request', { user: who.email });
    const code = await lastCode(who.email);
    await post('/api/auth/forgot-password/reset', { user: who.email, code, ...passwords });
    expect(await isOpen(reset)).toBe(false);
  });

  it('leaves the login of shoppers alone, and that one gives no access', async () => {
    const { db } = database();
    const shopper = await aShopper(db, suite.clock.now());
    const mixed = { ...consoleHeaders(shopper.token), ...shopper.headers };
    expect(await isOpen(mixed)).toBe(false);
    const seller = await aSeller(db, suite.clock.now());
    const asShopper = await suite.app.inject({
      url: '/api/profile/custom',
      headers: { authorization: `Bearer ${seller.token}`, ...seller.headers },
    });
    expect(asShopper.json()).toEqual({ data: { user: null } });
    await call('DELETE', '/sesi', { headers: mixed });
    const still = await suite.app.inject({ url: '/api/profile/custom', headers: shopper.headers });
    expect(still.json()).toMatchObject({ data: { user: { email: shopper.user.email } } });
  });

  it('writes nothing without the header of the console', async () => {
    const who = await verified();
    const payload = { user: who.email, password: who.password };
    expect(await call('POST', '/sesi', { payload })).toMatchObject({
      status: 403,
      info: expect.stringContaining('Muat ulang halamannya'),
    });
    const { headers, token } = await aSeller(database().db, suite.clock.now());
    expect((await call('DELETE', '/sesi', { headers: { cookie: headers.cookie ?? '' } })).status).toBe(403);
    expect(await isOpen(consoleHeaders(token))).toBe(true);
  });
});

onEveryDatabase('A route of the console', (database) => {
  /** An API with three routes more. */
  async function withRoutes() {
    const { app, clock } = await testApp(database());
    const routes = Fastify();
    routes.decorate('services', app.services);
    await routes.register(sellerAccess);
    for (const role of ['gate', 'staff', 'owner'] as const)
      routes.get(`/api/seller/toko/:toko/${role}`, { config: sellerRoute(role, 0) }, async () => 'ok');
    const status = async (role: string, username: string, headers = {}) => {
      const reply = await routes.inject({ url: `/api/seller/toko/${username}/${role}`, headers });
      return reply.statusCode;
    };
    return { app, clock, routes, status };
  }

  it('is for its role and those above it, member by member and request by request', async () => {
    const { db } = database();
    const { app, clock, status } = await withRoutes();
    const [store, other] = [await aStore(db), await aStore(db)];
    const { headers, user } = await aMember(db, clock.now(), store.id, 'gate');
    const all = async (username = store.username) => [
      await status('gate', username, headers),
      await status('staff', username, headers),
      await status('owner', username, headers),
    ];
    expect(await all()).toEqual([200, 403, 403]);
    const as = (role: 'staff' | 'owner') =>
      db.update(storeMembers).set({ role }).where(eq(storeMembers.userId, user.id));
    await as('staff');
    expect(await all()).toEqual([200, 200, 403]);
    await as('owner');
    expect(await all()).toEqual([200, 200, 200]);
    expect(await all(store.username.toUpperCase())).toEqual([200, 200, 200]);
    expect(await all(other.username)).toEqual([404, 404, 404]);
    expect(await all('tidak-ada')).toEqual([404, 404, 404]);
    expect(await status('gate', '%00', headers)).toBe(404);
    expect(await status('gate', store.username)).toBe(401);
    await db.delete(storeMembers).where(eq(storeMembers.userId, user.id));
    expect(await all()).toEqual([404, 404, 404]);
    await app.close();
  });

  it('goes on as long as its caller may make it: with the session and the role, and no longer', async () => {
    const { db } = database();
    const { app, clock, routes } = await withRoutes();
    const store = await aStore(db);
    let made: FastifyRequest | undefined;
    routes.get(
      '/api/seller/toko/:toko/lama',
      { config: sellerRoute('staff', 0) },
      async (request) => void (made = request),
    );
    const may = async (change: (userId: number) => Promise<unknown>) => {
      const { user, headers } = await aMember(db, clock.now(), store.id, 'staff');
      await routes.inject({ url: `/api/seller/toko/${store.username}/lama`, headers });
      if (!made) throw new Error('no request came');
      const before = await mayStill(made);
      await change(user.id);
      return [before, await mayStill(made)];
    };
    const ofUser = (id: number) => eq(storeMembers.userId, id);
    expect(await may(async () => undefined)).toEqual([true, true]);
    expect(await may((id) => db.update(storeMembers).set({ role: 'gate' }).where(ofUser(id)))).toEqual([
      true,
      false,
    ]);
    expect(await may((id) => db.delete(storeMembers).where(ofUser(id)))).toEqual([true, false]);
    expect(await may((id) => sellerSessionRepository(db).revokeAll(id))).toEqual([true, false]);
    await app.close();
  });

  it.each([
    ['/api/seller/baru', {}, 'does not say who may call it'],
    ['/api/seller', {}, 'does not say who may call it'],
    ['/api/seller/baru', { config: sellerRoute('staff', 0) }, 'a role belongs to'],
    ['/api/seller/toko/:toko/baru', { config: sellerRoute('anyone', 0) }, 'a role belongs to'],
  ])('fails the start without its role: %s %j', async (url, options, message) => {
    const routes = Fastify();
    await routes.register(sellerAccess);
    expect(() => routes.get(url, options, async () => 'ok')).toThrow(message);
  });
});
