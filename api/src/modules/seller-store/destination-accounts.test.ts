import { eq } from 'drizzle-orm';
import type { DestinationAccount, StoreAccount } from '@lapak/contracts/api/seller-store';
import { auditPage } from '../../audit/audit-log.ts';
import { storeMembers } from '../../db/schema/members.ts';
import { paymentAccounts, stores } from '../../db/schema/stores.ts';
import { sellerSessionRepository } from '../auth/seller-session-repository.ts';
import { aMember, consoleClient, consoleHeaders } from '../../testing/a-member.ts';
import { anAccount, aProduct, aStore, uniqueName } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { placed } from '../../testing/orders-over-http.ts';
import { suiteApp, testApp } from '../../testing/test-app.ts';

const LONG_CODE = /\d{4}(?: \d{4}){3}/;
const dana: DestinationAccount = {
  group: 'e_wallet',
  nama: 'DANA',
  nama_rekening: 'Sri Wahyuni',
  nomor_rekening: '0812-3456-7890',
};
const bri: DestinationAccount = {
  group: 'bank',
  nama: 'BRI',
  nama_rekening: 'Sri Wahyuni',
  nomor_rekening: '9876543210',
};

onEveryDatabase('Accounts that buyers transfer to', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  /** A store with one bank account and an owner, and what the owner calls. */
  async function aShop() {
    const store = await aStore(db(), { namaToko: 'Kopi Bu Sri' });
    const account = await anAccount(db(), store.id, {
      ...{ importKey: 'rekening-1', nama: 'Bank BCA', namaRekening: 'Sri', nomorRekening: '1234567890' },
      imgKey: `${store.username}/bca.webp`,
    });
    const owner = await aMember(db(), suite.clock.now(), store.id, 'owner', { name: 'Sri' });
    return { store, account, owner, ...callsOf(store.username, owner) };
  }
  type Owner = Awaited<ReturnType<typeof aMember>>;

  function callsOf(username: string, { headers, user }: Owner) {
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      consoleClient(suite.app)(method, `/toko/${username}/rekening${path}`, { headers, payload });
    const lastMail = async () => {
      await suite.app.services.mails.settled();
      return suite.mails.findLast(({ to }) => to === user.email);
    };
    const code = async (change: object) => {
      const reply = await call('POST', '/kode', change);
      if (reply.status !== 200) throw new Error(reply.info);
      return LONG_CODE.exec((await lastMail())?.text ?? '')?.[0] ?? '';
    };
    return {
      list: async () => (await call('GET', '')).data as StoreAccount[],
      ask: (change: object) => call('POST', '/kode', change),
      code,
      change: (change: object, typed: string) => call('POST', '', { ...change, code: typed }),
      done: async (change: object) => call('POST', '', { ...change, code: await code(change) }),
      lastMail,
    };
  }

  it('are added, changed and removed, each by a code of its own', async () => {
    const { account, done, list } = await aShop();
    expect(await list()).toEqual([
      {
        ...{ id: account.id, group: 'bank', nama: 'Bank BCA', nama_rekening: 'Sri', is_active: true },
        ...{ nomor_rekening: '1234567890', is_editable: true },
      },
    ]);
    expect(await done({ id: null, account: dana })).toMatchObject({
      ...{ status: 200, data: [{ nama: 'Bank BCA' }, { nama: 'DANA', nomor_rekening: '081234567890' }] },
    });
    const changed = await done({ id: account.id, account: bri });
    expect(changed.data).toMatchObject([{ id: account.id, nama: 'BRI' }, { nama: 'DANA' }]);
    expect((await done({ id: account.id, account: null })).data).toMatchObject([{ nama: 'DANA' }]);
    // The removed one stays for its orders, and its key is not given again.
    await done({ id: null, account: bri });
    const keys = await db().select({ key: paymentAccounts.importKey }).from(paymentAccounts);
    expect(keys.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['rekening-1', 'rekening-2', 'rekening-3']),
    );
  });

  it('need a long code, whose mail says what it is for, masked', async () => {
    const { ask, lastMail, account } = await aShop();
    expect(await ask({ id: account.id, account: bri })).toMatchObject({
      status: 200,
      data: { retry_after: 60 },
    });
    const mail = await lastMail();
    expect(mail?.text).toMatch(LONG_CODE);
    expect(mail?.text).toContain('Bank BCA •••• 7890 a.n. Sri');
    expect(mail?.text).toContain('BRI •••• 3210 a.n. Sri Wahyuni');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/1234567890|9876543210/);
    expect(mail?.subject).toBe('Kode untuk mengubah rekening toko Kopi Bu Sri');
  });

  it('change by the code of this change alone, and once', async () => {
    const { change, code, list, account, store } = await aShop();
    const wanted = { id: account.id, account: bri };
    const typed = await code(wanted);
    const wrong = { status: 422, data: { errors: { code: [expect.stringContaining('Kode salah')] } } };
    const others = [
      { id: account.id, account: { ...bri, nomor_rekening: '1111111111' } },
      { id: account.id, account: null },
      { id: null, account: bri },
    ];
    for (const other of others) expect(await change(other, typed)).toMatchObject(wrong);
    expect(await change(wanted, '1234 5678 9012 3456')).toMatchObject(wrong);
    const elsewhere = await aMember(db(), suite.clock.now(), store.id, 'owner');
    expect(await callsOf(store.username, elsewhere).change(wanted, typed)).toMatchObject(wrong);
    expect((await list())[0]?.nama).toBe('Bank BCA');

    const twice = await Promise.all([change(wanted, typed), change(wanted, typed)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toMatchObject([{ nama: 'BRI' }]);
    expect((await auditPage(db(), store.id, 1)).total).toBe(1);
  });

  it.each<[string, (id: number) => object]>([
    ['added', () => ({ id: null, account: bri })],
    ['changed', (id) => ({ id, account: bri })],
    ['removed', (id) => ({ id, account: null })],
  ])('are %s once by a request whose answer was lost', async (_what, changeOf) => {
    const { change, code, list, account, store } = await aShop();
    const wanted = changeOf(account.id);
    const typed = await code(wanted);
    for (const answer of [await change(wanted, typed), await change(wanted, typed)])
      expect([answer.status, answer.data]).toEqual([200, await list()]);
    expect((await auditPage(db(), store.id, 1)).total).toBe(1);
  });

  it('do not change by a code that is old, replaced, or for what somebody else changed meanwhile', async () => {
    const { change, code, account, store } = await aShop();
    const wanted = { id: account.id, account: bri };
    const first = await code(wanted);
    const second = await code(wanted);
    expect((await change(wanted, first)).status).toBe(422);
    suite.clock.advance(15 * 60 * 1000 + 1);
    expect((await change(wanted, second)).status).toBe(422);
    const third = await code(wanted);
    await callsOf(store.username, await aMember(db(), suite.clock.now(), store.id, 'owner')).done({
      id: account.id,
      account: dana,
    });
    expect((await change(wanted, third)).status).toBe(422);
  });

  it('are reported to every owner, to nobody else, and in the log', async () => {
    const { store, account, owner, done } = await aShop();
    const second = await aMember(db(), suite.clock.now(), store.id, 'owner', { name: 'Budi' });
    const staff = await aMember(db(), suite.clock.now(), store.id, 'staff');
    await done({ id: account.id, account: bri });
    await suite.app.services.mails.settled();
    const mailsTo = (email: string) =>
      suite.mails.filter((mail) => mail.to === email && mail.subject === 'Rekening toko Kopi Bu Sri diubah');
    for (const { user } of [owner, second]) {
      const [mail, ...more] = mailsTo(user.email);
      expect(more).toEqual([]);
      for (const words of ['Sri', '21 November 2026, 10.00 WIB', 'Bank BCA •••• 7890', 'BRI •••• 3210'])
        expect(mail?.text).toContain(words);
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/1234567890|9876543210/);
    }
    expect(mailsTo(staff.user.email)).toEqual([]);
    const { data: log } = await auditPage(db(), store.id, 1);
    expect(log).toMatchObject([
      {
        ...{ actor: 'Sri', action: 'account.change' },
        before: { rekening: 'Bank BCA •••• 7890 a.n. Sri' },
        after: { rekening: 'BRI •••• 3210 a.n. Sri Wahyuni' },
      },
    ]);
    const [row] = await db().select().from(stores).where(eq(stores.id, store.id));
    expect(row?.editedAt).toEqual(suite.clock.now());
  });

  it('are reported to those who were owners until lately, too', async () => {
    const { store, account, owner, done } = await aShop();
    const members = consoleClient(suite.app);
    const out = await aMember(db(), suite.clock.now(), store.id, 'owner');
    const lower = await aMember(db(), suite.clock.now(), store.id, 'owner');
    const staff = await aMember(db(), suite.clock.now(), store.id, 'staff');
    const at = (id: number) => `/toko/${store.username}/anggota/${id}`;
    await members('DELETE', at(out.user.id), owner);
    await members('DELETE', at(staff.user.id), owner);
    await members('POST', at(lower.user.id), { headers: owner.headers, payload: { role: 'gate' } });
    const mailCounts = async () => {
      await suite.app.services.mails.settled();
      return [out, lower, staff].map(
        ({ user }) =>
          suite.mails.filter(({ to, subject }) => to === user.email && /diubah$/.test(subject)).length,
      );
    };
    await done({ id: account.id, account: bri });
    expect(await mailCounts()).toEqual([1, 1, 0]);
    suite.clock.advance(31 * 24 * 60 * 60 * 1000);
    const token = await sellerSessionRepository(db()).issue(owner.user.id, suite.clock.now());
    await callsOf(store.username, { ...owner, headers: consoleHeaders(token) }).done({
      id: account.id,
      account: dana,
    });
    expect(await mailCounts()).toEqual([1, 1, 0]);
  });

  it('stay with the orders that name them, and are offered to shoppers at once', async () => {
    const { store, account, done } = await aShop();
    const product = await aProduct(db(), store.id);
    const order = await placed(suite.app, { store, product, account });
    await done({ id: account.id, account: null });
    await done({ id: null, account: bri });
    const methods = await suite.app.inject(`/api/payment-method/${store.username}`);
    expect(methods.body).toContain('9876543210');
    expect(methods.body).not.toContain('1234567890');
    const { data } = (await suite.app.inject(`/api/transaction/${order}`)).json();
    expect(data.payment_method.nomor_rekening).toBe('1234567890');
  });

  it('keep their picture while the bank stays', async () => {
    const { store, account, done } = await aShop();
    const picture = async () =>
      (await db().select().from(paymentAccounts).where(eq(paymentAccounts.id, account.id)))[0]?.imgKey;
    await done({ id: account.id, account: { ...bri, nama: 'Bank BCA' } });
    expect(await picture()).toBe(`${store.username}/bca.webp`);
    await done({ id: account.id, account: dana });
    expect(await picture()).toBeNull();
  });

  it('are changed by an owner who is one still', async () => {
    const { store, account, owner, code, change } = await aShop();
    const wanted = { id: account.id, account: bri };
    const typed = await code(wanted);
    await db().update(storeMembers).set({ role: 'staff' }).where(eq(storeMembers.userId, owner.user.id));
    expect((await change(wanted, typed)).status).toBe(403);
    expect(store.username).not.toBe('');
  });

  it.each([
    [{ id: 999_999_999, account: bri }, 404, 'sudah tidak ada'],
    [{ id: null, account: null }, 422, 'Tidak ada yang diubah'],
    [{ id: null, account: { ...bri, nomor_rekening: '1' } }, 422, 'Pastikan'],
    [{ id: null, account: { ...bri, nama: '\u202E' } }, 422, 'Pastikan'],
  ])('refuse %j before a code is mailed', async (change, status, info) => {
    const { ask, lastMail } = await aShop();
    expect(await ask(change)).toMatchObject({ status, info: expect.stringContaining(info) });
    expect(await lastMail()).toBeUndefined();
  });

  it('of other kinds are removed alone, and the same again is no change', async () => {
    const { store, account, ask, list } = await aShop();
    const cash = await anAccount(db(), store.id, { importKey: 'kas', group: 'cash', position: 2 });
    expect((await list()).map(({ is_editable }) => is_editable)).toEqual([true, false]);
    expect((await ask({ id: cash.id, account: bri })).status).toBe(409);
    const same = { group: 'bank', nama: 'Bank BCA', nama_rekening: 'Sri', nomor_rekening: '1234567890' };
    expect(await ask({ id: account.id, account: same })).toMatchObject({
      status: 422,
      info: 'Tidak ada yang diubah',
    });
    expect((await ask({ id: cash.id, account: null })).status).toBe(200);
  });
});

onEveryDatabase('Codes for accounts', (database) => {
  it('are mailed and guessed a few times in an hour', async () => {
    const { app, clock } = await testApp(database(), { config: { rateLimitFactor: 0.2 } });
    const store = await aStore(database().db, { username: uniqueName('toko') });
    const { headers } = await aMember(database().db, clock.now(), store.id, 'owner');
    const post = async (path: string, payload: object) =>
      (await consoleClient(app)('POST', `/toko/${store.username}/rekening${path}`, { headers, payload }))
        .status;
    const change = { id: null, account: bri };
    const codes = [await post('/kode', change), await post('/kode', change), await post('/kode', change)];
    const guesses: number[] = [];
    for (let guess = 0; guess < 5; guess += 1) guesses.push(await post('', { ...change, code: '1' }));
    await app.close();
    expect([codes, guesses]).toEqual([
      [200, 200, 429],
      [422, 422, 422, 422, 429],
    ]);
  });
});
