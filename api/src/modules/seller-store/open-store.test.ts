import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { OpenStoreBody } from '@lapak/contracts/api/seller-store';
import { auditPage } from '../../audit/audit-log.ts';
import { storeMembers } from '../../db/schema/members.ts';
import { paymentAccounts, storeCouriers, stores } from '../../db/schema/stores.ts';
import { aSeller, consoleClient } from '../../testing/a-member.ts';
import { aStore, uniqueName } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { documentOf } from '../../testing/import-documents.ts';
import { operate } from '../../testing/operate.ts';
import { testApp } from '../../testing/test-app.ts';

/** A name within the rules that no other test uses. */
const aUsername = () => uniqueName('toko').slice(0, 30);

const aForm = (own: Partial<OpenStoreBody> = {}): OpenStoreBody => ({
  nama_toko: 'Kopi Bu Sri',
  username: aUsername(),
  bio: 'Kopi dari kebun sendiri',
  origin: '33.72.01',
  theme_onlinestore: 2,
  group: 'bank',
  nama: 'Bank BCA',
  nama_rekening: 'Sri Wahyuni',
  nomor_rekening: '123-456 7890',
  ...own,
});

onEveryDatabase('A store that is opened in the console', (database) => {
  let opened: Awaited<ReturnType<typeof testApp>>;
  const db = () => database().db;
  beforeAll(async () => {
    opened = await testApp(database());
  });
  afterAll(() => opened.app.close());

  const seller = () => aSeller(db(), opened.clock.now());
  type Seller = Awaited<ReturnType<typeof seller>>;
  const open = ({ headers }: Pick<Seller, 'headers'>, form: object) =>
    consoleClient(opened.app)('POST', '/toko', { headers, payload: form });
  const storeOf = async (username: string) =>
    (await db().select().from(stores).where(eq(stores.username, username)))[0];
  const address = ({ headers }: Pick<Seller, 'headers'>, query: Record<string, string>) =>
    consoleClient(opened.app)('GET', `/alamat-toko?${new URLSearchParams(query)}`, { headers });
  const errorsOf = async (own: Partial<Record<keyof OpenStoreBody, unknown>>) => {
    const reply = await open(await seller(), { ...aForm(), ...own });
    return [reply.status, reply.data?.errors];
  };

  it('has its owner, account and couriers, waits for its first product, and is in its log', async () => {
    const owner = await seller();
    const form = aForm({
      username: ' TOKO-Sri ',
      bio: ' Kopi\n dari kebun ',
      nama_toko: '<b>Kopi</b> \u202EBu Sri',
    });
    expect(await open(owner, form)).toMatchObject({
      status: 200,
      data: {
        stores: [
          { username: 'toko-sri', nama_toko: '<b>Kopi</b> Bu Sri', role: 'owner', is_preparing: true },
        ],
      },
    });
    const store = await storeOf('toko-sri');
    if (!store) throw new Error('no store');
    expect(store).toMatchObject({
      ...{
        ownerId: owner.user.id,
        bio: 'Kopi dari kebun',
        originDistrictId: '33.72.01',
        themeOnlinestore: 2,
      },
      ...{ isValid: true, isActive: true, openedAt: null, subscriptionStatus: 'free' },
    });
    expect(await db().select().from(storeMembers).where(eq(storeMembers.storeId, store.id))).toMatchObject([
      { userId: owner.user.id, role: 'owner' },
    ]);
    expect(
      await db().select().from(paymentAccounts).where(eq(paymentAccounts.storeId, store.id)),
    ).toMatchObject([
      { group: 'bank', nama: 'Bank BCA', nomorRekening: '1234567890', typeOfPayment: 'manual', isActive: 1 },
    ]);
    const couriers = await db().select().from(storeCouriers).where(eq(storeCouriers.storeId, store.id));
    expect(couriers.map(({ code }) => code)).toEqual(['jne', 'jnt', 'sicepat']);
    const { data: log } = await auditPage(db(), store.id, 1);
    expect(log).toMatchObject([{ actor: 'Wulan', action: 'store.open', subject: 'toko-sri' }]);
    expect(log[0]?.after).toMatchObject({ rekening: 'Bank BCA •••• 7890 a.n. Sri Wahyuni' });
    await opened.app.services.mails.settled();
    const mail = opened.mails.find(({ to }) => to === owner.user.email);
    expect(mail?.text).toContain('/kelola/toko/toko-sri');
    expect(mail?.text).not.toContain('1234567890');
  });

  it('is opened once by a form whose answer was lost, also twice at once, and also as the last that an account may have', async () => {
    const owner = await seller();
    await open(owner, aForm());
    await open(owner, aForm());
    const form = aForm();
    const both = await Promise.all([open(owner, form), open(owner, { ...form, bio: ` ${form.bio}` })]);
    expect([...both, await open(owner, form)].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(both[1]?.data.stores).toHaveLength(3);
    const mails = async () => {
      await opened.app.services.mails.settled();
      return opened.mails.filter(({ to }) => to === owner.user.email).length;
    };
    expect(await mails()).toBe(3);
    const refused = await open(await seller(), form);
    expect([refused.status, Object.keys(refused.data.errors)]).toEqual([422, ['username']]);
    const other = await open(owner, { ...form, nomor_rekening: '99887766' });
    expect(other.status).toBe(409);
  });

  it('is not overwritten by a document of the same username', async () => {
    const form = aForm();
    await open(await seller(), form);
    const { dataDir } = opened.config;
    await writeFile(path.join(dataDir, 'sama.json'), JSON.stringify(documentOf(form.username, [])));
    const { lines, failed } = await operate(dataDir, ['import', 'sama.json']);
    expect([failed, lines.join()]).toEqual([true, expect.stringContaining('--replace')]);
    expect((await storeOf(form.username))?.namaToko).toBe('Kopi Bu Sri');
  });

  describe('the username', () => {
    it.each([
      ['', 'Alamat toko wajib diisi'],
      ['ab', 'Tulis 3 sampai 30 huruf kecil'],
      ['kopi sri', 'Tulis 3 sampai 30 huruf kecil'],
      ['kopi.sri', 'Tulis 3 sampai 30 huruf kecil'],
      // A Cyrillic letter, as in an imitation.
      ['kоpi-sri', 'Tulis 3 sampai 30 huruf kecil'],
      ['kelola', 'hanya untuk Lapak'],
      ['Onlinestore', 'hanya untuk Lapak'],
      ['lapak', 'hanya untuk Lapak'],
      ['1apak-resmi', 'hanya untuk Lapak'],
      ['adm1n', 'hanya untuk Lapak'],
    ])(
      '%j is refused, by the check and by the form alike, with another one proposed',
      async (username, problem) => {
        const { data } = await address(await seller(), { username, nama_toko: 'Kopi Bu Sri' });
        expect(data.problem).toContain(problem);
        expect(data.proposal).toMatch(/^kopibusri/);
        expect(await errorsOf({ username })).toEqual([422, { username: [data.problem] }]);
      },
    );

    it('is free or taken, also by a store that is being imported, and a free one is proposed', async () => {
      const who = await seller();
      const { username } = await aStore(db(), { username: aUsername() });
      const begun = aUsername();
      await aStore(db(), { username: `~${begun}` });
      for (const taken of [username, username.toUpperCase(), begun]) {
        const { data } = await address(who, { username: taken });
        expect(data).toMatchObject({
          username: taken.toLowerCase(),
          problem: 'Alamat ini sudah dipakai toko lain',
        });
        expect((await address(who, { username: data.proposal })).data.problem).toBeNull();
        expect(await errorsOf({ username: taken })).toEqual([422, { username: [data.problem] }]);
      }
      expect((await address(who, { username: aUsername() })).data).toMatchObject({
        problem: null,
        proposal: null,
      });
    });

    it('goes to one of two accounts that take it at the same moment', async () => {
      const form = aForm();
      const both = await Promise.all([seller(), seller()]);
      const replies = await Promise.all(both.map((who) => open(who, form)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
      const loser = replies.find(({ status }) => status === 422);
      expect(loser?.data.errors).toEqual({ username: ['Alamat ini sudah dipakai toko lain'] });
      const owner = (await storeOf(form.username))?.ownerId;
      const members = await db()
        .select()
        .from(storeMembers)
        .innerJoin(stores, eq(stores.id, storeMembers.storeId))
        .where(eq(stores.username, form.username));
      expect(members.map((row) => row.store_members.userId)).toEqual([owner]);
    });
  });

  it('is one of three of its account, however many are opened at once', async () => {
    const who = await seller();
    const forms = Array.from({ length: 6 }, () => aForm());
    const replies = await Promise.all(forms.map((form) => open(who, form)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    const others = replies.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ info }) => info))).toEqual(
      new Set(['Satu akun dapat memiliki paling banyak 3 toko']),
    );
    const owned = await db().select().from(stores).where(eq(stores.ownerId, who.user.id));
    expect(owned).toHaveLength(3);
    // Nor by leaving one of them to somebody else.
    await db()
      .delete(storeMembers)
      .where(and(eq(storeMembers.userId, who.user.id), eq(storeMembers.storeId, owned[0]?.id ?? 0)));
    expect((await open(who, aForm())).status).toBe(409);
  });

  describe('the form', () => {
    it('says of every field what is missing', async () => {
      const none = {
        nama_toko: ' ',
        bio: '',
        origin: '',
        nama: '',
        nama_rekening: '\u200B',
        nomor_rekening: '',
      };
      const [status, errors] = await errorsOf({ ...none, username: '' });
      expect([status, Object.keys(errors).sort()]).toEqual([422, [...Object.keys(none), 'username'].sort()]);
    });

    it.each([
      [{ nama_toko: 'Lapak Resmi' }, 'nama_toko', 'hanya untuk Lapak'],
      [{ origin: '99.99.99' }, 'origin', 'wajib dipilih'],
      [{ origin: 'Laweyan' }, 'origin', ''],
      [{ nomor_rekening: '12' }, 'nomor_rekening', '5 sampai 20 angka'],
      [{ nomor_rekening: 'BCA 123456' }, 'nomor_rekening', '5 sampai 20 angka'],
      [{ group: 'e_wallet', nomor_rekening: '123456789' }, 'nomor_rekening', 'nomor handphone'],
      [{ nama_rekening: `Sri\uD800${'x'.repeat(151)}` }, 'nama_rekening', ''],
      [{ group: 'cash' }, 'group', ''],
      [{ theme_onlinestore: 9 }, 'theme_onlinestore', ''],
    ])('%j is refused at its field', async (own, field, message) => {
      const [status, errors] = await errorsOf(own);
      expect([status, errors[field]?.[0]]).toEqual([422, expect.stringContaining(message)]);
    });

    it('takes a wallet by its number, however that is written', async () => {
      const form = aForm({ group: 'e_wallet', nama: 'DANA', nomor_rekening: '+62 812-3456-7890' });
      expect((await open(await seller(), form)).status).toBe(200);
      const id = (await storeOf(form.username))?.id ?? 0;
      const [account] = await db().select().from(paymentAccounts).where(eq(paymentAccounts.storeId, id));
      expect(account).toMatchObject({ group: 'e_wallet', nomorRekening: '081234567890' });
    });

    it('takes texts at their longest', async () => {
      const form = aForm({
        ...{ nama_toko: 'W'.repeat(150), bio: 'W'.repeat(200), nama: 'W'.repeat(60) },
        ...{ nama_rekening: 'W'.repeat(150), nomor_rekening: '1'.repeat(20) },
      });
      expect((await open(await seller(), form)).status).toBe(200);
    });
  });
});

onEveryDatabase('Many stores', (database) => {
  it.each([
    [
      'of one account',
      2,
      (app: Awaited<ReturnType<typeof testApp>>) => aSeller(database().db, app.clock.now()),
    ],
    ['of one address', 5, null],
  ])('%s are refused for the day after some attempts', async (_name, allowed, one) => {
    const made = await testApp(database(), { config: { rateLimitFactor: 0.1 } });
    const next = () => aSeller(database().db, made.clock.now());
    const same = await one?.(made);
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= allowed; attempt += 1) {
      const { headers } = same ?? (await next());
      const { statusCode } = await made.app.inject({
        ...{ method: 'POST', url: '/api/seller/toko', headers, payload: aForm() },
        remoteAddress: same ? `203.0.113.${attempt}` : '198.51.100.7',
      });
      statuses.push(statusCode);
    }
    await made.app.close();
    expect(statuses).toEqual([...Array.from({ length: allowed }, () => 200), 429]);
  });
});
