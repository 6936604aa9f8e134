import { accountClient, aPerson } from '../../testing/account-client.ts';
import { consoleClient, consoleHeaders } from '../../testing/a-member.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp } from '../../testing/test-app.ts';

const LONG = /^\d{4}( \d{4}){3}$/;

onEveryDatabase('An account of the console', (database) => {
  const suite = suiteApp(database);
  const clients = () => accountClient(suite);
  const post = (url: string, payload: object) =>
    consoleClient(suite.app)('POST', url, { headers: consoleHeaders(), payload });
  /** A person as the console asks for one: without a username. */
  const aSellerToBe = () => {
    const { username: _unasked, ...person } = aPerson();
    return person;
  };
  async function registered(who = aSellerToBe()) {
    const { data } = await post('/akun', who);
    const code = await clients().lastCode(who.email);
    return { who, code, registration: data.registration as string };
  }
  const cookieOf = (reply: { headers: Record<string, unknown> }) =>
    String(reply.headers['set-cookie']).split(';')[0] ?? '';

  it('is made by a long code, and is logged in by it', async () => {
    const { who, code, registration } = await registered();
    expect(code).toMatch(LONG);
    const verified = await post('/akun/verifikasi', { user: who.email, code, registration });
    expect(verified).toMatchObject({ status: 200, data: { user: { email: who.email }, stores: [] } });
    const session = await consoleClient(suite.app)('GET', '/sesi', {
      headers: { cookie: cookieOf(verified) },
    });
    expect(session.data.user.email).toBe(who.email);
    // The same account as in the shops.
    expect(await clients().login(who.email, who.password)).toMatchObject({ code: '00' });
    expect(await post('/akun/verifikasi', { user: who.email, code, registration })).toMatchObject({
      status: 422,
    });
  });

  it('has a username made of its name, whatever that is', async () => {
    for (const name of ['Sari Dewi', '咖啡', 'Ratu Maharani Kusumaningtyas Adiwijaya']) {
      const { who, code, registration } = await registered({ ...aSellerToBe(), name });
      const { status } = await post('/akun/verifikasi', { user: who.email, code, registration });
      expect([name, status]).toEqual([name, 200]);
    }
  });

  it('gets another long code on request, after which the first one is of no use', async () => {
    const { who, code, registration } = await registered();
    expect(await post('/akun/kode', { user: who.email })).toMatchObject({
      status: 200,
      data: { retry_after: 60 },
    });
    const next = await clients().lastCode(who.email);
    expect(next).toMatch(LONG);
    expect(next).not.toBe(code);
    const typed = (text: string) => post('/akun/verifikasi', { user: who.email, code: text, registration });
    expect((await typed(code)).status).toBe(422);
    expect((await typed(next.replaceAll(' ', ''))).status).toBe(200);
  });

  it('is not made by the short code of a registration in a shop, nor the other way round', async () => {
    const who = aPerson();
    const { post: shop, lastCode } = clients();
    const ofShop = await shop('/api/auth/register', who);
    const short = await lastCode(who.email);
    const inConsole = { user: who.email, code: short, registration: ofShop.data?.registration };
    expect((await post('/akun/verifikasi', inConsole)).status).toBe(422);

    const seller = await registered();
    const inShop = { user: seller.who.email, code: seller.code, registration: seller.registration };
    expect((await shop('/api/auth/verification', inShop)).status).toBe(422);
  });

  it('says of a taken address what a registration in a shop says, and of a code to be mailed nothing', async () => {
    const { who, code, registration } = await registered();
    await post('/akun/verifikasi', { user: who.email, code, registration });
    const again = await post('/akun', { ...aSellerToBe(), email: who.email.toUpperCase() });
    expect(again).toMatchObject({ status: 422, data: { errors: { email: ['Email sudah terdaftar'] } } });
    const known = await post('/akun/kode', { user: who.email });
    const unknown = await post('/akun/kode', { user: 'tidak-ada@contoh.test' });
    expect(unknown).toMatchObject({ status: known.status, info: known.info, data: known.data });
  });

  it('that was not verified gets its long code by the login', async () => {
    const { who, registration } = await registered();
    const login = await post('/sesi', { user: who.email, password: who.password });
    expect(login).toMatchObject({ status: 403, code: '-1', data: { email: who.email, registration } });
    const code = await clients().lastCode(who.email);
    expect((await post('/akun/verifikasi', { user: who.email, code, registration })).status).toBe(200);
  });

  it('says what is missing', async () => {
    const none = { name: '', email: 'x', phone_number: '1', password: 'abc', password_confirmation: 'abd' };
    expect(Object.keys((await post('/akun', none)).data.errors).sort()).toEqual(Object.keys(none).sort());
  });
});
