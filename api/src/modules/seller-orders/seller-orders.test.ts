import { eq } from 'drizzle-orm';
import type {
  OrderStepBody,
  SellerOrder,
  SellerOrdersResponse,
  StepOutcome,
} from '@lapak/contracts/api/seller-order';
import { mails } from '../../db/schema/mails.ts';
import { orders } from '../../db/schema/orders.ts';
import { aMember, consoleClient } from '../../testing/a-member.ts';
import { anEventOf, aTicketOf } from '../../testing/an-event.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aPicture, aShop, orderRow, placed, sendForm, type Shop } from '../../testing/orders-over-http.ts';
import { suiteApp } from '../../testing/test-app.ts';

onEveryDatabase("a store's orders in its console", (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  /** A shop, one of its staff, and what the console asks for. */
  async function aConsole(name = 'Wulan') {
    const shop = await aShop(db(), { email: 'toko@contoh.id' });
    const { headers } = await aMember(db(), suite.clock.now(), shop.store.id, 'staff', { name });
    const call = consoleClient(suite.app);
    const toko = `/toko/${shop.store.username}`;
    const get = (path: string) => call('GET', `${toko}${path}`, { headers });
    const post = (path: string, payload: object) => call('POST', `${toko}${path}`, { headers, payload });
    return {
      shop,
      headers,
      get,
      post,
      list: async (query = '') => (await get(`/pesanan${query}`)) as unknown as SellerOrdersResponse,
      order: async (id: string) => ((await get(`/pesanan/${id}`)) as unknown as { data: SellerOrder }).data,
      async step(body: OrderStepBody) {
        const { data } = (await post('/langkah', body)) as unknown as { data: StepOutcome[] };
        return data;
      },
    };
  }

  const sendProof = async ({ account }: Shop, id: string, jumlah: string) =>
    sendForm(suite.app, `/api/transaction/bukti-transfer/${id}`, {
      payment_method_id: String(account.id),
      transfer_date: '2026-11-21 10:00',
      jumlah_transfer: jumlah,
      bukti_transfer: await aPicture(),
    });

  const settled = (id: string, own: Partial<typeof orders.$inferInsert>) =>
    db().update(orders).set(own).where(eq(orders.publicId, id));

  it('are listed by what is to be done, what waits for somebody first', async () => {
    const { shop, list } = await aConsole();
    const ids = [];
    for (let at = 0; at < 5; at++) ids.push(await placed(suite.app, shop));
    const [old, proof, soon, paid, ended] = ids as [string, string, string, string, string];
    await settled(proof, { status: 'CONFIRMED', confirmedAt: suite.clock.now() });
    await settled(soon, { expiresAt: new Date(suite.clock.now().getTime() + 3_600_000) });
    await settled(paid, { status: 'PAID' });
    await settled(ended, { status: 'EXPIRED' });
    const { data, counts, total } = await list();
    expect(data.map(({ id }) => id)).toEqual([proof, soon, ended, paid, old]);
    expect(data.map(({ filter }) => filter)).toEqual(['proof', 'unpaid', 'ended', 'pack', 'unpaid']);
    expect(counts).toEqual({ all: 5, proof: 1, unpaid: 2, pack: 1, packed: 0, sent: 0, done: 0, ended: 1 });
    expect(total).toBe(5);
    // History that came in with an import later is older all the same.
    await settled(ended, { createdAt: new Date('2026-01-01') });
    expect((await list()).data.map(({ id }) => id)).toEqual([proof, soon, paid, old, ended]);
    expect((await list('?filter=unpaid')).data.map(({ id }) => id)).toEqual([soon, old]);
    expect((await list('?filter=ended&page=2')).data.map(({ id }) => id)).toEqual([ended]);
    expect(data[3]).toMatchObject({
      items: { count: 1, first: 'Kopi Gayo' },
      steps: ['pack', 'ship', 'note'],
    });
  });

  it('have tickets among them', async () => {
    const { shop, list, order, step } = await aConsole();
    const event = await anEventOf(db(), shop.store.id);
    const ticket = await aTicketOf(db(), event, suite.clock.now());
    const reply = await suite.app.inject({
      method: 'POST',
      url: '/api/event/transaction/checkout',
      payload: {
        username: shop.store.username,
        event_id: event.id,
        tickets: [{ id: ticket.id, qty: 2 }],
        nama: 'Sari Dewi',
        handphone: '081234567890',
        email: 'sari@contoh.id',
        payment_method: shop.account.id,
      },
    });
    expect(reply.statusCode).toBe(200);
    const { data } = await list('?kind=event');
    expect(data).toMatchObject([{ kind: 'event', items: { count: 2, first: 'Reguler' }, filter: 'unpaid' }]);
    const id = data[0]?.id ?? '';
    expect(await order(id)).toMatchObject({ event: 'Kelas Kopi', lines: [{ nama: 'Reguler', qty: 2 }] });
    expect(await step({ step: 'ship', orders: [{ id }] })).toMatchObject([
      { ok: false, info: 'Tiket acara tidak dikirim' },
    ]);
    expect(await step({ step: 'confirm', orders: [{ id }] })).toMatchObject([{ ok: true }]);
    expect((await order(id)).filter).toBe('done');
  });

  it.each([
    ['sari', 1],
    ['DEWI sari', 1],
    ['0812-3456', 1],
    ['+62 812 3456', 1],
    ['budi', 0],
    ['%', 0],
  ])('are found by %s: %i', async (search, found) => {
    const { shop, list } = await aConsole();
    await placed(suite.app, shop);
    expect((await list(`?q=${encodeURIComponent(search)}`)).data).toHaveLength(found);
  });

  it('are found by their invoice, and only in their own store', async () => {
    const [one, other] = [await aConsole(), await aConsole()];
    const { invoice } = await orderRow(db(), await placed(suite.app, one.shop));
    expect((await one.list(`?q=${invoice.toLowerCase()}`)).data).toMatchObject([{ invoice }]);
    expect((await other.list()).data).toEqual([]);
  });

  it('of another store are not found, and nothing is done with them', async () => {
    const [one, other] = [await aConsole(), await aConsole()];
    const id = await placed(suite.app, one.shop);
    for (const path of [`/pesanan/${id}`, `/pesanan/${id}/bukti`, `/pesanan/${id}/identitas`])
      expect(await other.get(path)).toMatchObject({
        status: 404,
        info: 'Pesanan tidak ditemukan di toko ini',
      });
    expect(await other.step({ step: 'confirm', orders: [{ id }] })).toEqual([
      { id, invoice: null, ok: false, info: 'Pesanan tidak ditemukan' },
    ]);
    expect((await orderRow(db(), id)).status).toBe('UNPAID');
  });

  it('name other orders only where a transfer is looked for', async () => {
    const { shop, order } = await aConsole();
    const [one, other, cash] = [
      await placed(suite.app, shop),
      await placed(suite.app, shop),
      await placed(suite.app, shop),
    ];
    const similar = async (id: string) => (await order(id)).similar.map((found) => found.id);
    expect(await similar(one)).toEqual(expect.arrayContaining([other, cash]));
    // Paid at the counter, or to a provider, which says what was paid.
    const { kodeUnik } = await orderRow(db(), cash);
    await settled(cash, { kodeUnik: 0, adminFee: kodeUnik });
    expect(await similar(cash)).toEqual([]);
    expect(await similar(one)).toEqual([other]);
    // Its buyer says to have transferred all the same.
    await settled(cash, { confirmedAt: suite.clock.now() });
    expect(await similar(cash)).toEqual(expect.arrayContaining([one, other]));
    expect(await similar(one)).toEqual(expect.arrayContaining([other, cash]));
  });

  it('have the receipt number of a parcel corrected, and of nothing else', async () => {
    const { shop, order } = await aConsole();
    const id = await placed(suite.app, shop);
    const steps = { barang: ['correct', 'note'], jasa: ['note'], digital_product: ['note'] } as const;
    for (const [kind, expected] of Object.entries(steps)) {
      await settled(id, {
        ...{ status: 'PAID', statusPengiriman: 'DIKIRIM', kind: kind as keyof typeof steps },
      });
      expect((await order(id)).steps).toEqual(expected);
    }
  });

  it('show the proof beside what was expected, and the other orders that it may be of', async () => {
    const { shop, order, get } = await aConsole();
    const [id, other] = [await placed(suite.app, shop), await placed(suite.app, shop)];
    const { total, kodeUnik } = await orderRow(db(), id);
    await sendProof(shop, id, '10000');
    expect(await order(id)).toMatchObject({
      total,
      kode_unik: kodeUnik,
      transfer: { amount: 10_000, account: { nama: 'BCA' } },
      payment_account: { nama: 'BCA' },
      similar: [{ id: other }],
      steps: ['confirm', 'reject', 'note'],
      chat_number: '6281234567890',
    });
    const url = (await order(id)).transfer?.proof_url ?? '';
    expect(url).toBe(`/api/seller/toko/${shop.store.username}/pesanan/${id}/bukti`);
    const picture = await suite.app.inject({ method: 'GET', url });
    expect(picture.statusCode).toBe(401);
    expect((await get(`/pesanan/${id}/bukti`).catch(() => ({ status: 200 }))).status).toBe(200);
  });

  it('are moved once, whoever presses at the same time, and the other reads who was first', async () => {
    const { shop, step } = await aConsole('Wulan');
    const id = await placed(suite.app, shop);
    const results = await Promise.all([
      step({ step: 'confirm', orders: [{ id }] }),
      step({ step: 'reject', orders: [{ id }], reason: 'Salah rekening' }),
      step({ step: 'confirm', orders: [{ id }] }),
    ]);
    const outcomes = results.flat();
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { info } of outcomes.filter(({ ok }) => !ok))
      expect(info).toMatch(
        /^(?:Pembayarannya sudah diterima|Pesanan ini sudah ditolak) oleh Wulan pada 21\/11\/2026, 10\.00 WIB$/,
      );
    const { status } = await orderRow(db(), id);
    expect(status).toBe(outcomes[1]?.ok ? 'REJECTED' : 'PAID');
    const sent = await db().select().from(mails).where(eq(mails.orderPublicId, id));
    expect(sent.filter(({ kind }) => kind === 'order-paid' || kind === 'order-rejected')).toHaveLength(1);
  });

  it('are moved many at once, each by itself', async () => {
    const { shop, step } = await aConsole();
    const [paid, unpaid] = [await placed(suite.app, shop), await placed(suite.app, shop)];
    await step({ step: 'confirm', orders: [{ id: paid }] });
    expect(await step({ step: 'pack', orders: [{ id: unpaid }, { id: paid }, { id: 'x' }] })).toMatchObject([
      { id: unpaid, ok: false, info: 'Tidak bisa: pesanan ini belum dibayar' },
      { id: paid, ok: true },
      { id: 'x', ok: false, info: 'Pesanan tidak ditemukan' },
    ]);
  });

  it('go with a courier and a number, which can be corrected while the parcel is on its way', async () => {
    const { shop, step, order } = await aConsole();
    const id = await placed(suite.app, shop);
    expect(await step({ step: 'correct', orders: [{ id, resi: 'JX1' }] })).toMatchObject([{ ok: false }]);
    await step({ step: 'confirm', orders: [{ id }] });
    await step({ step: 'ship', orders: [{ id, resi: ' JX\u200b123 ', kurir: 'J&T' }] });
    expect(await order(id)).toMatchObject({ resi: 'JX123', expedisi: 'J&T', steps: ['correct', 'note'] });
    await step({ step: 'correct', orders: [{ id, resi: 'JX124' }] });
    // Nothing changes, so nobody gets a mail about it.
    await step({ step: 'correct', orders: [{ id, resi: 'JX124' }] });
    const { timeline } = await order(id);
    expect(timeline.filter(({ what }) => what === 'order.correct')).toMatchObject([
      { actor: 'Wulan', facts: { before: { resi: 'JX123' }, after: { resi: 'JX124' } } },
    ]);
    expect(timeline.filter(({ facts }) => facts.kind === 'order-shipped')).toHaveLength(2);
  });

  it('say what they are now when something else than a step has moved them on', async () => {
    const { shop, step } = await aConsole();
    const id = await placed(suite.app, shop);
    const correct = async () => (await step({ step: 'correct', orders: [{ id, resi: 'JX2' }] }))[0]?.info;
    await step({ step: 'confirm', orders: [{ id }] });
    expect(await correct()).toMatch(/^Pembayarannya sudah diterima oleh Wulan pada /);
    await step({ step: 'ship', orders: [{ id, resi: 'JX1' }] });
    // Its buyer presses that the parcel has arrived, while the number is being corrected.
    await settled(id, { statusPengiriman: 'SELESAI' });
    expect(await correct()).toBe('Tidak bisa: pesanan ini sudah diterima pembeli');
    expect(await orderRow(db(), id)).toMatchObject({ resi: 'JX1' });
  });

  it('tell all that happened to them in one line', async () => {
    const { shop, step, order } = await aConsole();
    const id = await placed(suite.app, shop);
    suite.clock.advance(60_000);
    await sendProof(shop, id, '10000');
    suite.clock.advance(60_000);
    await step({ step: 'reject', orders: [{ id }], reason: 'Salah rekening' });
    await step({ step: 'note', orders: [{ id }], note: 'dikembalikan di luar Lapak' });
    const { timeline, seller_note, reject_reason } = await order(id);
    expect(timeline.filter(({ what }) => what !== 'mail').map(({ what, actor }) => [what, actor])).toEqual([
      ['placed', null],
      ['proof', null],
      ['order.reject', 'Wulan'],
      ['order.note', 'Wulan'],
    ]);
    expect(timeline.filter(({ what }) => what === 'mail').map(({ facts }) => facts.kind)).toEqual(
      expect.arrayContaining(['order-placed', 'seller-proof', 'order-rejected']),
    );
    expect({ seller_note, reject_reason }).toEqual({
      seller_note: 'dikembalikan di luar Lapak',
      reject_reason: 'Salah rekening',
    });
    await step({ step: 'note', orders: [{ id }], note: ' ' });
    expect((await order(id)).seller_note).toBeNull();
  });

  it('keep a note that its next writer has not seen, and take the same note twice', async () => {
    const { shop, step, order } = await aConsole();
    const id = await placed(suite.app, shop);
    const note = (text: string, note_seen: string) =>
      step({ step: 'note', orders: [{ id }], note: text, note_seen });
    expect(await note('dikembalikan di luar Lapak', '')).toMatchObject([{ ok: true }]);
    // As after an answer that was lost.
    expect(await note('dikembalikan di luar Lapak', '')).toMatchObject([{ ok: true }]);
    expect(await note('minta diantar sore', '')).toMatchObject([
      { ok: false, info: expect.stringMatching(/^Catatan ini sudah diganti oleh Wulan pada .*simpan lagi$/) },
    ]);
    expect((await order(id)).seller_note).toBe('dikembalikan di luar Lapak');
    expect(await note('minta diantar sore', 'dikembalikan di luar Lapak')).toMatchObject([{ ok: true }]);
    expect((await order(id)).seller_note).toBe('minta diantar sore');
    // Two at once have seen the same one: the first is kept.
    const both = await Promise.all(['satu', 'dua'].map((text) => note(text, 'minta diantar sore')));
    expect(both.flat().filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('show a note to nobody but the store', async () => {
    const { shop, step } = await aConsole();
    const id = await placed(suite.app, shop);
    await step({ step: 'note', orders: [{ id }], note: 'pelanggan rewel' });
    const { body } = await suite.app.inject({ method: 'GET', url: `/api/transaction/${id}` });
    expect(body).not.toContain('rewel');
  });

  it('have texts for chats, the shop’s until the store has its own', async () => {
    const { get, post } = await aConsole();
    const { data } = (await get('/teks-chat')) as unknown as { data: Record<string, string> };
    expect(data.sent).toContain('{resi}');
    const own = { ...data, paid: 'Makasih {nama}!' };
    expect(await post('/teks-chat', own)).toMatchObject({ status: 200, data: own });
    expect(await get('/teks-chat')).toMatchObject({ data: own });
    // Who changes one leaves those that somebody else has changed meanwhile.
    const both = { ...own, done: 'Sampai jumpa!' };
    expect(await post('/teks-chat', { done: both.done })).toMatchObject({ data: both });
    expect(await post('/teks-chat', { paid: data.paid, done: data.done })).toMatchObject({ data });
  });
});
