import { and, eq, inArray } from 'drizzle-orm';
import type { CheckoutLine } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../db/client.ts';
import { priceVarieties, productPaymentExclusions, products } from '../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { paymentAccounts, storeCouriers, vouchers } from '../../db/schema/stores.ts';
import { aProduct, aStore, aVariety, aVoucher, anAccount } from '../../testing/a-store.ts';
import type { OrderRow } from '../orders/order.ts';
import { paymentOfOrder } from '../orders/pay/order-payment.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { expireDue, expireIfDue } from '../orders/expiry.ts';
import { anInput } from '../../testing/checkout-builders.ts';
import { takeCodes } from '../../testing/open-orders.ts';
import { orderServices } from '../../testing/test-order-services.ts';
import type { Checkout } from './checkout.ts';

const guest = { userId: null, idempotencyKey: null };
const lineOf = (id: number, own: Partial<CheckoutLine> = {}): CheckoutLine => ({ id, qty: 1, ...own });

onEveryDatabase('checkout', (database) => {
  const db = (): Database => database().db;

  async function shop() {
    const store = await aStore(db());
    const account = await anAccount(db(), store.id);
    const services = await orderServices(db());
    const order = (own: Partial<Checkout>, caller: Partial<typeof guest> | { idempotencyKey: string } = {}) =>
      services.checkout.checkout(
        anInput({
          username: store.username,
          payment_method: account.id,
          district_id: '',
          alamat: '',
          kode_pos: '',
          expedisi: '',
          ...own,
        }),
        { ...guest, ...caller },
      );
    return { store, account, order, ...services };
  }

  const stockOf = async (productId: number) => {
    const [row] = await db().select().from(products).where(eq(products.id, productId));
    return row?.stock;
  };
  const ordersOf = (storeId: number) => db().select().from(orders).where(eq(orders.storeId, storeId));

  it('writes an order with the database’s own prices', async () => {
    const { store, account, order } = await shop();
    await db().insert(storeCouriers).values({ storeId: store.id, code: 'jne', position: 1 });
    const product = await aProduct(db(), store.id, { harga: 25_000, alamatOption: 1 });
    const placed = await order({
      products: [lineOf(product.id, { qty: 2, affiliate_code: 'abc' })],
      district_id: '33.72.01',
      alamat: 'Jl. Melati 5',
      kode_pos: '57111',
      expedisi: 'jne+REG+Layanan Reguler+9500+1-2',
      expected_total: 59_500,
      ongkir: 9_500,
    });
    if (!placed.ok) throw new Error(placed.info);
    const made = placed.data;
    expect(made).toMatchObject({
      status: 'UNPAID',
      totalHargaBarang: 50_000,
      ongkir: 9_500,
      weightGrams: 1_000,
      expedisi: 'jne+REG+Layanan Reguler+9500+1-2',
      paymentAccountId: account.id,
      cityName: expect.stringContaining('Surakarta'),
    });
    expect(made.kodeUnik).toBeGreaterThan(0);
    expect(made.total).toBe(59_500 + made.kodeUnik);
    expect(made.publicId).toMatch(/^s[0-9a-z]+-[\w-]{22}$/);
    expect(made.invoice).toBe('INV-20261121-000001');
    expect(made.expiresAt).toEqual(new Date('2026-11-22T03:00:00Z'));
    expect(await stockOf(product.id)).toBe(8);
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, made.id));
    expect(line).toMatchObject({ qty: 2, harga: 25_000, nama: 'Kopi Gayo', affiliateCode: 'abc' });
    expect(line?.typeOfWeight).toBe('permanent');
  });

  describe('in a store without a payment method', () => {
    const refusal = { ok: false, info: messages.storeTakesNoOrders };

    it.each([
      ['none', []],
      ['one that is gone', [{ isRemoved: true }]],
      ['one that is switched off', [{ isActive: 0 as const }]],
    ])('(%s) takes no order that has to be paid, and nothing for it', async (_name, accounts) => {
      const { store, account, order } = await shop();
      await db().delete(paymentAccounts).where(eq(paymentAccounts.id, account.id));
      for (const own of accounts) await anAccount(db(), store.id, own);
      const product = await aProduct(db(), store.id);
      expect(await order({ products: [lineOf(product.id)], payment_method: null })).toMatchObject(refusal);
      expect(await stockOf(product.id)).toBe(10);
      const free = await aProduct(db(), store.id, { harga: 0 });
      expect(await order({ products: [lineOf(free.id)], payment_method: null })).toMatchObject({
        ok: true,
        data: { status: 'PAID' },
      });
    });

    it('counts a product that excludes every account', async () => {
      const { store, account, order } = await shop();
      const product = await aProduct(db(), store.id);
      await db()
        .insert(productPaymentExclusions)
        .values({ storeId: store.id, productId: product.id, paymentAccountId: account.id });
      expect(await order({ products: [lineOf(product.id)], payment_method: null })).toMatchObject(refusal);
      const other = await aProduct(db(), store.id);
      expect(await order({ products: [lineOf(other.id)], payment_method: null })).toMatchObject({ ok: true });
    });
  });

  it('takes the stock of the chosen combination', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id, { enableVariations: 1 });
    const variety = await aVariety(db(), product, { stock: 5, price: 12_000 });
    const placed = await order({ products: [lineOf(product.id, { variety_id: variety.id, qty: 3 })] });
    expect(placed).toMatchObject({ ok: true, data: { totalHargaBarang: 36_000 } });
    const [left] = await db().select().from(priceVarieties).where(eq(priceVarieties.id, variety.id));
    expect(left?.stock).toBe(2);
    expect(await stockOf(product.id)).toBe(10);
    expect(await order({ products: [lineOf(product.id)] })).toMatchObject({
      ok: false,
      info: expect.stringContaining('Variasi'),
    });
  });

  it('answers a changed quote and takes nothing when the shopper saw another price', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id);
    expect(await order({ products: [lineOf(product.id)], expected_total: 9_000 })).toMatchObject({
      ok: false,
      status: 409,
      code: '-4',
      data: { quote: { total: 10_000, total_harga_barang: 10_000 } },
    });
    const otherCourier = { expected_total: 10_000, ongkir: 1 };
    expect(await order({ products: [lineOf(product.id)], ...otherCourier })).toMatchObject({ code: '-4' });
    expect(await stockOf(product.id)).toBe(10);
    expect(await ordersOf(store.id)).toHaveLength(0);
  });

  it('reports which fields are wrong, and takes nothing', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id, { alamatOption: 1 });
    expect(await order({ products: [lineOf(product.id)], nama: '' })).toMatchObject({
      ok: false,
      code: '-3',
      data: { errors: { nama: ['Nama wajib diisi'], expedisi: ['Expedisi wajib dipilih'] } },
    });
    expect(await stockOf(product.id)).toBe(10);
  });

  it('reports that a payment method is out of order, in the words of the specification', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id);
    const broken = await anAccount(db(), store.id, { isActive: 0 });
    const other = await anAccount(db(), (await aStore(db())).id);
    expect(await order({ products: [lineOf(product.id)], payment_method: broken.id })).toMatchObject({
      code: '-3',
      info: 'Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain',
    });
    expect(await order({ products: [lineOf(product.id)], payment_method: other.id })).toMatchObject({
      code: '-3',
    });
  });

  it('never sells what another store has, nor in a store that is closed', async () => {
    const { order } = await shop();
    const elsewhere = await aProduct(db(), (await aStore(db())).id);
    expect(await order({ products: [lineOf(elsewhere.id)] })).toMatchObject({ status: 404 });
    const closed = await aStore(db(), { isActive: false });
    const product = await aProduct(db(), closed.id);
    expect(await order({ username: closed.username, products: [lineOf(product.id)] })).toMatchObject({
      info: 'Toko Sedang Tutup',
    });
  });

  it('holds buy_limit over all combinations of a product together', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id, { enableVariations: 1, isLimit: 1, buyLimit: 3 });
    const red = await aVariety(db(), product);
    const blue = await aVariety(db(), product, { position: 2 });
    const lines = [
      lineOf(product.id, { variety_id: red.id, qty: 2 }),
      lineOf(product.id, { variety_id: blue.id, qty: 2 }),
    ];
    expect(await order({ products: lines })).toMatchObject({
      ok: false,
      info: 'Anda telah mencapai batas pembelian produk "Kopi Gayo" (maksimal 3)',
    });
    expect(await order({ products: lines.slice(0, 1) })).toMatchObject({ ok: true });
  });

  it('counts the same product twice as one line', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id, { stock: 3 });
    expect(
      await order({ products: [lineOf(product.id, { qty: 2 }), lineOf(product.id, { qty: 2 })] }),
    ).toMatchObject({
      ok: false,
      info: 'Maaf, stok "Kopi Gayo" tersisa 3',
    });
  });

  it('marks an order that costs nothing as paid, without a payment method', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id, {
      harga: 0,
      category: 'digital_product',
      link: 'https://a.test/f',
    });
    const placed = await order({ products: [lineOf(product.id)], payment_method: null });
    expect(placed).toMatchObject({
      ok: true,
      data: { status: 'PAID', total: 0, kodeUnik: 0, expiresAt: null },
    });
    const [row] = await db().select().from(products).where(eq(products.id, product.id));
    expect(row).toMatchObject({ soldCount: 1, stock: 9 });
  });

  it('sells the last 7 pieces to 7 of 40 who press pay at once, and refuses the others', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id, { stock: 7 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => order({ products: [lineOf(product.id)] })),
    );
    const placed = answers.filter((answer) => answer.ok);
    expect(placed).toHaveLength(7);
    expect(await stockOf(product.id)).toBe(0);
    expect(await ordersOf(store.id)).toHaveLength(7);
    for (const answer of answers) {
      if (!answer.ok)
        expect(answer).toMatchObject({ status: 409, info: 'Maaf, stok "Kopi Gayo" sudah habis' });
    }
  });

  it('places one order when the same key comes 20 times at once', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order({ products: [lineOf(product.id)] }, { idempotencyKey: 'once' })),
    );
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.data.publicId : answer.info)));
    expect(ids.size).toBe(1);
    expect(await ordersOf(store.id)).toHaveLength(1);
    expect(await stockOf(product.id)).toBe(9);
    expect(await order({ products: [lineOf(product.id)] }, { idempotencyKey: 'once' })).toMatchObject({
      ok: true,
    });
    expect(await ordersOf(store.id)).toHaveLength(1);
  });

  it('uses a voucher no more often than its quota, and gives the discount only then', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id, { stock: 100 });
    const voucher = await aVoucher(db(), store.id, { quota: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order({ products: [lineOf(product.id)], voucher_code: 'hemat10' })),
    );
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
    expect(placed).toHaveLength(3);
    expect(placed.every((made) => made.discount === 1_000 && made.voucherId === voucher.id)).toBe(true);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      code: '-3',
      info: 'Kuota voucher sudah habis',
      data: { errors: { voucher_code: ['Kuota voucher sudah habis'] } },
    });
    expect(await stockOf(product.id)).toBe(97);
  });

  it('never gives two open orders the same amount', async () => {
    const { store, account, order } = await shop();
    // Of some hundred amounts, most of them of both prices, the same would be drawn often.
    await takeCodes(db(), { storeId: store.id, base: 10_000, accountId: account.id, to: 900 });
    const cheap = await aProduct(db(), store.id, { stock: 500, harga: 10_000 });
    const dear = await aProduct(db(), store.id, { stock: 500, harga: 10_100 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        order({
          products: [lineOf(at % 2 ? cheap.id : dear.id)],
          ...(at % 10 === 0 ? { payment_method: null } : {}),
        }),
      ),
    );
    const totals = answers.map((answer) => (answer.ok ? answer.data.total : answer.info));
    expect(new Set(totals).size).toBe(40);
  });

  it('adds no unique code where a provider or a person recognises the payment', async () => {
    const { store, order } = await shop();
    const product = await aProduct(db(), store.id);
    const qris = await anAccount(db(), store.id, { group: 'qris', typeOfPayment: 'otomatis', adminFee: 700 });
    for (let times = 0; times < 2; times += 1) {
      const placed = await order({ products: [lineOf(product.id)], payment_method: qris.id });
      expect(placed).toMatchObject({ ok: true, data: { kodeUnik: 0, adminFee: 700, total: 10_700 } });
    }
  });

  it('gives stock and voucher back exactly once, however many sweeps run', async () => {
    const { store, order, clock } = await shop();
    const product = await aProduct(db(), store.id, { stock: 50 });
    const voucher = await aVoucher(db(), store.id, { quota: 50 });
    for (let times = 0; times < 10; times += 1)
      await order({ products: [lineOf(product.id)], voucher_code: 'HEMAT10' });
    expect(await stockOf(product.id)).toBe(40);
    // Several products in every order of lines, so that sweeps that lock in their own order would block each other.
    const other = await aProduct(db(), store.id, { stock: 50 });
    for (let times = 0; times < 10; times += 1) {
      const both = [lineOf(product.id), lineOf(other.id)];
      await order({ products: times % 2 ? both : both.reverse() });
      await order({ products: [lineOf(times % 2 ? product.id : other.id)] });
    }
    clock.time = new Date(clock.time.getTime() + 25 * 60 * 60 * 1000);
    const sweeps = await Promise.all([1, 2, 3].map(() => expireDue(db(), clock.now())));
    await expireDue(db(), clock.now());
    expect(sweeps.reduce((sum, sweep) => sum + sweep.count, 0)).toBeGreaterThanOrEqual(30);
    expect(await stockOf(product.id)).toBe(50);
    expect(await stockOf(other.id)).toBe(50);
    const [used] = await db().select().from(vouchers).where(eq(vouchers.id, voucher.id));
    expect(used?.used).toBe(0);
    const open = await db()
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, store.id), inArray(orders.status, ['UNPAID'])));
    expect(open).toHaveLength(0);
  });

  it('ends an overdue order for the first who looks, and no other order', async () => {
    const { store, order, clock } = await shop();
    const product = await aProduct(db(), store.id);
    const placed = await order({ products: [lineOf(product.id)] });
    if (!placed.ok) throw new Error(placed.info);
    const look = () => expireIfDue(db(), placed.data, clock.now());
    expect(await look()).toBe(false);
    clock.advance(25 * 60 * 60 * 1000);
    expect([await look(), await look()]).toEqual([true, false]);
    expect(await stockOf(product.id)).toBe(10);
  });

  it('pays once, however often the provider reports it, and never after the deadline', async () => {
    const { store, order, payments, clock } = await shop();
    const product = await aProduct(db(), store.id);
    const qris = await anAccount(db(), store.id, { group: 'qris', typeOfPayment: 'otomatis' });
    const paid = await order({ products: [lineOf(product.id, { qty: 2 })], payment_method: qris.id });
    const late = await order({ products: [lineOf(product.id)], payment_method: qris.id });
    if (!paid.ok || !late.ok) throw new Error('not placed');
    const report = async (order: OrderRow) => {
      const payment = await paymentOfOrder(db(), order);
      if (!payment) throw new Error('no payment');
      const { reference, amount } = payment;
      const made = { transaction: 'T1', state: 'paid', currency: 'IDR' } as const;
      return payments.record({ reference, amount, ...made });
    };
    const receipts = await Promise.all([1, 2, 3, 4].map(() => report(paid.data)));
    expect(receipts.map((receipt) => receipt.result).sort()).toEqual(['known', 'known', 'known', 'paid']);
    const [row] = await db().select().from(products).where(eq(products.id, product.id));
    expect(row).toMatchObject({ soldCount: 2, stock: 7 });
    clock.time = new Date(clock.time.getTime() + 25 * 60 * 60 * 1000);
    expect((await report(late.data)).result).toBe('flagged');
    expect(await stockOf(product.id)).toBe(8);
    const nobody = {
      reference: 'nobody',
      transaction: 'T1',
      state: 'paid',
      amount: 1,
      currency: 'IDR',
    } as const;
    expect((await payments.record(nobody)).result).toBe('unknown');
  });
});
