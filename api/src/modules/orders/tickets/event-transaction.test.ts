import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { createOperator } from '../../../operator/operator.ts';
import { uniqueName } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer, type PlacedTickets } from '../../../testing/an-event.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, placed } from '../../../testing/orders-over-http.ts';
import { tokenRepository } from '../../auth/token-repository.ts';
import { expireDue } from '../expiry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

onEveryDatabase('orders of tickets', (database) => {
  const api = suiteApp(database);
  const buyer = ticketBuyer(api);
  const db = () => database().db;

  const anEvent = (own: Parameters<typeof aShow>[2] = {}) => aShow(db(), api.clock.now(), own);

  it('checks tickets before the checkout, with a message', async () => {
    const show = await anEvent();
    const check = (own: object) => buyer.check(show, own);
    expect((await check({})).json()).toMatchObject({ code: '00' });
    expect((await check({ tickets: [{ id: show.ticket.id, qty: 5 }] })).json()).toMatchObject({
      info: 'Maksimal 4 tiket "Reguler" dalam satu pesanan',
    });
    expect((await check({ event_id: 2_000_000 })).json()).toMatchObject({ info: 'Event tidak ditemukan' });
    expect((await check({ tickets: [{ id: 2_000_000, qty: 1 }] })).json()).toMatchObject({
      info: 'Tiket belum tersedia',
    });
    api.clock.advance(2 * DAY_MS);
    expect((await check({})).json()).toMatchObject({ info: 'Penjualan berakhir: "Reguler"' });
    api.clock.advance(-4 * DAY_MS);
    expect((await check({})).json()).toMatchObject({ info: 'Penjualan belum dimulai: "Reguler"' });
  });

  it('orders tickets, mails the buyer, and shows the order to the holder of id and token', async () => {
    const show = await anEvent();
    const answer = await buyer.order(show);
    expect(answer.json()).toMatchObject({ code: '00', info: 'Detail Invoice telah dikirim ke email anda' });
    const made = answer.json<{ data: PlacedTickets }>().data;
    expect((await buyer.read(made)).json()).toMatchObject({
      data: {
        status: 'UNPAID',
        event: { nama_event: 'Kelas Kopi' },
        tickets: [{ qty: 2, pivot: { booking_code: null, harga: 100_000 } }],
      },
    });
    expect((await buyer.read({ ...made, token: 'wrong' })).statusCode).toBe(404);
    expect(await show.soldNow()).toBe(2);
    await api.app.services.mails.settled();
    expect(api.mails.some(({ text }) => text.includes(made.token))).toBe(true);
    const wrong = await buyer.order(show, { nama: '', handphone: '', email: 'x' });
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
    const answers = await Promise.all(Array.from({ length: 40 }, () => buyer.order(show, one)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    expect(await show.soldNow()).toBe(7);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      info: 'Maaf, tiket "Reguler" sudah habis',
    });
    const other = await anEvent();
    const twins = await Promise.all(
      Array.from({ length: 20 }, () => buyer.placed(other, {}, { 'idempotency-key': 'once' })),
    );
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
    expect(await other.soldNow()).toBe(2);
  });

  it('gives tickets back once when the order expires', async () => {
    const show = await anEvent();
    const made = await buyer.placed(show);
    api.clock.advance(DAY_MS);
    expect((await buyer.read(made)).json()).toMatchObject({ data: { status: 'EXPIRED' } });
    await Promise.all([1, 2].map(() => expireDue(db(), api.clock.now())));
    expect(await show.soldNow()).toBe(0);
    expect((await buyer.sendProof(show, made)).json()).toMatchObject({
      info: 'Transaksi sudah kadaluarsa',
      data: { status_pembayaran: 'EXPIRED' },
    });
  });

  it('takes a proof, shows it to its sender only, and issues a booking code per ticket when it is paid', async () => {
    const show = await anEvent();
    const made = await buyer.placed(show);
    expect((await buyer.sendProof(show, made)).json()).toMatchObject({
      data: { status: 'CONFIRMED', status_pembayaran: 'CONFIRMED' },
    });
    expect((await buyer.sendProof(show, made)).json()).toMatchObject({
      data: { status_pembayaran: 'CONFIRMED' },
    });
    const shown = (await buyer.read(made)).json<{ data: { bukti_transfer_url: string } }>().data;
    const proof = await api.app.inject(shown.bukti_transfer_url);
    expect(proof.headers['content-type']).toBe('image/png');
    expect((await api.app.inject(`/api/event/transaction/${made.id}/wrong/bukti-transfer`)).statusCode).toBe(
      404,
    );
    const operator = createOperator(api.app.services);
    expect(await operator.run({ command: 'confirm', order: made.id })).toMatchObject({ ok: true });
    const paid = (await buyer.read(made)).json<{
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
    const made = await buyer.placed(show);
    expect((await buyer.read(made)).json()).toMatchObject({
      data: { status: 'PAID', total: 0, tickets: [{ pivot: { booking_code: expect.any(String) } }, {}] },
    });
  });

  it('lists the orders of the account alone, and those of goods beside it', async () => {
    const name = uniqueName('sari');
    const [user] = await db()
      .insert(users)
      .values({ name, username: name, email: `${name}@contoh.id` })
      .returning();
    const authorization = `Bearer ${await tokenRepository(db()).issue(user?.id ?? 0, api.clock.now())}`;
    const show = await anEvent();
    await buyer.placed(show);
    const mine = await buyer.placed(show, {}, { authorization });
    const goods = await placed(api.app, await aShop(db()), {}, { authorization });
    const list = await api.app.inject({ url: '/api/event/transaction?page=1', headers: { authorization } });
    expect(list.json()).toMatchObject({
      total: 1,
      data: [{ id: mine.id, event: { nama_event: 'Kelas Kopi' } }],
    });
    const others = await api.app.inject({ url: '/api/transaction', headers: { authorization } });
    expect(others.json()).toMatchObject({ total: 1, data: [{ id: goods }] });
    expect((await api.app.inject('/api/event/transaction')).statusCode).toBe(401);
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
      const { statusCode } = await buyer.order(show, own);
      expect([own, statusCode >= 400 && statusCode < 500]).toEqual([own, true]);
    }
    expect(await db().$count(orders, eq(orders.storeId, show.store.id))).toBe(0);
  });
});
