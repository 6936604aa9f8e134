import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';
import { events } from '../../db/schema/events.ts';
import { auditLog } from '../../db/schema/members.ts';
import { aConsole, twoColours } from '../../testing/a-console.ts';
import { anEventForm, aTicketForm } from '../../testing/an-event-form.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp } from '../../testing/test-app.ts';

onEveryDatabase('a request of the console whose answer was lost, sent again', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aDesk() {
    const console = await aConsole(suite.app, db(), 'owner');
    const { id: storeId } = console.store;
    const rows = async (table: typeof products | typeof events | typeof auditLog) => {
      const [found] = await db().select({ rows: count() }).from(table).where(eq(table.storeId, storeId));
      return found?.rows;
    };
    return { ...console, rows, key: randomUUID() };
  }

  it('makes one product, also of two that come at once, and answers it as it is by then', async () => {
    const { call, form, rows, key } = await aDesk();
    const body = { product: await form() };
    const both = await Promise.all([
      call('POST', '/produk', body, undefined, key),
      call('POST', '/produk', body, undefined, key),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data.id).toBe(both[1].data.id);
    suite.clock.advance(1_000);
    const { id, version, product, seen } = both[0].data;
    const changed = { product: { ...product, nama: 'Kemeja Parang' }, seen };
    expect((await call('POST', `/produk/${id}`, changed, version)).status).toBe(200);
    const again = await call('POST', '/produk', body, undefined, key);
    expect(again.data).toMatchObject({ id, product: { nama: 'Kemeja Parang' } });
    expect([await rows(products), await rows(auditLog)]).toEqual([1, 2]);
  });

  it('makes another of other content, under another key, without one, in another store, and of one that was removed', async () => {
    const { call, form, rows, key } = await aDesk();
    const body = { product: await form() };
    const first = await call('POST', '/produk', body, undefined, key);
    await call('POST', '/produk', { product: { ...body.product, nama: 'Lain' } }, undefined, key);
    await call('POST', '/produk', body, undefined, randomUUID());
    await call('POST', '/produk', body);
    await call('POST', '/produk', body);
    expect(await rows(products)).toBe(5);
    const other = await aDesk();
    const theirs = { product: await other.form() };
    expect((await other.call('POST', '/produk', theirs, undefined, key)).status).toBe(200);
    const { id, version } = first.data;
    await call('DELETE', `/produk/${id}`, undefined, version);
    const anew = await call('POST', '/produk', body, undefined, key);
    expect(anew.status).toBe(200);
    expect(anew.data.id).not.toBe(id);
  });

  it('saves a product once, and is no conflict with itself; over another version it is one', async () => {
    const { call, form, rows, key } = await aDesk();
    const { data: made } = await call('POST', '/produk', { product: await form(twoColours) });
    suite.clock.advance(1_000);
    const url = `/produk/${made.id}`;
    const body = { product: { ...made.product, stock: 25 }, seen: made.seen };
    const saved = await call('POST', url, body, made.version, key);
    const again = await call('POST', url, body, made.version, key);
    expect([saved.status, again.status]).toEqual([200, 200]);
    expect(again.data).toMatchObject({ version: saved.data.version, product: { stock: 25 } });
    suite.clock.advance(1_000);
    const back = { product: made.product, seen: saved.data.seen };
    const { data: third } = await call('POST', url, back, saved.data.version, key);
    suite.clock.advance(1_000);
    // What was saved before is saved anew over what was saved since.
    const fourth = await call('POST', url, { ...body, seen: third.seen }, third.version, key);
    expect([fourth.status, fourth.data.product.stock]).toEqual([200, 25]);
    expect((await call('POST', url, body, made.version, randomUUID())).status).toBe(412);
    expect(await rows(auditLog)).toBe(4);
  });

  it('changes many products once, and again by another preview', async () => {
    const { call, form, rows, key } = await aDesk();
    const { data: made } = await call('POST', '/produk', { product: { ...(await form()), harga: 10_000 } });
    const many = {
      which: { ids: [made.id] },
      change: { kind: 'price', by: 'percent', value: 10, round_to: 1, with_discount: true },
    };
    const priceOf = async () => (await call('GET', `/produk/${made.id}`)).data.product.harga;
    const previewed = async () => {
      const { data: preview } = await call('POST', '/produk-banyak/pratinjau', many);
      return { ...many, digest: preview.digest };
    };
    const body = await previewed();
    const before = await rows(auditLog);
    for (const answer of [
      await call('POST', '/produk-banyak', body, undefined, key),
      await call('POST', '/produk-banyak', body, undefined, key),
    ])
      expect([answer.status, answer.data]).toEqual([200, { changed: 1, refused: 0 }]);
    expect([await priceOf(), await rows(auditLog)]).toEqual([11_000, (before ?? 0) + 2]);
    expect((await call('POST', '/produk-banyak', body, undefined, randomUUID())).status).toBe(412);
    expect((await call('POST', '/produk-banyak', await previewed(), undefined, key)).status).toBe(200);
    expect(await priceOf()).toBe(12_100);
  });

  it('makes and saves an event once, also with kinds of tickets that are new', async () => {
    const { call, picture, rows, key } = await aDesk();
    const { data: poster } = await picture('brown');
    const body = { event: anEventForm(poster.file as string, {}) };
    const made = await call('POST', '/event', body, undefined, key);
    expect((await call('POST', '/event', body, undefined, key)).data.id).toBe(made.data.id);
    suite.clock.advance(1_000);
    const { id, version, event } = made.data;
    const more = { event: { ...event, tickets: [...event.tickets, aTicketForm({ nama_tiket: 'Balkon' })] } };
    const saved = await call('POST', `/event/${id}`, more, version, key);
    const again = await call('POST', `/event/${id}`, more, version, key);
    expect([saved.status, again.status]).toEqual([200, 200]);
    expect(again.data.event.tickets).toHaveLength(event.tickets.length + 1);
    expect([await rows(events), await rows(auditLog)]).toEqual([1, 2]);
  });

  it('adds an entry of a list once, and changes entries as often as it comes', async () => {
    const { call, store, picture, key } = await aDesk();
    const add = { kind: 'add', entry: { nama: 'Kopi' } };
    const twice = [
      await call('POST', '/kategori', add, undefined, key),
      await call('POST', '/kategori', add, undefined, key),
    ];
    expect(twice.map(({ status, data }) => [status, data.length])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    const named = (from: string, to: string) =>
      call(
        'POST',
        '/kategori',
        { kind: 'change', key: 'kopi', changes: { nama: { from, to } } },
        undefined,
        key,
      );
    for (const [from, to] of [
      ['Kopi', 'Teh'],
      ['Teh', 'Kopi'],
      ['Kopi', 'Teh'],
    ] as const)
      expect((await named(from, to)).data[0].entry.nama).toBe(to);
    const [{ entry: seen }] = (await call('GET', '/kategori')).data;
    expect((await call('POST', '/kategori', { kind: 'remove', key: 'kopi', seen })).status).toBe(200);
    const anew = await call('POST', '/kategori', add, undefined, key);
    expect(anew.data).toMatchObject([{ entry: { nama: 'Kopi' } }]);
    const { data: image } = await picture('green');
    const banner = {
      kind: 'add',
      entry: { title: 'Promo', created_by: 'Kopi Bu Sri', content: '<p>Ya</p>', image: image.file },
    };
    const entry = { code: 'HEMAT20', type: 'percentage', voucher_value: 20, quota: 5, min_total: 0 };
    const voucher = { kind: 'add', entry };
    for (const [list, body] of [
      ['banner', banner],
      ['voucher', voucher],
    ] as const) {
      const [first, second] = [
        await call('POST', `/${list}`, body, undefined, key),
        await call('POST', `/${list}`, body, undefined, key),
      ];
      expect([list, first.status, second.status]).toEqual([list, 200, 200]);
      expect(second.data).toHaveLength(1);
    }
    const created = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.storeId, store.id), eq(auditLog.action, 'category.create')));
    expect(created).toHaveLength(2);
  });

  it('changes a stock in place once, and again once somebody has seen what it became', async () => {
    const { call, form } = await aDesk();
    const { data: made } = await call('POST', '/produk', { product: await form(twoColours) });
    suite.clock.advance(1_000);
    const cells = (version: string, from: number, to: number) =>
      call(
        'POST',
        `/produk/${made.id}/sel`,
        {
          stock: { from, to },
          combinations: [{ options: ['Indigo'], stock: { from: from - 4, to: to - 4 } }],
        },
        version,
      );
    const first = await cells(made.version, 10, 15);
    suite.clock.advance(1_000);
    const again = await cells(made.version, 10, 15);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect([again.data.product.stock, again.data.product.price_variety[1].stock]).toEqual([15, 11]);
    const late = await cells(made.version, 10, 12);
    expect([late.status, late.data.product.stock]).toEqual([412, 15]);
    const seen = await cells(made.version, 15, 12);
    expect([seen.status, seen.data.product.stock]).toEqual([200, 12]);
  });
});
