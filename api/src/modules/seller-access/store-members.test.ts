import { and, eq } from 'drizzle-orm';
import type { MemberRole } from '@lapak/contracts/api/seller';
import { auditPage } from '../../audit/audit-log.ts';
import { mails } from '../../db/schema/mails.ts';
import { storeMembers } from '../../db/schema/members.ts';
import { aMember, consoleClient } from '../../testing/a-member.ts';
import { aStore, uniqueName } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp, testApp } from '../../testing/test-app.ts';

onEveryDatabase('Members of a store', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;
  const call = (...args: Parameters<ReturnType<typeof consoleClient>>) => consoleClient(suite.app)(...args);

  /** A store with an owner, and its calls as that owner. */
  async function aRunStore() {
    const store = await aStore(db(), { namaToko: 'Batik Wulan' });
    const owner = await aMember(db(), suite.clock.now(), store.id, 'owner', { name: 'Wulan' });
    const anggota = `/toko/${store.username}/anggota`;
    const by = ({ headers }: { headers: Record<string, string> }) => ({
      list: () => call('GET', anggota, { headers }),
      invite: (email: string, role: MemberRole) =>
        call('POST', anggota, { headers, payload: { email, role } }),
      setRole: (id: number, role: MemberRole) =>
        call('POST', `${anggota}/${id}`, { headers, payload: { role } }),
      remove: (id: number) => call('DELETE', `${anggota}/${id}`, { headers }),
      withdraw: (id: number) => call('DELETE', `/toko/${store.username}/undangan/${id}`, { headers }),
    });
    const another = (role: MemberRole, name: string) =>
      aMember(db(), suite.clock.now(), store.id, role, { name });
    const roles = async () => {
      const rows = await db().select().from(storeMembers).where(eq(storeMembers.storeId, store.id));
      return rows.map(({ role }) => role).sort();
    };
    const log = async () =>
      (await auditPage(db(), store.id, 1)).data.map(({ actor, action, title, before, after }) => ({
        ...{ actor, action, title, before, after },
      }));
    return { store, owner, by, another, roles, log };
  }

  it('are listed with their roles, and invitations with their ends', async () => {
    const { owner, by, another } = await aRunStore();
    const gate = await another('gate', 'Joko');
    const email = `${uniqueName('baru')}@lapak.test`;
    await by(owner).invite(`  ${email.toUpperCase()} `, 'staff');
    const since = '2026-11-21T10:00:00.000+07:00';
    expect(await by(owner).list()).toMatchObject({
      status: 200,
      data: {
        members: [
          { id: owner.user.id, name: 'Wulan', email: owner.user.email, role: 'owner', is_you: true },
          { id: gate.user.id, name: 'Joko', email: gate.user.email, role: 'gate', is_you: false },
        ],
        invitations: [
          {
            ...{ id: expect.any(Number), email, role: 'staff', invited_by: 'Wulan' },
            expires_at: since.replace('-21T', '-28T'),
          },
        ],
      },
    });
  });

  it('are invited by a letter, whose words are erased once it is sent', async () => {
    const { store, owner, by, log } = await aRunStore();
    const email = `${uniqueName('baru')}@lapak.test`;
    expect(await by(owner).invite(email, 'staff')).toMatchObject({ status: 200, code: '00' });
    await suite.app.services.mails.settled();
    const mail = suite.mails.findLast(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: 'Undangan mengelola toko Batik Wulan', replyTo: null });
    expect(mail?.text).toMatch(
      new RegExp(
        `^Halo,\n\nWulan mengundang kamu ikut mengelola toko Batik Wulan di Lapak sebagai staf\\..*sampai Sabtu, 28 November 2026 Jam 10\\.00 WIB.*\nTerima undangan: http://localhost:3000/kelola/undangan/s${store.id.toString(36)}-[\\w-]{22}\n$`,
        's',
      ),
    );
    const [row] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.storeId, store.id), eq(mails.recipient, email)));
    expect(row).toMatchObject({ kind: 'store-invitation', subject: '', text: '', html: null });
    expect(await log()).toEqual([
      { actor: 'Wulan', action: 'member.invite', title: email, before: {}, after: { role: 'staff' } },
    ]);
  });

  it('are invited again with another role, in place of the first invitation', async () => {
    const { owner, by, log } = await aRunStore();
    const email = `${uniqueName('baru')}@lapak.test`;
    await by(owner).invite(email, 'gate');
    const { data } = await by(owner).invite(email, 'staff');
    expect(data.invitations).toMatchObject([{ email, role: 'staff' }]);
    expect((await log())[0]).toMatchObject({ before: { role: 'gate' }, after: { role: 'staff' } });
  });

  it('are invited by an address that is one and is not theirs already', async () => {
    const { owner, by, log } = await aRunStore();
    expect(await by(owner).invite('bukan email', 'staff')).toMatchObject({
      status: 422,
      data: { errors: { email: ['Email tidak valid'] } },
    });
    expect(await by(owner).invite(owner.user.email.toUpperCase(), 'staff')).toMatchObject({
      status: 422,
      data: { errors: { email: [expect.stringContaining('sudah menjadi anggota')] } },
    });
    expect(await log()).toEqual([]);
  });

  it('lose an invitation that is withdrawn', async () => {
    const { owner, by, log } = await aRunStore();
    const email = `${uniqueName('baru')}@lapak.test`;
    const { data } = await by(owner).invite(email, 'staff');
    const [{ id }] = data.invitations;
    expect(await by(owner).withdraw(id)).toMatchObject({ status: 200, data: { invitations: [] } });
    expect((await by(owner).withdraw(id)).status).toBe(404);
    expect((await log())[0]).toMatchObject({
      ...{ action: 'member.withdraw', title: email, before: { role: 'staff' }, after: {} },
    });
  });

  it('get another role, which the log knows, and only when it is another', async () => {
    const { owner, by, another, log } = await aRunStore();
    const { user } = await another('gate', 'Joko');
    expect((await by(owner).setRole(user.id, 'staff')).data.members).toMatchObject([
      { role: 'owner' },
      { id: user.id, role: 'staff' },
    ]);
    await by(owner).setRole(user.id, 'staff');
    expect(await log()).toEqual([
      {
        ...{ actor: 'Wulan', action: 'member.role', title: 'Joko' },
        ...{ before: { role: 'gate' }, after: { role: 'staff' } },
      },
    ]);
  });

  it('are removed, and out with their next request', async () => {
    const { owner, by, another, log } = await aRunStore();
    const second = await another('owner', 'Joko');
    expect((await by(second).list()).status).toBe(200);
    expect((await by(owner).remove(second.user.id)).data.members).toHaveLength(1);
    expect((await by(second).list()).status).toBe(404);
    expect((await by(owner).remove(second.user.id)).status).toBe(404);
    expect(await log()).toEqual([
      { actor: 'Wulan', action: 'member.remove', title: 'Joko', before: { role: 'owner' }, after: {} },
    ]);
  });

  it('keep their last owner, who can neither leave nor get another role', async () => {
    const { owner, by, another, roles, log } = await aRunStore();
    const lastOwner = { status: 409, info: expect.stringContaining('Toko harus punya pemilik') };
    expect(await by(owner).remove(owner.user.id)).toMatchObject(lastOwner);
    expect(await by(owner).setRole(owner.user.id, 'staff')).toMatchObject(lastOwner);
    expect(await log()).toEqual([]);
    await another('owner', 'Joko');
    expect((await by(owner).remove(owner.user.id)).status).toBe(200);
    expect(await roles()).toEqual(['owner']);
  });

  it.each(['remove', 'demote'] as const)('keep an owner when two %s each other at once', async (what) => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, by, another, roles, log } = await aRunStore();
      const second = await another('owner', 'Joko');
      const act = (actor: typeof owner, other: typeof owner) =>
        what === 'remove' ? by(actor).remove(other.user.id) : by(actor).setRole(other.user.id, 'gate');
      const done = await Promise.all([act(owner, second), act(second, owner)]);
      const statuses = done.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // Whoever comes second is no owner any more, or no member.
      expect([403, 404]).toContain(statuses.find((status) => status !== 200));
      expect((await roles()).filter((role) => role === 'owner')).toHaveLength(1);
      expect(await log()).toHaveLength(1);
    }
  });

  it('keep an owner when both leave at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, by, another, roles } = await aRunStore();
      const second = await another('owner', 'Joko');
      const leave = (who: typeof owner) => by(who).remove(who.user.id);
      const done = await Promise.all([leave(owner), leave(second)]);
      expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await roles()).toEqual(['owner']);
    }
  });

  it('are invited so often a day by one member, and not by a store whatever its members', async () => {
    const { app, clock } = await testApp(database(), { config: { rateLimitFactor: 1 } });
    const store = await aStore(db());
    const invite = async ({ headers }: { headers: Record<string, string> }, count: number) => {
      const statuses: number[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        const payload = { email: `${uniqueName('baru')}@lapak.test`, role: 'gate' };
        const reply = await consoleClient(app)('POST', `/toko/${store.username}/anggota`, {
          headers,
          payload,
        });
        statuses.push(reply.status);
      }
      return statuses;
    };
    const owners = await Promise.all([1, 2, 3].map(() => aMember(db(), clock.now(), store.id)));
    const [first, second, third] = owners;
    if (!first || !second || !third) throw new Error('three were made');
    expect(await invite(first, 21)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await invite(second, 20)).not.toContain(429);
    expect((await invite(third, 11)).filter((status) => status === 200)).toHaveLength(10);
    await app.close();
  });

  it('leave no invitation behind that they could come back by', async () => {
    const { owner, by, another, log } = await aRunStore();
    const [removed, lowered] = [await another('owner', 'Bayu'), await another('owner', 'Citra')];
    const email = (name: string) => `${uniqueName(name)}@lapak.test`;
    const [stays, ofRemoved, ofLowered] = [email('a'), email('b'), email('c')];
    for (const [who, to] of [
      [owner, stays],
      [removed, ofRemoved],
      [lowered, ofLowered],
    ] as const)
      expect((await by(who).invite(to, 'owner')).status).toBe(200);
    const after = await by(owner).remove(removed.user.id);
    expect(after.data.invitations.map((one: { email: string }) => one.email)).toEqual([stays, ofLowered]);
    const last = await by(owner).setRole(lowered.user.id, 'staff');
    expect(last.data.invitations.map((one: { email: string }) => one.email)).toEqual([stays]);
    expect((await log()).filter(({ action }) => action === 'member.withdraw')).toEqual([
      { actor: 'Wulan', action: 'member.withdraw', title: ofLowered, before: { role: 'owner' }, after: {} },
      { actor: 'Wulan', action: 'member.withdraw', title: ofRemoved, before: { role: 'owner' }, after: {} },
    ]);
  });
});
