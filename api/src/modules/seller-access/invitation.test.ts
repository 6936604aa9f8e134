import { and, eq } from 'drizzle-orm';
import { sellerHeader, type MemberRole } from '@lapak/contracts/api/seller';
import { auditPage } from '../../audit/audit-log.ts';
import { storeInvitations, storeMembers } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import { aMember, aSeller, consoleClient, consoleHeaders } from '../../testing/a-member.ts';
import { aStore, uniqueName } from '../../testing/a-store.ts';
import { accountClient, aPerson } from '../../testing/account-client.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp } from '../../testing/test-app.ts';
import { sweepAccounts } from '../auth/account-sweep.ts';
import { hashPassword } from '../auth/hashing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

onEveryDatabase('An invitation', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;
  const call = (...args: Parameters<ReturnType<typeof consoleClient>>) => consoleClient(suite.app)(...args);

  /** A store whose owner has invited an address, and the token that was mailed. */
  async function invited(email: string, role: MemberRole = 'staff') {
    const store = await aStore(db(), { namaToko: 'Batik Wulan' });
    const owner = await aMember(db(), suite.clock.now(), store.id, 'owner', { name: 'Wulan' });
    const again = async () => {
      await call('POST', `/toko/${store.username}/anggota`, {
        headers: owner.headers,
        payload: { email, role },
      });
      await suite.app.services.mails.settled();
      const text = suite.mails.findLast(({ to }) => to === email.toLowerCase())?.text ?? '';
      return /\/kelola\/undangan\/([\w-]+)/.exec(text)?.[1] ?? '';
    };
    const token = await again();
    const roleOf = async (userId: number) => {
      const [member] = await db()
        .select()
        .from(storeMembers)
        .where(and(eq(storeMembers.storeId, store.id), eq(storeMembers.userId, userId)));
      return member?.role;
    };
    return { store, owner, token, again, roleOf };
  }
  const look = (token: string) => call('GET', `/undangan/${token}`);
  const accept = (token: string, payload: object = {}, headers = consoleHeaders()) =>
    call('POST', `/undangan/${token}`, { headers, payload });
  const userOf = async (email: string) =>
    (await db().select().from(users).where(eq(users.email, email.toLowerCase())))[0];
  const account = async () =>
    aSeller(db(), suite.clock.now(), { name: 'Joko', passwordHash: await hashPassword('rahasia1') });
  const sessionOf = (reply: { headers: Record<string, unknown> }) =>
    call('GET', '/sesi', { headers: { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' } });

  const gone = { status: 404, info: expect.stringContaining('minta pemilik toko mengirim undangan baru') };

  it('says what it offers to whom, and whether there is an account to log in with', async () => {
    const { user } = await account();
    const { store, token } = await invited(user.email, 'gate');
    const offer = { nama_toko: 'Batik Wulan', username: store.username, role: 'gate', invited_by: 'Wulan' };
    expect(await look(token)).toMatchObject({
      status: 200,
      data: { ...offer, email: user.email, has_account: true },
    });
    const email = `${uniqueName('baru')}@lapak.test`;
    expect((await look((await invited(email)).token)).data).toMatchObject({ email, has_account: false });
  });

  it('is accepted once by the account of its address', async () => {
    const { user, headers } = await account();
    const { store, token, roleOf } = await invited(user.email);
    const accepted = await accept(token, {}, headers);
    expect(accepted).toMatchObject({
      ...{ status: 200, code: '00' },
      data: { user: { id: user.id }, stores: [{ username: store.username, role: 'staff' }] },
    });
    expect(accepted.headers['set-cookie']).toBeUndefined();
    expect(await roleOf(user.id)).toBe('staff');
    expect((await auditPage(db(), store.id, 1)).data[0]).toMatchObject({
      ...{ actor: 'Joko', action: 'member.join', subject: String(user.id), title: 'Joko' },
      ...{ before: {}, after: { role: 'staff' } },
    });
    expect(await accept(token, {}, headers)).toMatchObject(gone);
    expect(await look(token)).toMatchObject(gone);
  });

  it('is accepted once by two requests at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, headers } = await account();
      const { store, token } = await invited(user.email);
      const done = await Promise.all([accept(token, {}, headers), accept(token, {}, headers)]);
      expect(done.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await auditPage(db(), store.id, 1)).data.map(({ action }) => action)).toEqual([
        'member.join',
        'member.invite',
      ]);
    }
  });

  it('is for the account of its address alone', async () => {
    const { user } = await account();
    const { token, roleOf } = await invited(user.email);
    expect(await accept(token)).toMatchObject({ status: 401, info: expect.stringContaining(user.email) });
    const other = await account();
    expect(await accept(token, {}, other.headers)).toMatchObject({
      ...{ status: 403, info: expect.stringContaining(`Undangan ini untuk ${user.email}`) },
    });
    // What would make an account does not take one over.
    expect((await accept(token, aPerson())).status).toBe(401);
    expect(await roleOf(user.id)).toBeUndefined();
    expect(await roleOf(other.user.id)).toBeUndefined();
    expect((await look(token)).status).toBe(200);
  });

  it('makes the account of an address that has none, and logs it in', async () => {
    const who = aPerson();
    const { store, token } = await invited(who.email);
    const { email, ...fields } = who;
    const made = await accept(token, { ...fields, email: 'lain@lapak.test' });
    expect(made).toMatchObject({ status: 200, data: { user: { name: who.name, email } } });
    expect(await sessionOf(made)).toMatchObject({
      data: { user: { email }, stores: [{ username: store.username, role: 'staff' }] },
    });
    const user = await userOf(email);
    expect(user).toMatchObject({ username: who.username, phoneNumber: who.phone_number });
    expect(user?.emailVerifiedAt).toEqual(suite.clock.now());
    const { login } = accountClient(suite);
    expect((await login(email, who.password)).status).toBe(200);
  });

  it('logs whoever was logged in with another account out when it makes one', async () => {
    const who = aPerson();
    const other = await account();
    const { token } = await invited(who.email);
    const made = await accept(token, who, other.headers);
    expect(await sessionOf(made)).toMatchObject({ data: { user: { email: who.email } } });
    expect((await call('GET', '/sesi', { headers: other.headers })).data).toBeNull();
  });

  it('makes one account when it is accepted twice at once, and ends registrations of its address', async () => {
    const who = aPerson();
    const { post } = accountClient(suite);
    await post('/api/auth/register', who);
    const { token } = await invited(who.email);
    const fields = { ...who, password: 'rahasia2', password_confirmation: 'rahasia2' };
    const done = await Promise.all([accept(token, fields), accept(token, fields)]);
    const statuses = done.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 404, 422]).toContain(statuses[1]);
    const { login } = accountClient(suite);
    expect((await login(who.email, who.password)).status).toBe(401);
    expect((await login(who.email, 'rahasia2')).status).toBe(200);
  });

  it('makes no account of fields that are missing, wrong or taken, and can be accepted afterwards', async () => {
    const who = aPerson();
    const { token } = await invited(who.email);
    expect(await accept(token, { ...who, username: '@', password: '12345' })).toMatchObject({
      status: 422,
      data: {
        errors: {
          username: [expect.stringContaining('Username harus berisi huruf')],
          password: ['Password minimal 6 karakter'],
          password_confirmation: ['Konfirmasi password tidak benar'],
        },
      },
    });
    expect((await accept(token)).data.errors).toHaveProperty('name');
    const { user } = await account();
    expect(await accept(token, { ...who, username: user.username })).toMatchObject({
      status: 422,
      data: { errors: { username: ['Username sudah dipakai'] } },
    });
    expect(await userOf(who.email)).toBeUndefined();
    expect((await accept(token, who)).status).toBe(200);
  });

  it('gives an imported seller, who has no password, one, and keeps what the seller does not change', async () => {
    const username = uniqueName('batik');
    const email = `${username}@lapak.test`;
    const [seller] = await db()
      .insert(users)
      .values({ name: 'Ibu Sri', username, email, phoneNumber: '081355550000', phoneKey: '081355550000' })
      .returning();
    const { token, roleOf } = await invited(email, 'owner');
    expect((await look(token)).data.has_account).toBe(false);
    const password = { password: 'rahasia1', password_confirmation: 'rahasia1' };
    expect(await accept(token, password)).toMatchObject({
      status: 200,
      data: { user: { id: seller?.id, name: 'Ibu Sri', email } },
    });
    expect(await roleOf(seller?.id ?? 0)).toBe('owner');
    expect(await userOf(email)).toMatchObject({ username, emailVerifiedAt: suite.clock.now() });
  });

  it('ends after a week, when it is withdrawn, and when another one replaces it', async () => {
    const { user, headers } = await account();
    const { store, owner, token, again } = await invited(user.email);
    const second = await again();
    expect(await accept(token, {}, headers)).toMatchObject(gone);
    suite.clock.advance(7 * DAY_MS - 1);
    expect((await look(second)).status).toBe(200);
    suite.clock.advance(1);
    expect(await accept(second, {}, headers)).toMatchObject(gone);
    suite.clock.advance(1);
    await sweepAccounts({ db: db(), clock: suite.clock }, { isDryRun: false });
    const left = () => db().select().from(storeInvitations).where(eq(storeInvitations.storeId, store.id));
    expect(await left()).toEqual([]);

    const third = await again();
    const [{ id } = { id: 0 }] = await left();
    await call('DELETE', `/toko/${store.username}/undangan/${id}`, { headers: owner.headers });
    expect(await accept(third, {}, headers)).toMatchObject(gone);
  });

  it('is found by its whole token alone', async () => {
    const { user } = await account();
    const { store, token } = await invited(user.email);
    const other = await aStore(db());
    const ofOther = token.replace(`s${store.id.toString(36)}-`, `s${other.id.toString(36)}-`);
    for (const wrong of [ofOther, token.slice(0, -1), 'x', '%00', `${token}x`])
      expect(await look(wrong)).toMatchObject(gone);
    const [row] = await db().select().from(storeInvitations).where(eq(storeInvitations.storeId, store.id));
    expect(JSON.stringify(row)).not.toContain(token.slice(-22));
  });

  it('is not accepted by a form of another site', async () => {
    const { user, headers } = await account();
    const { token } = await invited(user.email);
    const { [sellerHeader]: _own, ...withoutHeader } = headers;
    expect((await accept(token, {}, withoutHeader)).status).toBe(403);
    expect((await look(token)).status).toBe(200);
  });

  it('leaves a member who was one already as it is, and the log does not say otherwise', async () => {
    const { user, headers } = await account();
    const { store, token, roleOf } = await invited(user.email, 'gate');
    await db().insert(storeMembers).values({ storeId: store.id, userId: user.id, role: 'owner' });
    expect((await accept(token, {}, headers)).status).toBe(200);
    expect(await roleOf(user.id)).toBe('owner');
    expect((await auditPage(db(), store.id, 1)).data.map(({ action }) => action)).toEqual(['member.invite']);
  });
});
