import { eq } from 'drizzle-orm';
import { testApp } from '../../testing/test-app.ts';
import { accountClient, aPerson } from '../../testing/account-client.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { stores } from '../../db/schema/stores.ts';
import { users } from '../../db/schema/users.ts';

const HOUR_MS = 3_600_000;
const CROWD = 50;

onEveryDatabase('Identifiers', (database) => {
  let shop: Awaited<ReturnType<typeof testApp>> & ReturnType<typeof accountClient>;
  beforeAll(async () => {
    const made = await testApp(database());
    shop = { ...made, ...accountClient(made) };
  });
  afterAll(() => shop.app.close());

  const register = async (who: ReturnType<typeof aPerson>) => {
    const answer = await shop.post('/api/auth/register', who);
    return { ...answer, registration: answer.data?.registration };
  };
  const verify = (user: string, code: string, registration?: string) =>
    shop.post('/api/auth/verification', { user, code, registration });

  it('are not reserved by a registration that was not verified', async () => {
    const squatter = aPerson();
    await register(squatter);
    const owner = { ...squatter, password: 'sandi-pemilik', password_confirmation: 'sandi-pemilik' };
    const other = { ...aPerson(), username: squatter.username, phone_number: squatter.phone_number };
    expect((await register(other)).code).toBe('00');
    const own = await register(owner);
    expect(own.code).toBe('00');
    expect((await verify(owner.email, await shop.lastCode(owner.email), own.registration)).code).toBe('00');
    for (const user of [owner.email, owner.username, owner.phone_number]) {
      expect((await shop.login(user, owner.password)).code).toBe('00');
      expect((await shop.login(user, squatter.password)).status).toBe(401);
    }
  });

  it('go to the registration whose code is typed, not to a stranger who registered the address later', async () => {
    const owner = aPerson();
    const own = await register(owner);
    const stranger = {
      ...owner,
      username: `${owner.username}x`,
      password: 'sandi-asing',
      password_confirmation: 'sandi-asing',
    };
    await register(stranger);
    const code = await shop.lastCode(owner.email);
    expect((await verify(owner.email, code)).status).toBe(422);
    expect((await verify(owner.email, code, own.registration)).code).toBe('00');
    expect((await shop.login(owner.email, owner.password)).code).toBe('00');
    expect((await shop.login(owner.email, 'sandi-asing')).status).toBe(401);
    expect((await shop.login(stranger.username, 'sandi-asing')).status).toBe(401);
  });

  it('are verified after a login, too, which returns the registration again', async () => {
    const who = aPerson();
    await register(who);
    const names = [who.email, who.phone_number, `+62${who.phone_number.slice(1)}`, who.username];
    const early = [];
    for (const user of names) early.push(await shop.login(user, who.password));
    expect(early).toMatchObject(names.map(() => ({ status: 403, code: '-1', data: { email: who.email } })));
    const done = await verify(who.email, await shop.lastCode(who.email), early.at(-1)?.data?.registration);
    expect(done.code).toBe('00');
  });

  it('belong to the first who verified; the other gets an error that names the taken one', async () => {
    const [first, second] = [aPerson(), aPerson()];
    const late = await register({ ...second, username: first.username.toUpperCase() });
    await shop.verified(first);
    const refused = await verify(second.email, await shop.lastCode(second.email), late.registration);
    expect(refused.status).toBe(422);
    expect(refused.info).toMatch(/Username sudah dipakai/);
    expect((await shop.login(second.email, second.password)).status).not.toBe(200);
  });

  it('lapse with their registration after a day', async () => {
    const who = aPerson();
    const { registration } = await register(who);
    await shop.lastCode(who.email);
    shop.clock.advance(24 * HOUR_MS + 1);
    expect((await shop.login(who.email, who.password)).status).toBe(401);
    const sent = shop.mailsTo(who.email).length;
    await shop.post('/api/auth/send_verification_code', { user: who.email });
    expect(shop.mailsTo(who.email)).toHaveLength(sent);
    const late = await verify(who.email, await shop.lastCode(who.email), registration);
    expect(late.status).toBe(422);
    expect(late.info).toMatch(/daftar lagi/);
  });

  it.each([
    ['081234567890', 'huruf'],
    ['0812-3456.7890', 'huruf'],
    ['62812_345_678', 'huruf'],
    ['sari@contoh.test', 'huruf'],
    ['api', 'sistem'],
    ['Remotes', 'sistem'],
    ['robots.txt', 'sistem'],
    ['sitemap.xml', 'sistem'],
    ['healthz', 'sistem'],
    ['onlinestore', 'sistem'],
  ])('never are a username like %s', async (username, word) => {
    const answer = await register({ ...aPerson(), username });
    expect(answer.status).toBe(422);
    expect(answer.data?.errors?.username?.[0]).toContain(word);
  });

  it('of a seller from an import stay unchanged, and a phone number has precedence', async () => {
    const { db } = database();
    const phone = aPerson();
    const old = await shop.verified();
    const [row] = await db
      .insert(users)
      .values({
        name: 'Penjual',
        username: phone.phone_number,
        email: `penjual-${old.email}`,
        passwordHash: null,
        emailVerifiedAt: shop.clock.now(),
      })
      .returning();
    expect(row).toBeDefined();
    await shop.verified(phone);
    expect((await shop.login(phone.phone_number, phone.password)).code).toBe('00');
  });

  it('of a seller from an import are verified by the code of a forgotten password, and stay so since then', async () => {
    const { db } = database();
    const since = new Date(shop.clock.now().getTime() - HOUR_MS);
    const verifiedAfterReset = async (emailVerifiedAt: Date | null) => {
      const { username, email } = aPerson();
      await db.insert(users).values({ name: 'Penjual', username, email, emailVerifiedAt });
      await shop.post('/api/auth/forgot-password/request', { user: email });
      const code = await shop.lastCode(email);
      const password = { password: 'sandi-baru', password_confirmation: 'sandi-baru' };
      const reset = await shop.post('/api/auth/forgot-password/reset', { user: email, code, ...password });
      expect(reset.code).toBe('00');
      const [user] = await db.select().from(users).where(eq(users.email, email));
      return user?.emailVerifiedAt;
    };
    expect(await verifiedAfterReset(null)).toEqual(shop.clock.now());
    expect(await verifiedAfterReset(since)).toEqual(since);
  });

  it('without a registration do not reveal whether there is one', async () => {
    const who = aPerson();
    await register(who);
    const code = await shop.lastCode(who.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const known = await verify(who.email, wrong);
    expect(known).toMatchObject({ status: 422, info: expect.stringContaining('Kode salah') });
    expect(await verify(aPerson().email, wrong)).toMatchObject({ status: 422, info: known.info });
  });

  it('of a seller known from an import go to the seller’s own registration, with the store', async () => {
    const { db } = database();
    const seller = aPerson();
    const [imported] = await db
      .insert(users)
      .values({ name: 'Toko', username: `${seller.username}`, email: seller.email.toUpperCase() })
      .returning();
    await db
      .insert(stores)
      .values({ username: `toko-${seller.username}`, namaToko: 'Toko', ownerId: imported?.id });
    const stranger = { ...aPerson(), username: seller.username };
    await shop.verified(stranger);
    const own = { ...seller, username: `${seller.username}2` };
    await register(own);
    expect(await shop.login(seller.email, seller.password)).toMatchObject({ status: 403, code: '-1' });
    await shop.verified(own);
    const session = await shop.login(seller.email, seller.password);
    expect(session).toMatchObject({ code: '00', data: { user: { id: imported?.id } } });
    expect((await shop.login(stranger.username, stranger.password)).code).toBe('00');
  });

  it('are given once, however many register and verify at the same time', async () => {
    const shared = aPerson();
    const crowd = Array.from({ length: CROWD }, () => ({
      ...aPerson(),
      username: shared.username,
      phone_number: shared.phone_number,
    }));
    const registered = await Promise.all(crowd.map(register));
    expect(registered.map(({ code }) => code)).toEqual(crowd.map(() => '00'));
    const answers = await Promise.all(
      crowd.map(async (who, nth) =>
        verify(who.email, await shop.lastCode(who.email), registered[nth]?.registration),
      ),
    );
    expect(answers.filter(({ code }) => code === '00')).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  it('go to one registration when many of one address verify at the same time', async () => {
    const who = aPerson();
    const registered = await Promise.all(
      Array.from({ length: CROWD }, (_none, nth) => register({ ...who, username: `${who.username}n${nth}` })),
    );
    // Of codes that are made at the same moment any may be mailed last: the latest is that of one more.
    await shop.settled();
    await register({ ...who, username: `${who.username}z` });
    const code = await shop.lastCode(who.email);
    const answers = await Promise.all(
      registered.slice(0, 4).map(({ registration }) => verify(who.email, code, registration)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
