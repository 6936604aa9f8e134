import { and, eq } from 'drizzle-orm';
import type { SaveEventBody } from '@lapak/contracts/api/seller-event';
import { orders, orderTickets } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/members.ts';
import { events, tickets } from '../../db/schema/events.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Changed } from '../../lib/store-events.ts';
import { aConsole } from '../../testing/a-console.ts';
import { anAccount } from '../../testing/a-store.ts';
import { attendeeSheet } from './export-attendees.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { ticketBuyer } from '../../testing/an-event.ts';
import { anEventForm, aTicketForm } from '../../testing/an-event-form.ts';
import { suiteApp } from '../../testing/test-app.ts';

onEveryDatabase('events of the console', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aDesk() {
    const console = await aConsole(suite.app, db());
    const changed: Changed[] = [];
    suite.app.services.storeEvents.onStoreChanged((id) => changed.push(id));
    const { data: poster } = await console.picture('brown');
    const form = (own: Partial<SaveEventBody['event']> = {}) => ({
      event: anEventForm(poster.file as string, own),
    });
    return { ...console, changed, form };
  }

  async function anEvent(own: Partial<SaveEventBody['event']> = {}) {
    const desk = await aDesk();
    const { call, store, form } = desk;
    const made = await call('POST', '/event', form(own));
    expect([made.status, made.data?.errors]).toEqual([200, undefined]);
    suite.clock.advance(1_000);
    const { id } = made.data;
    const url = `/event/${id}`;
    const log = () =>
      db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.storeId, store.id), eq(auditLog.subject, `event:${id}`)))
        .orderBy(auditLog.id);
    const kinds = () =>
      db()
        .select()
        .from(tickets)
        .where(and(eq(tickets.storeId, store.id), eq(tickets.eventId, id)))
        .orderBy(tickets.id);
    const page = async () => {
      const reply = await suite.app.inject(`/api/event/${id}?username=${store.username}`);
      return reply.statusCode === 200 ? reply.json().data : null;
    };
    /** Buys tickets of a kind by its place. */
    const buy = async (place: number, qty: number, own: object = {}) => {
      const ticket = (await kinds())[place];
      const [event] = await db().select().from(events).where(eq(events.id, id));
      if (!ticket || !event) throw new Error('no ticket');
      const account = await anAccount(db(), store.id, { importKey: `r${place}-${qty}` });
      return ticketBuyer(suite).placed(
        { store, event, ticket, account, soldNow: async () => undefined },
        {
          tickets: [{ id: ticket.id, qty }],
          ...own,
        },
      );
    };
    return { ...desk, made: made.data, id, url, log, kinds, page, buy };
  }

  it('makes an event with two kinds of tickets that shoppers see, and notes it', async () => {
    const { made, store, log, changed, page } = await anEvent();
    expect(made).toMatchObject({
      event: {
        nama_event: 'Kelas Mencanting',
        is_hidden: 0,
        name_per_ticket: 0,
        tickets: [
          { key: 'reguler', quota: 40, sale_start: '2026-11-01T08:00:00+07:00' },
          { key: 'vip', quota: 10, sale_end: '2026-12-19T23:59:59+07:00' },
        ],
      },
      sold: { reguler: 0, vip: 0 },
      changed_by: 'Sri',
    });
    expect((await suite.app.inject(made.pictures[made.event.image_cover])).statusCode).toBe(200);
    expect(await page()).toMatchObject({
      nama_event: 'Kelas Mencanting',
      tickets: [{ nama_tiket: 'Reguler' }, { nama_tiket: 'VIP', is_sell: true }],
    });
    expect(await log()).toMatchObject([{ action: 'event.create', title: 'Kelas Mencanting', actor: 'Sri' }]);
    expect(changed).toContain(store.id);
    const [row] = await db().select().from(stores).where(eq(stores.id, store.id));
    expect(row?.editedAt).not.toBeNull();
  });

  it('saves what was edited by the rules of the import, and leaves other events', async () => {
    const { made, call, form, url, log, store } = await anEvent();
    const other = await call('POST', '/event', form());
    const [reguler, vip] = made.event.tickets;
    const event = {
      ...made.event,
      description: '<p onclick="x()">Halus</p>',
      map_link: 'maps.app/x',
      tickets: [{ ...vip, nama_tiket: 'VVIP' }, { ...reguler, harga: 175_000 }, aTicketForm()],
    };
    const saved = await call('POST', url, { event }, made.version);
    expect([saved.status, saved.etag]).toEqual([200, `"${saved.data.version}"`]);
    expect(saved.data.version).not.toBe(made.version);
    expect(saved.data.event).toMatchObject({
      description: '<p>Halus</p>',
      map_link: 'https://maps.app/x',
      tickets: [
        { key: 'vip', nama_tiket: 'VVIP' },
        { key: 'reguler', harga: 175_000 },
        { key: 'reguler-2', nama_tiket: 'Reguler' },
      ],
    });
    expect((await call('GET', url)).data).toEqual(saved.data);
    expect((await log()).at(-1)).toMatchObject({
      action: 'event.change',
      before: { description: '<p>Belajar canting</p>', tickets: [{ key: 'reguler' }, { key: 'vip' }] },
      after: { description: '<p>Halus</p>' },
    });
    const ofStore = await db().select().from(events).where(eq(events.storeId, store.id));
    expect(ofStore.map(({ importKey, isRemoved }) => [importKey, isRemoved]).sort()).toEqual([
      ['kelas-mencanting', false],
      ['kelas-mencanting-2', false],
    ]);
    expect((await call('GET', `/event/${other.data.id}`)).data).toEqual(other.data);
  });

  it('writes nothing when nothing was edited', async () => {
    const { made, call, url, log, changed } = await anEvent();
    changed.length = 0;
    const saved = await call('POST', url, { event: made.event }, made.version);
    expect([saved.status, saved.data]).toEqual([200, made]);
    expect([await log(), changed]).toEqual([[expect.anything()], []]);
  });

  it('shows the second editor the event as it is, with who changed it, and writes nothing', async () => {
    const { made, call, url, log } = await anEvent();
    const edited = (own: object) => ({ event: { ...made.event, ...own } });
    const [reguler, vip] = made.event.tickets;
    const first = await call(
      'POST',
      url,
      edited({ tickets: [{ ...reguler, harga: 1_000 }, vip] }),
      made.version,
    );
    expect(first.status).toBe(200);
    const second = await call('POST', url, edited({ nama_event: 'Kelas' }), made.version);
    expect(second.status).toBe(412);
    expect(second.info).toContain('Acara ini sudah diubah oleh Sri pada 21/11/2026, 10.00 WIB');
    expect(second.data).toMatchObject({ event: { tickets: [{ harga: 1_000 }, {}] }, changed_by: 'Sri' });
    expect(await log()).toHaveLength(2);
    expect((await call('POST', url, edited({}))).status).toBe(428);
    expect((await call('DELETE', url, undefined, made.version)).status).toBe(412);
    const two = await Promise.all(
      ['A', 'B'].map((nama_event) => call('POST', url, edited({ nama_event }), second.data.version)),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('names each wrong field in the words of its form', async () => {
    const { made, call, url, form } = await anEvent();
    const [reguler, vip] = made.event.tickets;
    const wrong = {
      ...made.event,
      nama_event: ' ',
      tanggal_end: '2026-12-19',
      image_cover: `images/${'a'.repeat(40)}.webp`,
      tickets: [{ ...reguler, sale_end: '2026-10-01' }, { ...vip, quota: -1 }, { nama_tiket: 'Baru' }],
    };
    const saved = await call('POST', url, { event: wrong }, made.version);
    expect(saved.status).toBe(422);
    expect(saved.data.errors).toMatchObject({
      nama_event: [expect.stringContaining('tidak boleh kosong')],
      tanggal_end: [expect.stringContaining('Tanggal mulai')],
      'tickets.0.sale_end': ['harus sesudah Mulai dijual'],
      'tickets.1.quota': ['terlalu kecil, minimal 0'],
      'tickets.2.harga': ['wajib diisi'],
    });
    const unknown = await call('POST', '/event', form({ image_cover: `images/${'a'.repeat(40)}.webp` }));
    expect(unknown.data.errors).toEqual({ image_cover: [expect.stringContaining('unggah ulang')] });
    for (const event of [{}, { tickets: 'x' }, { tickets: [null, 1] }])
      expect((await call('POST', '/event', { event })).status).toBe(422);
    expect((await call('GET', url)).data).toEqual(made);
  });

  it('refuses a quota below what orders hold, and takes that of a kind that nobody has', async () => {
    const { made, call, url, buy, kinds } = await anEvent();
    await buy(0, 3);
    const [reguler, vip] = made.event.tickets;
    const of = (quota: number) => ({
      event: {
        ...made.event,
        tickets: [
          { ...reguler, quota },
          { ...vip, quota: 0 },
        ],
      },
    });
    const less = await call('POST', url, of(2), made.version);
    expect([less.status, less.data.errors]).toEqual([
      422,
      { 'tickets.0.quota': ['sudah ada 3 tiket yang dipesan, jadi kuotanya paling sedikit 3'] },
    ]);
    const equal = await call('POST', url, of(3), made.version);
    expect([equal.status, equal.data.sold]).toEqual([200, { reguler: 3, vip: 0 }]);
    expect((await kinds()).map(({ quota, sold }) => [quota, sold])).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  it('takes a kind or the whole event out of the shop; what was bought is there', async () => {
    const { made, call, url, buy, kinds, page, id, log } = await anEvent();
    const order = await buy(1, 2);
    const [reguler] = made.event.tickets;
    const saved = await call('POST', url, { event: { ...made.event, tickets: [reguler] } }, made.version);
    expect([saved.status, saved.data.sold]).toEqual([200, { reguler: 0, vip: 2 }]);
    expect((await page()).tickets).toHaveLength(1);
    expect((await kinds()).map(({ isRemoved, sold }) => [isRemoved, sold])).toEqual([
      [false, 0],
      [true, 2],
    ]);
    // The same kind under its key is that kind again, with what was sold of it.
    const back = await call('POST', url, { event: made.event }, saved.data.version);
    expect(back.data.sold).toEqual({ reguler: 0, vip: 2 });
    expect((await call('DELETE', url, undefined, back.data.version)).status).toBe(200);
    expect([await page(), (await call('GET', url)).status]).toEqual([null, 404]);
    expect((await log()).at(-1)).toMatchObject({ action: 'event.remove', title: 'Kelas Mencanting' });
    const attendees = await call('GET', `/event/${id}/peserta`);
    expect(attendees).toMatchObject({ total: 2, data: [{ invoice: order.invoice }, {}] });
  });

  it('hides an event that is being prepared from all but the console', async () => {
    const { made, call, url, page, store } = await anEvent({ is_hidden: 1 });
    expect(await page()).toBeNull();
    const list = await suite.app.inject(`/api/event?username=${store.username}`);
    expect(list.json().data).toEqual([]);
    expect((await call('GET', '/event')).data).toMatchObject([{ state: 'prepared' }]);
    expect((await call('GET', '/acara')).data).toEqual([]);
    const shown = await call('POST', url, { event: { ...made.event, is_hidden: 0 } }, made.version);
    expect(shown.status).toBe(200);
    expect(await page()).toMatchObject({ nama_event: 'Kelas Mencanting' });
    const again = await call('POST', url, { event: { ...made.event, is_hidden: 1 } }, shown.data.version);
    expect([again.status, await page()]).toEqual([200, null]);
  });

  it('lists events by their state and words, with what is sold of all there are', async () => {
    const { call, form, buy, id } = await anEvent();
    const day = (tanggal_start: string, tanggal_end = tanggal_start) => ({ tanggal_start, tanggal_end });
    const make = (nama_event: string, own: object) => call('POST', '/event', form({ nama_event, ...own }));
    await make('Pasar 100%', { ...day('2026-11-20', '2026-11-22'), nama_tempat: 'Alun-alun' });
    await make('Lama', day('2026-01-01'));
    await make('Lebih lama', day('2025-01-01'));
    await make('Nanti', { ...day('2027-01-01'), is_hidden: 1 });
    await buy(0, 4);
    const all = await call('GET', '/event');
    expect(all.data.map(({ nama_event, state }: Record<string, string>) => [nama_event, state])).toEqual([
      ['Pasar 100%', 'running'],
      ['Kelas Mencanting', 'coming'],
      ['Nanti', 'prepared'],
      ['Lama', 'past'],
      ['Lebih lama', 'past'],
    ]);
    expect(all.data[1]).toMatchObject({ id, sold: 4, quota: 50 });
    expect(all.counts).toEqual({ all: 5, coming: 1, running: 1, past: 2, prepared: 1 });
    const named = async (query: string) =>
      (await call('GET', `/event?${query}`)).data.map((event: { nama_event: string }) => event.nama_event);
    expect(await named('state=past')).toEqual(['Lama', 'Lebih lama']);
    expect(await named('q=alun%20pasar')).toEqual(['Pasar 100%']);
    expect(await named('q=0%25')).toEqual(['Pasar 100%']);
    expect(await named('q=lama&state=running')).toEqual([]);
    expect(await call('GET', '/event?page=2')).toMatchObject({ data: all.data, current_page: 1 });
    expect((await call('GET', '/event?q=entah&page=2')).data).toEqual([]);
  });

  it('lists attendees by name with their state, searches them and gives them as files', async () => {
    const { call, url, buy, id, member, store } = await anEvent();
    const paid = await buy(0, 1, { nama: 'Budi = 1' });
    const open = await buy(1, 2, { nama: 'Ani' });
    const lapsed = await buy(0, 2, { nama: 'Citra' });
    const step = (order: { id: string }, name: string, own = {}) =>
      call('POST', '/langkah', { step: name, orders: [{ id: order.id }], ...own });
    await step(paid, 'confirm');
    await step(lapsed, 'reject', { reason: 'Batal' });
    const names = async (query = '') =>
      (await call('GET', `${url}/peserta${query}`)).data.map(
        ({ nama, nama_tiket, state }: Record<string, string>) => [nama, nama_tiket, state],
      );
    expect(await names()).toEqual([
      ['Ani', 'VIP', 'waiting'],
      ['Ani', 'VIP', 'waiting'],
      ['Budi = 1', 'Reguler', 'paid'],
    ]);
    const { data, counts, event } = await call('GET', `${url}/peserta?q=budi`);
    expect(data).toMatchObject([{ invoice: paid.invoice, order: paid.id, admitted_at: null }]);
    expect(counts).toEqual({ all: 3, waiting: 2, paid: 1, inside: 0 });
    expect(event).toEqual({ id, nama_event: 'Kelas Mencanting', is_hidden: 0 });
    const { code } = data[0];
    const scan = {
      id: crypto.randomUUID(),
      code,
      at: suite.clock.now().toISOString(),
      device: '',
      let_in: false,
    };
    expect((await call('POST', `/acara/${id}/masuk`, { scans: [scan] })).status).toBe(200);
    expect(await names('?state=inside')).toEqual([['Budi = 1', 'Reguler', 'inside']]);
    expect(await names(`?q=${code}`)).toHaveLength(1);
    expect(await names(`?q=${open.invoice}`)).toHaveLength(2);
    expect(await names('?state=paid')).toEqual([]);
    expect(await names('?page=2')).toEqual(await names());
    const file = (format: string) =>
      suite.app.inject({
        url: `/api/seller/toko/${store.username}${url}/peserta/unduh?format=${format}`,
        headers: member.headers,
      });
    const csv = await file('csv');
    expect(csv.headers['content-disposition']).toContain('peserta-kelas-mencanting-');
    const [head, first, , last, end] = csv.body.split('\r\n');
    expect([head, end]).toEqual(['\uFEFFNama;Tiket;Kode tiket;Nomor pesanan;Keadaan;Masuk pada', '']);
    expect(first).toMatch(/^Ani;VIP;/);
    expect(last).toMatch(/Reguler;.*;Sudah masuk;/);
    const xlsx = await file('xlsx');
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await call('GET', '/event/999999/peserta')).status).toBe(404);
  });

  it('gives a list of one moment: who comes after an order that ended meanwhile is in the file once', async () => {
    const { buy, id, store } = await anEvent();
    const many = await buy(0, 2, { nama: 'Ani' });
    const after = await buy(1, 1, { nama: 'Budi' });
    const [order] = await db().select().from(orders).where(eq(orders.publicId, many.id));
    await db()
      .update(orderTickets)
      .set({ qty: 1_500 })
      .where(and(eq(orderTickets.storeId, store.id), eq(orderTickets.orderId, order?.id ?? 0)));
    const batches = attendeeSheet(db(), { storeId: store.id, id }, {}).rows[Symbol.asyncIterator]();
    const read: (string | null)[] = [];
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      if (read.length === 0)
        await db().update(orders).set({ status: 'EXPIRED' }).where(eq(orders.publicId, many.id));
      read.push(...next.value.map(({ invoice }) => invoice));
    }
    expect(read).toHaveLength(1_501);
    expect(read.filter((invoice) => invoice === after.invoice)).toHaveLength(1);
  });

  it("are not those of another store's console", async () => {
    const [one, other] = [await anEvent(), await aDesk()];
    expect((await other.call('GET', one.url)).status).toBe(404);
    expect((await other.call('POST', one.url, { event: one.made.event }, one.made.version)).status).toBe(404);
    expect((await other.call('DELETE', one.url, undefined, one.made.version)).status).toBe(404);
    expect((await other.call('GET', `${one.url}/peserta`)).status).toBe(404);
    expect((await one.call('GET', one.url)).data).toEqual(one.made);
  });
});
