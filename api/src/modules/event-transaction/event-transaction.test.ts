import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { eventOrders, events, tickets } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import { createOperator } from '../../operator/operator.ts';
import { aStore, anAccount, uniqueName } from '../../testing/a-store.ts';
import { testApp, type testClock } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { tokenRepository } from '../auth/token-repository.ts';
import { expireDueEventOrders } from './event-order-steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

onEveryDatabase('orders of tickets', (database) => {
  let app: FastifyInstance;
  let mails: Mail[];
  let clock: ReturnType<typeof testClock>;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, mails, clock } = await testApp(database()));
  });
  afterAll(() => app.close());
  beforeEach(() => {
    clock.time = new Date('2026-11-21T03:00:00Z');
  });

  async function anEvent(own: Partial<typeof tickets.$inferInsert> = {}) {
    const store = await aStore(db());
    const account = await anAccount(db(), store.id);
    const [event] = await db()
      .insert(events)
      .values({
        storeId: store.id,
        importKey: 'kelas',
        namaEvent: 'Kelas Kopi',
        category: 'Workshop',
        namaOrganizer: 'Toko Uji',
        tanggalStart: '2026-12-20',
        tanggalEnd: '2026-12-20',
        waktuStart: '09:00',
        waktuEnd: '12:00',
        namaTempat: 'Pendopo',
        alamat: 'Jl. Melati 5',
        description: '<p>Seduh</p>',
      })
      .returning();
    if (!event) throw new Error('no event');
    const [ticket] = await db()
      .insert(tickets)
      .values({
        storeId: store.id,
        eventId: event.id,
        importKey: 'reguler',
        namaTiket: 'Reguler',
        harga: 100_000,
        quota: 10,
        maxQty: 4,
        saleStart: new Date(clock.now().getTime() - DAY_MS),
        saleEnd: new Date(clock.now().getTime() + DAY_MS),
        ...own,
      })
      .returning();
    if (!ticket) throw new Error('no ticket');
    const soldNow = async () => (await db().select().from(tickets).where(eq(tickets.id, ticket.id)))[0]?.sold;
    return { store, account, event, ticket, soldNow };
  }
  type Show = Awaited<ReturnType<typeof anEvent>>;

  const order = ({ store, event, ticket }: Show, own: object = {}, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/event/transaction/checkout',
      headers,
      payload: {
        username: store.username,
        event_id: event.id,
        tickets: [{ id: ticket.id, qty: 2 }],
        nama: 'Sari',
        handphone: '081234567890',
        email: 'sari@contoh.id',
        ...own,
      },
    });
  interface Placed {
    id: string;
    token: string;
  }
  const placed = async (show: Show, own: object = {}, headers: Record<string, string> = {}) =>
    (await order(show, own, headers)).json<{ data: Placed }>().data;
  const read = ({ id, token }: Placed) => app.inject(`/api/event/transaction/${id}/${token}`);

  async function sendProof({ account }: Show, id: string) {
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('payment_method_id', String(account.id));
    body.append('tanggal_transfer', '2026-11-21');
    body.append('jumlah_transfer', '200123');
    body.append('bukti_transfer', new Blob([new Uint8Array(picture)]), 'a.png');
    const request = new Request('http://test', { method: 'POST', body });
    return app.inject({
      method: 'POST',
      url: `/api/event/transaction/bukti-transfer/${id}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  it('checks tickets before the checkout, in words', async () => {
    const show = await anEvent();
    const check = (own: object) =>
      app.inject({
        method: 'POST',
        url: '/api/event/transaction/before-checkout',
        payload: {
          username: show.store.username,
          event_id: show.event.id,
          tickets: [{ id: show.ticket.id, qty: 1 }],
          ...own,
        },
      });
    expect((await check({})).json()).toMatchObject({ code: '00' });
    expect((await check({ tickets: [{ id: show.ticket.id, qty: 5 }] })).json()).toMatchObject({
      info: 'Maksimal 4 tiket "Reguler" dalam satu pesanan',
    });
    expect((await check({ event_id: 2_000_000 })).json()).toMatchObject({ info: 'Event tidak ditemukan' });
    expect((await check({ tickets: [{ id: 2_000_000, qty: 1 }] })).json()).toMatchObject({
      info: 'Tiket belum tersedia',
    });
    clock.advance(2 * DAY_MS);
    expect((await check({})).json()).toMatchObject({ info: 'Penjualan berakhir: "Reguler"' });
    clock.advance(-4 * DAY_MS);
    expect((await check({})).json()).toMatchObject({ info: 'Penjualan belum dimulai: "Reguler"' });
  });

  it('orders tickets, tells the buyer, and shows the order to who has id and token', async () => {
    const show = await anEvent();
    const answer = await order(show);
    expect(answer.json()).toMatchObject({ code: '00', info: 'Detail Invoice telah dikirim ke email anda' });
    const made = answer.json<{ data: Placed }>().data;
    expect((await read(made)).json()).toMatchObject({
      data: {
        status: 'UNPAID',
        event: { nama_event: 'Kelas Kopi' },
        tickets: [{ qty: 2, pivot: { booking_code: null, harga: 100_000 } }],
      },
    });
    expect((await read({ ...made, token: 'wrong' })).statusCode).toBe(404);
    expect(await show.soldNow()).toBe(2);
    while (!mails.some(({ text }) => text.includes(made.token))) await sleep(5);
    const wrong = await order(show, { nama: '', handphone: '', email: 'x' });
    expect(wrong.json()).toMatchObject({
      code: '-3',
      data: {
        errors: {
          nama: ['Nama wajib diisi'],
          handphone: ['Nomor Handphone wajib diisi'],
          email: ['format email salah'],
        },
      },
    });
  });

  it('sells the last tickets once, however many want them, and one order per key', async () => {
    const show = await anEvent({ quota: 7, maxQty: null });
    const one = { tickets: [{ id: show.ticket.id, qty: 1 }] };
    const answers = await Promise.all(Array.from({ length: 40 }, () => order(show, one)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    expect(await show.soldNow()).toBe(7);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      info: 'Maaf, tiket "Reguler" sudah habis',
    });
    const other = await anEvent();
    const twins = await Promise.all(
      Array.from({ length: 20 }, () => placed(other, {}, { 'idempotency-key': 'once' })),
    );
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
    expect(await other.soldNow()).toBe(2);
  }, 60_000);

  it('gives tickets back once when the time is up', async () => {
    const show = await anEvent();
    const made = await placed(show);
    clock.advance(DAY_MS);
    expect((await read(made)).json()).toMatchObject({ data: { status: 'EXPIRED' } });
    await Promise.all([1, 2].map(() => expireDueEventOrders(db(), clock.now())));
    expect(await show.soldNow()).toBe(0);
    expect((await sendProof(show, made.id)).json()).toMatchObject({
      info: 'Transaksi sudah kadaluarsa',
      data: { status_pembayaran: 'EXPIRED' },
    });
  });

  it('takes a proof, shows it to its sender alone, and hands out a booking code per ticket when it is paid', async () => {
    const show = await anEvent();
    const made = await placed(show);
    expect((await sendProof(show, made.id)).json()).toMatchObject({
      data: { status: 'CONFIRMED', status_pembayaran: 'CONFIRMED' },
    });
    expect((await sendProof(show, made.id)).json()).toMatchObject({
      data: { status_pembayaran: 'CONFIRMED' },
    });
    const shown = (await read(made)).json<{ data: { bukti_transfer_url: string } }>().data;
    const proof = await app.inject(shown.bukti_transfer_url);
    expect(proof.headers['content-type']).toBe('image/png');
    expect((await app.inject(`/api/event/transaction/${made.id}/wrong/bukti-transfer`)).statusCode).toBe(404);
    const operator = createOperator(app.services);
    expect(await operator.run({ command: 'confirm', order: made.id })).toMatchObject({ ok: true });
    const paid = (await read(made)).json<{
      data: { status: string; tickets: { qty: number; pivot: { booking_code: string } }[] };
    }>().data;
    expect(paid.status).toBe('PAID');
    expect(paid.tickets.map(({ qty }) => qty)).toEqual([1, 1]);
    expect(new Set(paid.tickets.map(({ pivot }) => pivot.booking_code)).size).toBe(2);
    expect(await operator.run({ command: 'reject', order: made.id })).toMatchObject({ ok: false });
    expect(await show.soldNow()).toBe(2);
  });

  it('hands free tickets out at once', async () => {
    const show = await anEvent({ harga: 0 });
    const made = await placed(show);
    expect((await read(made)).json()).toMatchObject({
      data: { status: 'PAID', total: 0, tickets: [{ pivot: { booking_code: expect.any(String) } }, {}] },
    });
  });

  it('lists the orders of the account alone', async () => {
    const name = uniqueName('sari');
    const [user] = await db()
      .insert(users)
      .values({ name, username: name, email: `${name}@contoh.id` })
      .returning();
    const authorization = `Bearer ${await tokenRepository(db()).issue(user?.id ?? 0, clock.now())}`;
    const show = await anEvent();
    await placed(show);
    const mine = await placed(show, {}, { authorization });
    const list = await app.inject({ url: '/api/event/transaction?page=1', headers: { authorization } });
    expect(list.json()).toMatchObject({
      total: 1,
      data: [{ id: mine.id, event: { nama_event: 'Kelas Kopi' } }],
    });
    expect((await app.inject('/api/event/transaction')).statusCode).toBe(401);
  });

  it('answers nonsense with 4xx', async () => {
    const show = await anEvent();
    const nonsense: object[] = [
      { tickets: [] },
      { tickets: [{ id: show.ticket.id, qty: 0 }] },
      { tickets: [{ id: show.ticket.id, qty: 1_000_000 }] },
      { tickets: [{ id: 1e300, qty: 1 }] },
      { event_id: 'x' },
      { username: '\0' },
      { nama: '\0', email: '\0' },
    ];
    for (const own of nonsense) {
      const { statusCode } = await order(show, own);
      expect([own, statusCode >= 400 && statusCode < 500]).toEqual([own, true]);
    }
    expect(await db().$count(eventOrders, eq(eventOrders.storeId, show.store.id))).toBe(0);
  });
});
