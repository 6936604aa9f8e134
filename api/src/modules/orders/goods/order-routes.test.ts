import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orders } from '../../../db/schema/orders.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { aProduct, anAccount } from '../../../testing/a-store.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { aShopper } from '../../../testing/a-shopper.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import {
  aPicture,
  aShop,
  checkout as checkoutAt,
  orderRow,
  placed as placedAt,
  sendForm,
  type Shop,
} from '../../../testing/orders-over-http.ts';
import { applyPaymentStep } from '../order-steps.ts';
import { applyDeliveryStep } from '../order-steps.ts';

onEveryDatabase('orders over HTTP', (database) => {
  let app: FastifyInstance;
  let mails: Mail[];
  let clock: ReturnType<typeof testClock>;
  let token: string | null = null;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, mails, clock } = await testApp(database()));
  });
  afterAll(() => app.close());
  beforeEach(() => {
    token = null;
    clock.time = new Date('2026-11-21T03:00:00Z');
  });
  const credentials = (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const get = (url: string) => app.inject({ url, headers: credentials() });
  const post = (url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url, headers: credentials(), payload });

  const checkout = (shop: Shop, own: object = {}) => checkoutAt(app, shop, own, credentials());
  const placed = (shop: Shop, own: object = {}) => placedAt(app, shop, own, credentials());
  const rowOf = (publicId: string) => orderRow(db(), publicId);
  const send = (url: string, fields: Record<string, string | Blob>) => sendForm(app, url, fields);
  /** A shopper's token. */
  const aUser = async () => (await aShopper(db(), clock.now())).token;

  it('answers an order with its id, and writes a mail with the detail', async () => {
    const shop = await aShop(db());
    const answer = await checkout(shop);
    expect(answer.statusCode).toBe(200);
    const body = answer.json<{
      code: string;
      info: string;
      data: { id: string; invoice: string; total: number };
    }>();
    expect(body).toMatchObject({
      code: '00',
      info: 'Detail pembelian telah dikirim ke email anda',
      data: { status: 'UNPAID' },
    });
    await app.services.mails.settled();
    const mail = mails.find(
      ({ subject }) => subject.includes(body.data.invoice) && subject.includes('Toko Uji'),
    );
    expect(mail?.to).toBe('sari@contoh.id');
    expect(mail?.text).toContain(
      `http://localhost:3000/${shop.store.username}/onlinestore/checkout-detail/${body.data.id}`,
    );
    expect(mail?.text).toContain('Kopi Gayo: 1 x Rp10.000');
  });

  it('shows the order to anybody with its id, with the account to transfer to', async () => {
    const shop = await aShop(db());
    const id = await placed(shop);
    const answer = await get(`/api/transaction/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: {
        id,
        status: 'UNPAID',
        status_pembayaran: 'UNPAID',
        total_harga_barang: 10_000,
        nama_bank: 'BCA',
        nomor_rekening: '0123456789',
        expired_date: '2026-11-22T10:00:00.000+07:00',
        products: [{ nama: 'Kopi Gayo', pivot: { qty: 1, harga: 10_000 } }],
        toko: { username: shop.store.username },
      },
      setting: { nama_toko: 'Toko Uji' },
    });
    expect(answer.json<{ data: { products: object[] } }>().data.products[0]).not.toHaveProperty('download');
    expect((await get('/api/transaction/nobody')).statusCode).toBe(404);
  });

  it('shows an order in its own store alone, when a store is named', async () => {
    const [shop, other] = [await aShop(db()), await aShop(db())];
    const id = await placed(shop);
    const at = async (username: string) =>
      (await app.inject({ url: `/api/transaction/${id}`, query: { username } })).statusCode;
    expect(await at(shop.store.username.toUpperCase())).toBe(200);
    expect(await at(other.store.username)).toBe(404);
  });

  it('shows what was chosen and sent, and null for what was not', async () => {
    const id = await placed(await aShop(db()));
    const shown = async () => (await get(`/api/transaction/${id}`)).json<{ data: object }>().data;
    const nothing = {
      expedisi: null,
      district: null,
      bukti_transfer: null,
      reseller: null,
      link: null,
      is_jasa: 0,
    };
    expect(await shown()).toMatchObject({ ...nothing, custom_fields: [] });
    const chosen = {
      expedisi: 'jne+REG+Layanan Reguler+9500+1-2',
      districtName: 'Laweyan',
      customFields: [{ name: 'Ucapan', formName: 'ucapan', value: 'Selamat' }],
    };
    const change = (own: object) => db().update(orders).set(own).where(eq(orders.publicId, id));
    await change({ ...chosen, proofKey: 'proofs/1/a.png', resellerEmail: 'agen@contoh.id' });
    // Courier and service alone.
    expect(await shown()).toMatchObject({ expedisi: 'jne+REG', bukti_transfer: 'terkirim' });
    expect(await shown()).toHaveProperty('reseller', { email: 'agen@contoh.id' });
    expect(await shown()).toHaveProperty('district', { name: 'Laweyan' });
    expect(await shown()).toHaveProperty('custom_fields', [{ name: 'Ucapan', value: 'Selamat' }]);
    await change({ cityName: 'Kota Surakarta' });
    expect(await shown()).toHaveProperty('district', { name: 'Laweyan', city: { name: 'Kota Surakarta' } });
  });

  it('expires by the clock even before the sweep runs', async () => {
    const id = await placed(await aShop(db()));
    clock.time = new Date('2026-11-22T03:00:01Z');
    expect((await get(`/api/transaction/${id}`)).json()).toMatchObject({
      data: { status: 'EXPIRED' },
    });
  });

  it('takes a proof once, keeps it private, and then awaits the seller', async () => {
    const shop = await aShop(db());
    const id = await placed(shop);
    const fields = {
      username: shop.store.username,
      payment_method_id: String(shop.account.id),
      transfer_date: '2026-11-21 09:30',
      jumlah_transfer: '10123',
    };
    const url = `/api/transaction/bukti-transfer/${id}`;
    const unknown = await send('/api/transaction/bukti-transfer/nobody', { username: shop.store.username });
    expect(unknown.statusCode).toBe(404);
    const empty = await send(url, { username: shop.store.username });
    expect(empty.statusCode).toBe(422);
    expect(empty.json()).toMatchObject({
      code: '-3',
      data: {
        errors: {
          payment_method_id: ['Tujuan transfer wajib diisi'],
          transfer_date: ['Tanggal wajib diisi'],
          jumlah_transfer: ['Jumlah transfer wajib diisi'],
          bukti_transfer: ['Bukti Transfer belum di isi'],
        },
      },
    });
    const wrong = await send(url, { ...fields, bukti_transfer: await aPicture('webp') });
    expect(wrong.json()).toMatchObject({
      data: {
        errors: {
          bukti_transfer: ['Maksimal ukuran gambar adalah 2MB. Dan tipe gambar hanya bisa jpg dan png.'],
        },
      },
    });
    const large = new Blob([await aPicture(), new Uint8Array(2 * 1024 * 1024)]);
    expect((await send(url, { ...fields, bukti_transfer: large })).statusCode).toBe(422);
    const sent = await send(url, { ...fields, bukti_transfer: await aPicture('jpeg') });
    expect(sent.json()).toMatchObject({ code: '00', data: { status: 'CONFIRMED' } });
    expect((await rowOf(id)).proofKey).toMatch(/^proofs\//);
    const again = await send(url, { ...fields, bukti_transfer: await aPicture() });
    expect(again.statusCode).toBe(409);
    const shown = (await get(`/api/transaction/${id}`)).json<{
      data: { bukti_transfer: string };
    }>();
    expect(shown.data.bukti_transfer).not.toContain('proofs');
  });

  it('pays by the sandbox’s page, without scripts, however often the button is pressed', async () => {
    const shop = await aShop(db());
    const qris = await anAccount(db(), shop.store.id, {
      group: 'qris',
      typeOfPayment: 'otomatis',
      nama: 'QRIS <b>',
    });
    const id = await placed(shop, { payment_method: qris.id });
    const order = (await get(`/api/transaction/${id}`)).json<{
      data: { payment_method: { qr_code: string; payment_links: string } };
    }>();
    expect(order.data.payment_method.qr_code).toMatch(/^000201/);
    const link = order.data.payment_method.payment_links;
    const page = await get(link);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<button type="submit">Bayar</button>');
    expect(page.body).not.toContain('<b>');
    expect(page.body).not.toContain('<script');
    for (let times = 0; times < 3; times += 1) {
      const pressed = await app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
      expect(pressed.statusCode).toBe(303);
    }
    expect((await get(link)).body).toContain('Pesanan sudah dibayar');
    expect((await get(`/api/transaction/${id}`)).json()).toMatchObject({
      data: { status: 'PAID', status_pembayaran: 'PAID', payment_method: { qr_code: null } },
    });
    expect((await get('/sandbox/pay/nobody')).statusCode).toBe(404);
  });

  it('lists the orders of the account alone', async () => {
    const shop = await aShop(db());
    await placed(shop);
    token = await aUser();
    const mine = await placed(shop);
    const list = await get(`/api/transaction?page=1&username_toko=${shop.store.username}`);
    expect(list.json()).toMatchObject({
      total: 1,
      current_page: 1,
      data: [{ id: mine, products: [{ nama: 'Kopi Gayo' }] }],
    });
    token = await aUser();
    expect((await get('/api/transaction')).json()).toMatchObject({ total: 0, data: [] });
    token = null;
    expect((await get('/api/transaction')).statusCode).toBe(401);
  });

  it('lets the buyer receive the goods, and review them once', async () => {
    const shop = await aShop(db());
    const buyer = await aUser();
    token = buyer;
    const id = await placed(shop);
    const key = await rowOf(id);
    const receive = () => post(`/api/transaction/${id}/selesai`);
    expect((await receive()).statusCode).toBe(409);
    await db().transaction(async (tx) => {
      await applyPaymentStep(tx, key, 'confirm', clock.now());
      await applyDeliveryStep(tx, key, 'ship', clock.now(), { resi: 'JNE123' });
    });
    token = null;
    expect((await receive()).statusCode).toBe(401);
    token = await aUser();
    expect((await receive()).statusCode).toBe(403);
    token = buyer;
    expect((await receive()).json()).toMatchObject({ code: '00', info: 'Transaksi berhasil diupdate' });
    const review = (products: object[]) => post(`/api/transaction/ulasan/${id}`, { products });
    expect((await review([{ id: shop.product.id, star: 0, ulasan: '' }])).json()).toMatchObject({
      code: '-3',
      info: 'Penilaian masih kosong',
    });
    const words = { id: shop.product.id, star: 5, ulasan: 'Harum sekali' };
    expect((await review([words])).json()).toMatchObject({ code: '00', info: 'Ulasan berhasil di input' });
    expect((await review([words])).statusCode).toBe(409);
    expect((await get(`/api/transaction/ulasan-saya/${id}`)).json()).toMatchObject({
      data: [{ star: 5, ulasan: 'Harum sekali', product: { nama: 'Kopi Gayo' } }],
    });
    expect((await get(`/api/transaction/${id}`)).json()).toMatchObject({
      data: { has_ulasan: true },
    });
  });

  it('orders a service with its date, its fields and an identity picture', async () => {
    const shop = await aShop(db());
    const service = await aProduct(db(), shop.store.id, {
      category: 'jasa',
      nama: 'Foto Keluarga',
      enableIdentityData: 1,
      enableOrderDate: 1,
    });
    const fields = {
      username: shop.store.username,
      product_id: String(service.id),
      qty: '2',
      nama: 'Sari',
      handphone: '0812345678',
      email: 'sari@contoh.id',
      payment_method: String(shop.account.id),
      order_date: '2026-12-01',
      order_time: '09:30',
      identity_number: '3372010101010001',
      affiliate_code: 'abc',
    };
    const bare = await send('/api/checkout-jasa', fields);
    expect(bare.json()).toMatchObject({
      code: '-3',
      data: { errors: { identity_picture: ['Foto identitas wajib diisi'] } },
    });
    const sent = await send('/api/checkout-jasa', { ...fields, identity_picture: await aPicture('jpeg') });
    expect(sent.json()).toMatchObject({ code: '00' });
    const { id } = sent.json<{ data: { id: string } }>().data;
    expect((await get(`/api/transaction/${id}`)).json()).toMatchObject({ data: { is_jasa: 1 } });
    const row = await rowOf(id);
    expect(row).toMatchObject({
      kind: 'jasa',
      orderDate: '2026-12-01',
      orderTime: '09:30',
      totalHargaBarang: 20_000,
    });
    expect(row.identityKey).toMatch(/^identities\//);
    const tooMany = await send('/api/checkout-jasa', { ...fields, qty: '501' });
    expect(tooMany.json()).toMatchObject({ code: '-3', info: 'Maksimal pemesanan 500' });
    const wrongPage = await send('/api/checkout-digital-product', { ...fields });
    expect(wrongPage.statusCode).toBe(409);
  });

  it('answers nonsense with 4xx', async () => {
    const shop = await aShop(db());
    const asking = await aProduct(db(), shop.store.id, { alamatOption: 1 });
    const nonsense: object[] = [
      { products: [] },
      { products: [{ id: 'x', qty: 'y' }] },
      { products: [{ id: 1e300, qty: 1 }] },
      { products: [{ id: shop.product.id, qty: 0 }] },
      { products: [{ id: shop.product.id, qty: -1 }] },
      { products: [{ id: shop.product.id, qty: 999_999_999 }] },
      { products: [{ id: 2_147_483_647, qty: 1 }] },
      { username: "'; drop table orders; --" },
      { username: '../../..' },
      { nama: '\0', handphone: '<b>', email: '\0@\0.\0' },
      { nama: 'x'.repeat(100_000) },
      { payment_method: 2_147_483_647 },
      { voucher_code: "' or 1=1 --" },
      { voucher_code: '\0\uD800' },
      { donation_send: 1, donation_amount: 1e13 },
      { expected_total: -1 },
      { products: [{ id: asking.id, qty: 1 }], expedisi: '++++', district_id: '\0' },
      { dropshipper: 5 },
    ];
    for (const own of nonsense) {
      const answer = await checkout(shop, own);
      expect([own, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([own, true]);
    }
    for (const id of ['%00', '%FF', 'x'.repeat(300), "'--", '..%2f']) {
      const { statusCode } = await get(`/api/transaction/${id}`);
      expect([id, statusCode >= 400 && statusCode < 500]).toEqual([id, true]);
    }
    const broken = await app.inject({
      method: 'POST',
      url: '/api/checkout-jasa',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="identity_picture"; filename="a"\r\n\r\nabc',
    });
    expect(broken.statusCode).toBe(422);
    expect((await app.inject({ method: 'POST', url: '/api/checkout-jasa', payload: {} })).statusCode).toBe(
      422,
    );
    expect(await db().$count(orders, eq(orders.storeId, shop.store.id))).toBe(0);
  });
});
