import { eq, sql } from 'drizzle-orm';
import type { EventTransaction } from '@lapak/contracts/api/event';
import { issuedTickets, orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { paymentAccounts } from '../../../db/schema/stores.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { PaymentCallback } from '../pay/payment-provider.ts';
import { sandboxProvider } from '../pay/sandbox-provider.ts';
import { createOperator } from '../../../operator/operator.ts';
import { aProduct, aStore, anAccount } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer, type PlacedTickets, type Show } from '../../../testing/an-event.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { checkout } from '../../../testing/orders-over-http.ts';

const SECRET = 'rahasia uji';
const sandbox = sandboxProvider(SECRET);
const DAY_MS = 24 * 60 * 60 * 1000;

onEveryDatabase('paying for tickets', (database) => {
  const api = suiteApp(database, { config: { sandboxSecret: SECRET } });
  const buyer = ticketBuyer(api);
  const db = () => database().db;

  const aMethod = (storeId: number, own: Partial<typeof paymentAccounts.$inferInsert>) =>
    anAccount(db(), storeId, { typeOfPayment: 'otomatis', adminFee: 4_000, nomorRekening: '', ...own });
  const shown = async (made: PlacedTickets) =>
    (await buyer.read(made)).json<{ data: EventTransaction; date_server: string }>();
  const paymentOf = async (made: PlacedTickets) => {
    const [row] = await db()
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.publicId, made.id));
    if (!row) throw new Error('no payment');
    return row.payment;
  };
  const send = ({ headers, body }: PaymentCallback) =>
    api.app.inject({
      method: 'POST',
      url: '/api/payment/sandbox/callback',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
  const callback = ({ reference, amount }: { reference: string; amount: number }) =>
    send(sandbox.callback(reference, amount));
  /** The mail of an order whose subject has these words. */
  async function mailOf(made: PlacedTickets, words: string): Promise<Mail> {
    await api.app.services.mails.settled();
    const mail = api.mails.find(({ subject, text }) => subject.includes(words) && text.includes(made.token));
    if (!mail) throw new Error(`no mail: ${words}`);
    return mail;
  }
  const issued = async (made: PlacedTickets) => {
    const [order] = await db().select().from(orders).where(eq(orders.publicId, made.id));
    return db().$count(issuedTickets, eq(issuedTickets.orderId, order?.id ?? 0));
  };

  it('shows a QRIS, and issues tickets once, however often the provider reports the payment', async () => {
    const show = await aShow(db(), api.clock.now());
    const qris = await aMethod(show.store.id, { group: 'qris', nama: 'QRIS' });
    const made = await buyer.placed(show, { payment_method_id: qris.id, expected_total: 200_000 });
    expect(made).toMatchObject({ total: 204_000, status: 'UNPAID', invoice: expect.stringMatching(/^EVT-/) });
    const { data, date_server } = await shown(made);
    expect(date_server).toBe('2026-11-21T10:00:00.000+07:00');
    expect(data).toMatchObject({
      total_tickets: 200_000,
      admin_fee: 4_000,
      kode_unik: 0,
      total: 204_000,
      toko: { nama_toko: 'Toko Uji', username: show.store.username },
      payment_method: {
        id: qris.id,
        type_of_payment: 'otomatis',
        qr_code: expect.stringContaining('204000'),
        payment_links: expect.stringMatching(/^\/sandbox\/pay\//),
        type: { payment_method: 'qris' },
      },
    });
    expect((await mailOf(made, 'Kelas Kopi')).text).toContain('Metode pembayaran: QRIS');
    const link = data.payment_method?.payment_links ?? '';
    const page = await api.app.inject(link);
    expect(page.body).toContain(`checkout-detail/${made.id}/${made.token}`);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const { reference, amount } = await paymentOf(made);
    const { headers, body } = sandbox.callback(reference, amount);
    expect((await send({ headers: {}, body })).statusCode).toBe(401);
    expect((await send({ headers, body: `${body} ` })).statusCode).toBe(401);
    expect(await issued(made)).toBe(0);
    expect((await api.app.inject({ method: 'POST', url: link })).statusCode).toBe(303);
    const repeated = await Promise.all([1, 2, 3].map(() => callback({ reference, amount })));
    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await issued(made)).toBe(2);
    expect(await paymentOf(made)).toMatchObject({ status: 'PAID', paidAt: api.clock.now() });
    expect((await api.app.inject(link)).body).toContain(`event/tickets/${made.id}/${made.token}`);
    expect((await shown(made)).data).toMatchObject({ status: 'PAID', payment_method: { qr_code: null } });
    expect((await mailOf(made, 'Tiket kamu')).text).toContain(`event/tickets/${made.id}/${made.token}`);
    expect(api.mails.filter(({ text }) => text.includes(made.token))).toHaveLength(2);
  });

  it('gives a virtual account its number and a wallet its phone', async () => {
    const show = await aShow(db(), api.clock.now());
    const va = await aMethod(show.store.id, { group: 'va', nama: 'BCA VA', paymentCodeBiller: 22 });
    const byVa = await shown(await buyer.placed(show, { payment_method_id: va.id }));
    expect(byVa.data.payment_method).toMatchObject({
      nomor_rekening: expect.stringMatching(/^39010\d{11}$/),
    });
    expect(byVa.data.nomor_rekening).toBe(byVa.data.payment_method?.payment_code);
    const ovo = await aMethod(show.store.id, { group: 'e_wallet', nama: 'OVO' });
    const chosen = { payment_method_id: ovo.id, mobile_e_wallet: '62812345678' };
    const byOvo = await shown(await buyer.placed(show, chosen));
    expect(byOvo.data.payment_method).toMatchObject({ mobile_e_wallet: '62812345678' });
    const dana = await aMethod(show.store.id, { group: 'e_wallet', nama: 'DANA' });
    const byDana = await shown(await buyer.placed(show, { ...chosen, payment_method_id: dana.id }));
    expect(byDana.data.payment_method).toMatchObject({ mobile_e_wallet: null });
    expect((await buyer.order(show, { ...chosen, mobile_e_wallet: '62-812' })).json()).toMatchObject({
      code: '-3',
      data: { errors: { mobile_e_wallet: ['Mobile E-wallet harus berupa angka'] } },
    });
  });

  it('names the one method that paid it, also after the proof of a transfer to another account', async () => {
    const show = await aShow(db(), api.clock.now());
    const va = await aMethod(show.store.id, { group: 'va', nama: 'BCA VA', paymentCodeBiller: 22 });
    const made = await buyer.placed(show, { payment_method_id: va.id });
    await buyer.sendProof(show, made);
    const proved = (await shown(made)).data;
    expect(proved).toMatchObject({ status: 'CONFIRMED', nama_bank: show.account.nama });
    expect(proved.bukti_transfer_url).not.toBeNull();
    await callback(await paymentOf(made));
    expect((await shown(made)).data).toMatchObject({
      status: 'PAID',
      nama_bank: 'BCA VA',
      bukti_transfer_url: null,
      tanggal_transfer: null,
    });
  });

  it('closes a payment with its order, which gives its tickets back once', async () => {
    const show = await aShow(db(), api.clock.now());
    const qris = await aMethod(show.store.id, { group: 'qris', nama: 'QRIS' });
    const [late, refused] = [
      await buyer.placed(show, { payment_method_id: qris.id }),
      await buyer.placed(show, { payment_method_id: qris.id }),
    ];
    expect(await show.soldNow()).toBe(4);
    await createOperator(api.app.services).run({ command: 'reject', order: refused.id });
    expect(await show.soldNow()).toBe(2);
    api.clock.advance(DAY_MS);
    // Money that comes afterwards is kept for the seller, and changes neither the order nor its tickets.
    expect((await callback(await paymentOf(late))).statusCode).toBe(200);
    expect((await callback(await paymentOf(late))).statusCode).toBe(200);
    expect(await show.soldNow()).toBe(0);
    expect([(await paymentOf(late)).status, (await paymentOf(refused)).status]).toEqual(['CLOSED', 'CLOSED']);
    expect((await shown(late)).data.status).toBe('EXPIRED');
    expect((await shown(refused)).data.status).toBe('REJECTED');
    expect((await mailOf(refused, 'Pembayaran ditolak')).text).toContain('Maaf, pembayaran tiket Kelas Kopi');
    expect(await issued(late)).toBe(0);
  });

  it('adds a unique code to transfers by hand only, and counts orders of goods and tickets together', async () => {
    const show = await aShow(db(), api.clock.now(), { harga: 50_000, maxQty: null, quota: 1_000_000 });
    const { store, account } = show;
    const cash = await aMethod(store.id, { group: 'cash', nama: 'Tunai', typeOfPayment: 'manual' });
    expect(await buyer.placed(show, { payment_method_id: cash.id })).toMatchObject({ total: 104_000 });
    const one = { tickets: [{ id: show.ticket.id, qty: 1 }] };
    const codeOf = async (made: PlacedTickets) => (await shown(made)).data.kode_unik;
    const transfer = await buyer.placed(show, { ...one, payment_method_id: account.id });
    expect(transfer.total).toBe(50_000 + (await codeOf(transfer)));
    expect((await mailOf(transfer, 'Kelas Kopi')).text).toContain('Tujuan: 0123456789 a.n. Toko Uji');
    // Every code of 50.000 on the account is taken, but for one that an order without an account holds.
    const free = await buyer.placed(show, one);
    const taken = new Set([await codeOf(transfer), await codeOf(free)]);
    const product = await aProduct(db(), store.id, { harga: 50_000 });
    const take = (from: number, to: number) =>
      db().execute(sql`
        insert into orders (store_id, public_id, invoice, kind, nama, handphone, email, total_harga_barang, kode_unik,
          total, payment_account_id)
        select ${store.id}, 'p-' || ${store.id}::int || '-' || code, 'INV-' || code, 'barang', 'Sari', '0812', 's@contoh.id',
          50000, code, 50000 + code, ${account.id}::int
        from generate_series(${from}::int, ${to}::int) as code
        where code not in (${sql.join([...taken], sql`, `)})`);
    await take(1, 999);
    const fourth = await buyer.placed(show, { ...one, payment_method_id: account.id });
    expect(await codeOf(fourth)).toBeGreaterThan(999);
    expect((await mailOf(fourth, 'Kelas Kopi')).text).toContain('termasuk 4 digit terakhir');
    expect((await buyer.check(show, one)).statusCode).toBe(200);
    taken.add(await codeOf(fourth));
    await take(1_000, 9_999);
    const full = { code: '-2', info: expect.stringContaining('sedang penuh') };
    expect((await buyer.order(show, { ...one, payment_method_id: account.id })).json()).toMatchObject(full);
    expect((await buyer.order(show, one)).json()).toMatchObject(full);
    const goods = await checkout(api.app, { store, product, account });
    expect(goods.json()).toMatchObject(full);
    const other = await anAccount(db(), store.id, { nama: 'Mandiri' });
    expect((await buyer.order(show, { ...one, payment_method_id: other.id })).statusCode).toBe(200);
  });

  it('refuses an account that is out of order, taken out, or of another store', async () => {
    const show = await aShow(db(), api.clock.now());
    const broken = await anAccount(db(), show.store.id, { isActive: 0 });
    const removed = await anAccount(db(), show.store.id, { isRemoved: true });
    const foreign = await anAccount(db(), (await aStore(db())).id);
    const info = async (id: number) => {
      const answer = (await buyer.order(show, { payment_method_id: id })).json();
      expect(answer.data.errors.payment_method_id).toEqual([answer.info]);
      return answer.info as string;
    };
    expect(await info(broken.id)).toBe('Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain');
    expect(await info(removed.id)).toBe('Metode pembayaran tidak ditemukan');
    expect(await info(foreign.id)).toBe('Metode pembayaran tidak ditemukan');
    expect(await show.soldNow()).toBe(0);
  });

  it('reports a price that differs from the one on the screen, and takes nothing', async () => {
    const show = await aShow(db(), api.clock.now());
    const va = await aMethod(show.store.id, { group: 'va', nama: 'BCA VA' });
    const answer = await buyer.order(show, { payment_method_id: va.id, expected_total: 150_000 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: '-4',
      info: expect.stringContaining('200.000'),
      data: { quote: { total_tickets: 200_000, admin_fee: 4_000, total: 204_000 } },
    });
    expect(await show.soldNow()).toBe(0);
  });

  it('charges nothing for free tickets, whatever was chosen, and mails their link', async () => {
    const show: Show = await aShow(db(), api.clock.now(), { harga: 0 });
    const va = await aMethod(show.store.id, { group: 'va', nama: 'BCA VA' });
    const made = await buyer.placed(show, { payment_method_id: va.id, expected_total: 0 });
    expect(made).toMatchObject({ status: 'PAID', total: 0 });
    expect((await shown(made)).data).toMatchObject({ admin_fee: 0, kode_unik: 0, payment_method: null });
    expect(await issued(made)).toBe(2);
    const mail = await mailOf(made, 'Tiket kamu');
    expect(mail.text).toContain(`event/tickets/${made.id}/${made.token}`);
    expect(mail.text).not.toContain('Cara pembayaran');
  });

  it('mails the tickets when the operator confirms a transfer', async () => {
    const show = await aShow(db(), api.clock.now());
    const made = await buyer.placed(show);
    const first = await mailOf(made, 'Kelas Kopi');
    expect(first.text).toContain(`checkout-detail/${made.id}/${made.token}`);
    expect(first.text).toContain('Bayar sebelum: Minggu, 22 November 2026 Jam 10.00 WIB');
    await buyer.sendProof(show, made);
    expect((await shown(made)).data).toMatchObject({
      payment_method: null,
      nama_bank: 'BCA',
      nomor_rekening: '0123456789',
    });
    await createOperator(api.app.services).run({
      command: 'confirm',
      order: made.invoice,
      store: show.store.username,
    });
    expect((await mailOf(made, 'Tiket kamu')).text).toContain('2 tiket sudah terbit');
  });
});
