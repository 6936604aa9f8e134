import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { formatRupiah } from '@lapak/domain/rupiah';
import { mails as outbox } from '../../../db/schema/mails.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { stores } from '../../../db/schema/stores.ts';
import { users } from '../../../db/schema/users.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { aProduct, aStore, anAccount, uniqueName } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { createOperator } from '../../../operator/operator.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, checkout as order } from '../../../testing/orders-over-http.ts';
import type { OrderMails } from './order-notification.ts';
import { createOrderMails } from './order-mails.ts';

onEveryDatabase('Mails of orders', (database) => {
  let app: FastifyInstance;
  let sent: Mail[];
  let clock: ReturnType<typeof testClock>;
  let orderMails: OrderMails;
  const agentStore = uniqueName('wakil');
  const db = () => database().db;

  beforeAll(async () => {
    const traits = { hiddenAddressUserIds: [], agentStores: [agentStore], directOnlyStores: [] };
    ({ app, mails: sent, clock } = await testApp(database(), { config: traits }));
    orderMails = createOrderMails({ ...app.services.config, mails: app.services.mails });
  });
  afterAll(() => app.close());

  /** Mails to an address, once nothing is on its way any more. */
  const mailsTo = async (address: string) => {
    await app.services.mails.settled();
    return sent.filter(({ to }) => to === address);
  };
  const mailTo = async (address: string) => {
    const [mail, ...more] = await mailsTo(address);
    if (!mail || more.length > 0) throw new Error(`${more.length + (mail ? 1 : 0)} mails to ${address}`);
    return mail;
  };
  const anAddress = (who: string) => `${uniqueName(who)}@contoh.id`;

  async function checkout(seller: Partial<typeof stores.$inferInsert>, own: object = {}, harga = 10_000) {
    const store = await aStore(db(), seller);
    const product = await aProduct(db(), store.id, { harga });
    const account = await anAccount(db(), store.id);
    const email = anAddress('pembeli');
    const body = { email, payment_method: harga > 0 ? account.id : null, ...own };
    const reply = await order(app, { store, product, account }, body);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const { id, invoice } = reply.json<{ data: { id: string; invoice: string } }>().data;
    return { id, invoice, email, store, account };
  }

  /** An order in which everything is filled in. */
  async function aFullOrder(own: Partial<typeof orders.$inferInsert> = {}, username = uniqueName('toko')) {
    const seller = anAddress('penjual');
    const store = await aStore(db(), { email: seller, username });
    const email = anAddress('pembeli');
    const [order] = await db()
      .insert(orders)
      .values({
        storeId: store.id,
        publicId: uniqueName('rahasia'),
        invoice: uniqueName('INV'),
        kind: 'jasa',
        nama: 'Sari Dewi',
        handphone: '081234567890',
        email,
        alamat: 'Jl. Melati No.5\nRT.01',
        kodePos: '57123',
        districtName: 'Laweyan',
        cityName: 'Kota Surakarta',
        catatan: 'Bungkus rapi',
        resellerEmail: 'agen@contoh.id',
        dropshipper: 1,
        dropshipperName: 'Toko Dita',
        dropshipperInfo: '0811',
        totalHargaBarang: 20_000,
        ongkir: 10_000,
        kodeUnik: 123,
        total: 30_123,
        expedisi: 'jne+REG+Layanan Reguler+10000+2-3',
        orderDate: '2026-11-30',
        orderTime: '14:00',
        identityNumber: '3372010101010001',
        customFields: [{ name: 'Ukuran baju', formName: 'ukuran', value: 'XL' }],
        paymentAccount: {
          id: 1,
          group: 'bank',
          nama: 'BCA',
          imgKey: null,
          namaRekening: 'Toko Uji',
          nomorRekening: '0123456789',
          typeOfPayment: 'manual',
          billerName: null,
          paymentCodeBiller: null,
          bankTypeId: 1,
        },
        createdAt: new Date('2026-11-21T03:00:00Z'),
        expiresAt: new Date('2026-11-22T03:00:00Z'),
        ...own,
      })
      .returning();
    if (!order) throw new Error('no order');
    await db()
      .insert(orderLines)
      .values({
        storeId: store.id,
        orderId: order.id,
        position: 1,
        productId: 1,
        nama: 'Kemeja',
        slug: 'kemeja',
        category: 'barang',
        qty: 2,
        harga: 10_000,
        variations: [{ name: 'Warna', option: 'Merah' }],
        preOrder: 1,
        preOrderTime: 7,
      });
    await db().transaction((tx) => orderMails.write(tx, order, 'placed'));
    orderMails.wake();
    return { order, email, seller };
  }

  const everything = [
    'Tanggal pesanan: Sabtu, 21 November 2026 Jam 10.00 WIB',
    '- Kemeja (Warna: Merah): 2 x Rp10.000, Pre-Order (dikirim dalam 7 hari)',
    'Ongkos kirim: Rp10.000',
    'Total: Rp30.123',
    'Nama: Sari Dewi',
    'Nomor Handphone: 081234567890',
    'Alamat: Jl. Melati No.5 RT.01',
    'Kecamatan: Laweyan, Kota Surakarta',
    'Kode Pos: 57123',
    'Kurir: JNE REG (2-3 hari)',
    'Nama Dropshipper: Toko Dita',
    'Info Dropshipper: 0811',
    'Tanggal Pemesanan: 30 November 2026',
    'Jam Pemesanan: 14:00',
    'Ukuran baju: XL',
    'Catatan: Bungkus rapi',
    'Email Reseller: agen@contoh.id',
  ];

  it('list everything that was ordered for the buyer, and how it is paid', async () => {
    const { email } = await aFullOrder();
    const { text } = await mailTo(email);
    const payment = [
      'Biaya yang harus dibayarkan: Rp30.123',
      'Bayar sebelum: Minggu, 22 November 2026 Jam 10.00 WIB',
      'Metode pembayaran: BCA',
      'Tujuan: 0123456789 a.n. Toko Uji',
      'Mohon transfer sesuai jumlah yang tertera, termasuk 3 digit terakhir.',
    ];
    expect(text.split('\n')).toEqual(expect.arrayContaining([...everything, ...payment]));
    expect(text).not.toContain('3372010101010001');
  });

  it('ask for no transfer when the order is paid in cash', async () => {
    const { email } = await aFullOrder({
      kodeUnik: 0,
      total: 30_000,
      paymentAccount: {
        id: 1,
        group: 'cash',
        nama: 'Bayar di Toko',
        imgKey: null,
        namaRekening: 'Toko Uji',
        nomorRekening: '-',
        typeOfPayment: 'manual',
        billerName: null,
        paymentCodeBiller: null,
        bankTypeId: null,
      },
    });
    const { text, html } = await mailTo(email);
    for (const said of [text, html ?? '']) {
      expect(said).toContain('Rp30.000');
      expect(said).toContain('Bayar tunai ke penjual, tidak perlu transfer.');
      expect(said).not.toMatch(/Mohon transfer|Kalau kamu transfer|Tujuan|digit terakhir/);
    }
  });

  it('ask for the exact sum of a transfer alone when no method was chosen', async () => {
    const { email } = await aFullOrder({ paymentAccount: null });
    const { text } = await mailTo(email);
    expect(text).toContain('Kalau kamu transfer, jumlahnya harus tepat sama, termasuk 3 digit terakhir.\n');
    expect(text).not.toContain('Metode pembayaran');
  });

  it.each([true, false])('name the plain sum where cash is taken as well: %s', async (takesCash) => {
    const cash = { group: 'cash' as const, nama: 'Bayar di Toko', nomorRekening: '-' };
    const goods = { store: await aStore(db()), email: anAddress('pembeli') };
    const product = await aProduct(db(), goods.store.id);
    const account = await anAccount(db(), goods.store.id);
    if (takesCash) await anAccount(db(), goods.store.id, cash);
    const reply = await order(
      app,
      { ...goods, product, account },
      { email: goods.email, payment_method: null },
    );
    expect(reply.json()).toMatchObject({ code: '00' });
    const show = await aShow(db(), clock.now());
    if (takesCash) await anAccount(db(), show.store.id, cash);
    const tickets = { email: anAddress('pembeli'), tickets: [{ id: show.ticket.id, qty: 1 }] };
    await ticketBuyer({ app }).placed(show, tickets);
    for (const [{ email }, plain] of [
      [goods, formatRupiah(product.harga)],
      [tickets, formatRupiah(show.ticket.harga)],
    ] as const) {
      const { text } = await mailTo(email);
      const said = text.split('\n');
      expect(said).toContain('Kalau kamu transfer, jumlahnya harus tepat sama, termasuk 3 digit terakhir.');
      const inCash = said.filter((line) => line.includes('tunai'));
      expect(inCash).toEqual(takesCash ? [`Bayar tunai ${plain}, tanpa kode unik`] : []);
    }
  });

  it('give the seller what to send to whom, and neither the identity number nor the secret address', async () => {
    const { seller, order } = await aFullOrder();
    const { subject, text } = await mailTo(seller);
    expect(subject).toBe(`Pesanan baru ${order.invoice}`);
    expect(text.split('\n')).toEqual(expect.arrayContaining(everything));
    expect(text).not.toContain('3372010101010001');
    expect(text).not.toContain(order.publicId);
    expect(text).toMatch(/^Kelola pesanan ini: http.+\/kelola\/toko\/[^/]+\/pesanan\?q=INV/m);
  });

  it('name the agent where a store has agents', async () => {
    const { seller } = await aFullOrder({}, agentStore);
    expect((await mailTo(seller)).text.split('\n')).toContain('Email Wakil: agen@contoh.id');
  });

  it('carry typed links to the seller only, not to the address that was typed', async () => {
    const { email, seller } = await aFullOrder({ catatan: 'Menang hadiah: https://jahat.test/ambil' });
    const toBuyer = await mailTo(email);
    expect(toBuyer.text).not.toContain('jahat');
    expect(toBuyer.text).toContain('Catatan: (lihat halaman pesanan)');
    expect((await mailTo(seller)).text).toContain('https://jahat.test/ambil');
  });

  it('go to the owner when the store has no contact address, once it is verified', async () => {
    const owner = async (emailVerifiedAt: Date | null) => {
      const [user] = await db()
        .insert(users)
        .values({ name: 'Dita', username: uniqueName('dita'), email: anAddress('dita'), emailVerifiedAt })
        .returning();
      if (!user) throw new Error('no user');
      return user;
    };
    const verified = await owner(clock.now());
    const { invoice } = await checkout({ ownerId: verified.id, email: 'https://contoh.id/kontak' });
    expect((await mailTo(verified.email)).text).toContain(invoice);
    const unverified = await owner(null);
    await checkout({ ownerId: unverified.id });
    expect(await mailsTo(unverified.email)).toEqual([]);
  });

  it('notify the seller of a free order once, and that nothing is to be paid', async () => {
    const seller = anAddress('penjual');
    const { email } = await checkout({ email: seller }, {}, 0);
    expect((await mailTo(seller)).text).toContain('tidak perlu dibayar');
    expect((await mailTo(email)).text).toContain('sudah kami teruskan ke penjual');
  });

  it('are one of each when the same call comes again', async () => {
    const key = uniqueName('kunci');
    const seller = anAddress('penjual');
    const shop = await aShop(db(), { email: seller });
    const email = anAddress('pembeli');
    const call = () => order(app, shop, { email }, { 'idempotency-key': key });
    await Promise.all([call(), call(), call()]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(seller)).toHaveLength(1);
  });

  it('are not written for an order that is refused', async () => {
    const before = (await db().select().from(outbox)).length;
    await expect(checkout({}, { payment_method: 999_999_999 })).rejects.toThrow();
    expect(await db().select().from(outbox)).toHaveLength(before);
  });

  it.each([
    ['confirm', 'Pembayaran diterima'],
    ['reject', 'Pembayaran ditolak'],
  ] as const)('notify the buyer after the command %s', async (command, words) => {
    const { id, email } = await checkout({});
    expect(await createOperator(app.services).run({ command, order: id })).toMatchObject({ ok: true });
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects).toContainEqual(expect.stringContaining(words));
  });

  it('notify the seller of a proof, without the picture', async () => {
    const seller = anAddress('penjual');
    const { id, invoice, store, account } = await checkout({ email: seller });
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('username', store.username);
    body.append('payment_method_id', String(account.id));
    body.append('transfer_date', '2026-11-21 09:30');
    body.append('jumlah_transfer', '10456');
    body.append('bukti_transfer', new Blob([new Uint8Array(picture)]), 'a.png');
    const request = new Request('http://test', { method: 'POST', body });
    const reply = await app.inject({
      method: 'POST',
      url: `/api/transaction/bukti-transfer/${id}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(reply.statusCode).toBe(200);
    const proofs = (await mailsTo(seller)).filter(({ subject }) =>
      subject.startsWith('Bukti transfer masuk'),
    );
    expect(proofs).toHaveLength(1);
    expect(proofs[0]?.subject).toContain(invoice);
    expect(proofs[0]?.text).toContain('Pembeli mengirim bukti transfer Rp10.456');
  });

  it('notify the seller of tickets that were ordered, and of the proof that came in', async () => {
    const seller = anAddress('penjual');
    const show = await aShow(db(), clock.now());
    await db().update(stores).set({ email: seller }).where(eq(stores.id, show.store.id));
    const buyer = ticketBuyer({ app });
    const placed = await buyer.placed(show, { email: anAddress('pembeli') });
    const proof = await buyer.sendProof(show, placed);
    expect(proof.statusCode).toBe(200);
    const mails = await mailsTo(seller);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Bukti transfer masuk, pesanan ${placed.invoice}`,
      `Pesanan baru ${placed.invoice}`,
    ]);
    for (const { text } of mails) {
      expect(text).toContain('- Reguler: 2 x Rp100.000');
      expect(text).not.toContain(placed.token);
    }
  });
});
