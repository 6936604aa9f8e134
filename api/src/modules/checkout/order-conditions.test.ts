import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { customFields } from '../../db/schema/catalogue.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { resellers, storeCouriers } from '../../db/schema/stores.ts';
import { aProduct, aStore, aVoucher, anAccount, uniqueName } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import {
  aPicture,
  aShop,
  checkout,
  orderRow,
  placed,
  sendForm,
  type Shop,
} from '../../testing/orders-over-http.ts';

onEveryDatabase('The conditions of an order', (database) => {
  let app: FastifyInstance;
  const agentStore = uniqueName('wakil');
  const db = () => database().db;
  beforeAll(async () => {
    const traits = { hiddenAddressUserIds: [], agentStores: [agentStore], directOnlyStores: [] };
    ({ app } = await testApp(database(), { config: traits }));
  });
  afterAll(() => app.close());

  const ordered = async (shop: Shop, productId: number, own: object = {}, qty = 1) =>
    (await checkout(app, shop, { products: [{ id: productId, qty }], ...own })).json<object>();

  /** Books one service by the form of its checkout. */
  const bookService = (shop: Shop, productId: number, own: Record<string, string | Blob> = {}) =>
    sendForm(app, '/api/checkout-jasa', {
      username: shop.store.username,
      product_id: String(productId),
      qty: '1',
      nama: 'Sari Dewi',
      handphone: '081234567890',
      email: 'sari@contoh.id',
      payment_method: String(shop.account.id),
      ...own,
    });

  it('include the limit of a product, which the refusal names', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { isLimit: 1, buyLimit: 3 });
    const info = 'Anda telah mencapai batas pembelian produk "Kopi Gayo" (maksimal 3)';
    expect(await ordered(shop, id, {}, 4)).toMatchObject({ info });
    expect(await ordered(shop, id, {}, 3)).toMatchObject({ code: '00' });
  });

  it('ignore a limit that is switched off', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { isLimit: 0, buyLimit: 1 });
    expect(await ordered(shop, id, {}, 2)).toMatchObject({ code: '00' });
  });

  it('exclude couriers and services that the store does not offer', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { alamatOption: 1 });
    await db().insert(storeCouriers).values({ storeId: shop.store.id, code: 'jne', position: 0 });
    const address = { district_id: '31.74.07', alamat: 'Jl. Melati 5', kode_pos: '12160' };
    for (const expedisi of ['tiki+REG+Reguler+1+2-3', 'jne+GRATIS+Gratis+0+2-3', 'jne']) {
      expect(await ordered(shop, id, { ...address, expedisi })).toMatchObject({
        code: '-3',
        data: { errors: { expedisi: ['Expedisi tidak tersedia untuk alamat ini'] } },
      });
    }
  });

  it('exclude a district that does not exist', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { alamatOption: 1 });
    const address = { district_id: '99.99.99', alamat: 'Jl. Melati 5', kode_pos: '12160' };
    expect(await ordered(shop, id, address)).toMatchObject({
      code: '-3',
      data: { errors: { district_id: ['Kecamatan tidak ditemukan'] } },
    });
  });

  it('include no courier for what is not sent', async () => {
    const shop = await aShop(db());
    await db().insert(storeCouriers).values({ storeId: shop.store.id, code: 'jne', position: 0 });
    const id = await placed(app, shop, {
      district_id: '31.74.07',
      alamat: 'Jl. Melati 5',
      kode_pos: '12160',
      expedisi: 'jne+REG+Layanan Reguler+9500+1-2',
    });
    expect(await orderRow(db(), id)).toMatchObject({ ongkir: 0, expedisi: null, districtId: null });
  });

  it('keep the kind of a weight with what was bought', async () => {
    const shop = await aShop(db());
    const range = { typeOfWeight: 'range', beratMin: 200, beratMax: 300, berat: 300 } as const;
    const own = [await aProduct(db(), shop.store.id, range), shop.product];
    const id = await placed(app, shop, { products: own.map((product) => ({ id: product.id, qty: 1 })) });
    const order = await orderRow(db(), id);
    const lines = await db().select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(lines.sort((a, b) => a.position - b.position)).toMatchObject([
      range,
      { typeOfWeight: 'permanent' },
    ]);
  });

  it('include no identity picture that the seller does not ask for', async () => {
    const shop = await aShop(db());
    const service = { category: 'jasa', enableIdentityData: 1 } as const;
    const asking = await aProduct(db(), shop.store.id, service);
    const notAsking = await aProduct(db(), shop.store.id, { ...service, enableIdentityData: 0 });
    const booked = async ({ id }: { id: number }) => {
      const reply = await bookService(shop, id, {
        identity_number: '3372010101010001',
        identity_picture: await aPicture(),
      });
      return orderRow(db(), reply.json<{ data: { id: string } }>().data.id);
    };
    expect((await booked(asking)).identityKey).toMatch(/^identities\//);
    expect((await booked(notAsking)).identityKey).toBeNull();
  });

  it('include the answers to the seller’s own questions, and the code of the voucher', async () => {
    const shop = await aShop(db());
    const asking = await aProduct(db(), shop.store.id, { category: 'jasa', isCustomField: 1 });
    await aVoucher(db(), shop.store.id, { code: 'HEMAT10' });
    await db().insert(customFields).values({
      storeId: shop.store.id,
      productId: asking.id,
      position: 0,
      name: 'Tema',
      formName: 'tema',
      type: 'short-text',
    });
    const reply = await bookService(shop, asking.id, { voucher_code: 'hemat10', tema: 'Laut' });
    expect(await orderRow(db(), reply.json<{ data: { id: string } }>().data.id)).toMatchObject({
      customFields: [{ name: 'Tema', formName: 'tema', value: 'Laut' }],
      voucherCode: 'HEMAT10',
    });
  });

  it('keep standard fields and answers apart, also of a seller’s field that has the name of one', async () => {
    const shop = await aShop(db());
    const asking = await aProduct(db(), shop.store.id, { category: 'jasa', isCustomField: 1, harga: 10_000 });
    const names = {
      nama: 'Nama Anak',
      qty: 'Jumlah Anak',
      voucher_code: 'Kode Kelas',
      constructor: 'Tukang',
    };
    await db()
      .insert(customFields)
      .values(
        Object.entries(names).map(([formName, name], position) => ({
          storeId: shop.store.id,
          productId: asking.id,
          position,
          name,
          formName,
          type: 'short-text' as const,
          isRequired: 1 as const,
        })),
      );
    const page = await app.inject({
      url: `/api/product/${asking.id}`,
      query: { username: shop.store.username },
    });
    const own = page.json<{ data: { custom_field: { name: string; form_name: string }[] } }>().data
      .custom_field;
    expect(own.map(({ name }) => name)).toEqual(Object.values(names));
    const order = async (answers: Record<string, string>) =>
      (await bookService(shop, asking.id, { qty: '2', ...answers })).json<{
        data: { id: string; errors?: object };
      }>().data;
    const unanswered = await order({});
    expect(Object.keys(unanswered.errors ?? {})).toEqual(own.map((field) => field.form_name));
    const { id } = await order(
      Object.fromEntries(own.map((field) => [field.form_name, `Isi ${field.name}`])),
    );
    expect(await orderRow(db(), id)).toMatchObject({
      nama: 'Sari Dewi',
      voucherCode: null,
      customFields: Object.values(names).map((name) => ({ name, value: `Isi ${name}` })),
    });
  });

  it('include a largest total, with the fee of the payment method', async () => {
    const shop = await aShop(db());
    const cash = await anAccount(db(), shop.store.id, { group: 'cash', adminFee: 1_000 });
    const order = async (harga: number) => {
      const { id } = await aProduct(db(), shop.store.id, { harga });
      return ordered(shop, id, { payment_method: cash.id });
    };
    expect(await order(999_999_999_001)).toMatchObject({ info: 'Nilai pesanan terlalu besar' });
    expect(await order(999_999_999_000)).toMatchObject({ code: '00', data: { total: 1e12 } });
  });

  it('include the dropshipper when the buyer is one', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { showDropshipper: 1 });
    const typed = { dropshipper_name: 'Toko Dita', dropshipper_info: '0811' };
    const dropshipperOf = async (own: object) => {
      const order = await placed(app, shop, { products: [{ id, qty: 1 }], ...typed, ...own });
      const { dropshipper, dropshipperName, dropshipperInfo } = await orderRow(db(), order);
      return [dropshipper, dropshipperName, dropshipperInfo];
    };
    expect(await dropshipperOf({ dropshipper: 1 })).toEqual([1, 'Toko Dita', '0811']);
    expect(await dropshipperOf({})).toEqual([0, null, null]);
  });

  it('include the recipient of a donation', async () => {
    const shop = await aShop(db());
    const donation = { isDonation: 1, donationAmount: 2_500, donationRecipient: 'Panti Asuhan' } as const;
    const { id } = await aProduct(db(), shop.store.id, donation);
    const recipientOf = async (own: object) => {
      const order = await placed(app, shop, { products: [{ id, qty: 1 }], ...own });
      const { donateAmount, donationRecipient } = await orderRow(db(), order);
      return [donateAmount, donationRecipient];
    };
    expect(await recipientOf({ donation_send: 1 })).toEqual([2_500, 'Panti Asuhan']);
    expect(await recipientOf({})).toEqual([0, null]);
  });

  it('exclude a service from the checkout of goods', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { category: 'jasa', nama: 'Kelas Seduh' });
    const refused = await checkout(app, shop, { products: [{ id, qty: 1 }] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ info: '"Kelas Seduh" tidak dapat dipesan di halaman ini' });
    const both = [shop.product.id, id].map((each) => ({ id: each, qty: 1 }));
    expect((await checkout(app, shop, { products: both })).statusCode).toBe(409);
  });

  it('exclude a voucher that does not hold, rather than sell without it', async () => {
    const shop = await aShop(db());
    await aVoucher(db(), shop.store.id, { code: 'BESAR', minTotal: 10_000_000 });
    for (const voucher_code of ['BESAR', 'TIDAKADA']) {
      expect(await ordered(shop, shop.product.id, { voucher_code })).toMatchObject({
        code: '-3',
        data: { errors: { voucher_code: [expect.any(String)] } },
      });
    }
  });

  it('include a note of as many letters as its field takes, line breaks among them', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { category: 'jasa' });
    const catatan = 'baris\n'.repeat(333).padEnd(2000, 'x');
    const reply = await bookService(shop, id, { catatan });
    const { data } = reply.json<{ data: { id: string } }>();
    expect((await orderRow(db(), data.id)).catatan).toBe(catatan);
  });

  it('include the date of a service that asks for one', async () => {
    const shop = await aShop(db());
    const { id } = await aProduct(db(), shop.store.id, { category: 'jasa', enableOrderDate: 1 });
    const reply = await bookService(shop, id);
    expect(reply.json()).toMatchObject({
      code: '-3',
      data: { errors: { order_date: ['Tanggal pemesanan wajib diisi'] } },
    });
  });

  it('exclude agents of other stores', async () => {
    const store = await aStore(db(), { username: agentStore });
    const product = await aProduct(db(), store.id, { showReseller: 1 });
    const shop = { store, product, account: await anAccount(db(), store.id) };
    const elsewhere = await aStore(db());
    await db()
      .insert(resellers)
      .values([
        { storeId: store.id, email: 'Budi@contoh.id', name: 'Budi' },
        { storeId: elsewhere.id, email: 'sari@contoh.id', name: 'Sari' },
      ]);
    expect(await ordered(shop, product.id, { email_reseller: 'sari@contoh.id' })).toMatchObject({
      data: { errors: { email_reseller: ['Email Wakil tidak ditemukan'] } },
    });
    expect(await ordered(shop, product.id, { email_reseller: 'budi@Contoh.id' })).toMatchObject({
      code: '00',
    });
  });
});
