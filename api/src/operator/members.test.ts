import { eq } from 'drizzle-orm';
import { auditPage } from '../audit/audit-log.ts';
import { storeInvitations } from '../db/schema/members.ts';
import { aMember } from '../testing/a-member.ts';
import { aStore, uniqueName } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { operate } from '../testing/operate.ts';
import { testApp } from '../testing/test-app.ts';

onEveryDatabase('The operator and the members of a store', (database) => {
  let made: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    made = await testApp(database());
  });
  afterAll(() => made.app.close());

  const members = async (...args: string[]) => operate(made.config.dataDir, ['members', ...args]);
  const aManagedStore = async () => {
    const { db } = database();
    const store = await aStore(db);
    const log = async () =>
      (await auditPage(db, store.id, 1)).data.map(({ actor, action }) => `${actor} ${action}`);
    const invitations = () =>
      db.select().from(storeInvitations).where(eq(storeInvitations.storeId, store.id));
    return { store, log, invitations };
  };

  it('invites the first owner, who gets a mail, and lists who is there', async () => {
    const { store, log } = await aManagedStore();
    const { username } = store;
    expect(await members(username)).toEqual({
      lines: ['Belum ada anggota. Undang pemilik dengan --invite.'],
      failed: false,
    });
    const email = `${uniqueName('sri')}@lapak.test`;
    const invited = await members(username, '--invite', email.toUpperCase(), '--role', 'owner');
    expect(invited).toEqual({
      lines: [
        `Undangan sebagai pemilik dikirim ke ${email.toUpperCase()}.`,
        `pemilik          ${email}  diundang, berlaku sampai Sabtu, 28 November 2026 Jam 10.00 WIB`,
      ],
      failed: false,
    });
    await made.app.services.mails.settled();
    expect(made.mails.findLast(({ to }) => to === email)?.text).toContain('Operator Lapak mengundang kamu');
    const { user } = await aMember(database().db, made.clock.now(), store.id, 'gate', { name: 'Joko' });
    expect((await members(username)).lines).toEqual([
      expect.stringMatching(`^petugas gerbang  ${user.email}  Joko, sejak \\d`),
      expect.stringContaining(`${email}  diundang`),
    ]);
    expect(await log()).toEqual(['Operator Lapak member.invite']);
  });

  it('removes a member, but not the last owner, and withdraws an invitation', async () => {
    const { store, log, invitations } = await aManagedStore();
    const { username } = store;
    const { db } = database();
    const [owner, staff] = [
      await aMember(db, made.clock.now(), store.id, 'owner'),
      await aMember(db, made.clock.now(), store.id, 'staff', { name: 'Joko' }),
    ];
    expect(await members(username, '--remove', owner.user.email)).toEqual({
      lines: ['Toko harus punya pemilik. Jadikan anggota lain pemilik dulu.'],
      failed: true,
    });
    const removed = await members(username, '--remove', staff.user.email.toUpperCase());
    expect(removed.lines[0]).toBe(`Joko bukan anggota ${username} lagi.`);
    expect(removed.lines).toHaveLength(2);
    const email = `${uniqueName('baru')}@lapak.test`;
    await members(username, '--invite', email, '--role', 'gate');
    expect((await members(username, '--remove', email)).lines[0]).toBe(`Undangan ${email} dibatalkan.`);
    expect(await invitations()).toEqual([]);
    expect(await members(username, '--remove', email)).toMatchObject({ failed: true });
    expect(await log()).toEqual([
      'Operator Lapak member.withdraw',
      'Operator Lapak member.invite',
      'Operator Lapak member.remove',
    ]);
  });

  it('says what is missing or wrong', async () => {
    const { store, invitations } = await aManagedStore();
    const wrong = [
      [['tidak-ada'], 'Tidak ada toko "tidak-ada".'],
      [[store.username, '--invite', 'a@lapak.test'], 'Pakai --invite dan --role bersama'],
      [[store.username, '--invite', 'bukan email', '--role', 'staff'], 'Email tidak valid.'],
    ] as const;
    for (const [args, line] of wrong)
      expect(await members(...args)).toEqual({ lines: [expect.stringContaining(line)], failed: true });
    expect(await invitations()).toEqual([]);
  });
});
