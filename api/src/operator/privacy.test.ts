import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { mails, NO_STORE } from '../db/schema/mails.ts';
import { auditLog } from '../db/schema/members.ts';
import { issuedTickets, orders } from '../db/schema/orders.ts';
import { paymentMoney, payments } from '../db/schema/payments.ts';
import { reviews, wishlists } from '../db/schema/product-feedback.ts';
import { parcelTracks } from '../db/schema/shipping.ts';
import { userAddresses, users } from '../db/schema/users.ts';
import * as schema from '../db/schema.ts';
import { emptied } from '../privacy/forget-person.ts';
import { ENDED_AFTER_DAYS } from '../privacy/person.ts';
import { aMember } from '../testing/a-member.ts';
import { uniqueName } from '../testing/a-store.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aShow, ticketBuyer } from '../testing/an-event.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { operate } from '../testing/operate.ts';
import { aShop, orderRow, placed } from '../testing/orders-over-http.ts';
import { testApp } from '../testing/test-app.ts';

/** What of an order is about the purchase, and stays for the seller's books. */
const ofPurchase = [
  ...['publicId', 'invoice', 'kind', 'token', 'status', 'donationRecipient', 'voucherCode', 'paymentAccount'],
  ...[
    'expedisi',
    'statusPengiriman',
    'resi',
    'orderDate',
    'transferAccount',
    'rejectReason',
    'resellerEmail',
  ],
];

it('an order has no column of words that is neither kept for the books nor emptied', () => {
  const words = Object.entries(getTableColumns(orders))
    .filter(([, { dataType }]) => dataType === 'string' || dataType === 'json')
    .map(([name]) => name);
  expect(words.filter((name) => !ofPurchase.includes(name) && !(name in emptied))).toEqual([]);
});

const DAY_MS = 24 * 60 * 60 * 1000;

onEveryDatabase('Somebody’s data', (database) => {
  let made: Awaited<ReturnType<typeof testApp>>;
  const db = () => database().db;
  beforeAll(async () => {
    made = await testApp(database());
  });
  afterAll(() => made.app.close());
  const command = (...args: string[]) => operate(made.config.dataDir, args);

  let number = 0;
  /** A buyer whose name, number and addresses are nobody else's. */
  function aPerson() {
    number += 1;
    const mark = uniqueName('marni');
    const phone = `0813${String(Date.now()).slice(-5)}${String(number).padStart(3, '0')}`;
    return {
      mark,
      phone,
      email: `${mark}@contoh.id`,
      buyer: { nama: mark, handphone: phone, email: `${mark}@contoh.id` },
    };
  }
  type Someone = ReturnType<typeof aPerson>;

  /** Names of tables with a row in which a text is. */
  async function tablesWith(...texts: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const [name, table] of Object.entries(schema))
      if (is(table, PgTable)) {
        const rows = JSON.stringify(await db().select().from(table));
        if (texts.some((text) => rows.includes(text))) found.push(name);
      }
    return found.sort();
  }

  /** An order of goods that has been received, with all that may be written about its buyer. */
  async function aReceivedOrder({ mark, buyer }: Someone, own: Partial<typeof orders.$inferInsert> = {}) {
    const shop = await aShop(db());
    const id = await placed(
      made.app,
      shop,
      { ...buyer, catatan: mark },
      { 'idempotency-key': uniqueName('kunci') },
    );
    const { id: orderId } = await orderRow(db(), id);
    const storeId = shop.store.id;
    await db()
      .update(orders)
      .set({
        ...{ status: 'PAID', statusPengiriman: 'SELESAI', paidAt: made.clock.now() },
        ...{
          alamat: mark,
          kodePos: mark,
          districtId: mark,
          districtName: mark,
          cityName: mark,
          mobileEWallet: mark,
        },
        ...{
          dropshipperName: mark,
          dropshipperInfo: mark,
          identityNumber: mark,
          identityKey: mark,
          proofKey: mark,
        },
        ...{
          sellerNote: mark,
          network: mark,
          customFields: [{ name: 'Ukuran', formName: 'a', value: mark }],
          ...own,
        },
      })
      .where(eq(orders.publicId, id));
    const ofOrder = { storeId, orderId };
    await db()
      .insert(reviews)
      .values({ ...ofOrder, productId: shop.product.id, name: mark, star: 5, ulasan: 'Enak' });
    await db()
      .insert(parcelTracks)
      .values({
        ...{ ...ofOrder, resi: 'JNE1', isDelivered: true, triedAt: made.clock.now() },
        checkpoints: [{ at: made.clock.now().toISOString(), text: `Diterima ${mark}`, place: null }] as never,
      });
    const at = { storeId, at: made.clock.now(), actor: 'Wulan', subject: id, title: 'x' };
    await db()
      .insert(auditLog)
      .values({ ...at, action: 'order.note', before: {}, after: { sellerNote: mark } });
    return { id, shop, ofOrder };
  }

  it('leaves no trace of a buyer but what was bought, when and for how much', async () => {
    const person = aPerson();
    const { id, shop } = await aReceivedOrder(person);
    const before = await orderRow(db(), id);
    await aReceivedOrder(person);
    expect(await tablesWith(person.mark, person.phone)).toEqual(
      expect.arrayContaining(['auditLog', 'mails', 'orders', 'parcelTracks', 'reviews']),
    );
    const words = '2 pesanan yang sudah selesai';
    expect((await command('forget', person.phone, '--dry-run')).lines).toEqual([
      `${words} akan tidak lagi menyebut orangnya.`,
    ]);
    expect((await orderRow(db(), id)).nama).toBe(person.mark);
    expect(await command('forget', `+62 ${person.phone.slice(1)}`)).toEqual({
      lines: [`${words} tidak lagi menyebut orangnya.`],
      failed: false,
    });
    expect(await tablesWith(person.mark, person.phone)).toEqual([]);
    const { invoice, total, createdAt, status } = await orderRow(db(), id);
    expect({ invoice, total, createdAt, status }).toEqual({
      ...{ invoice: before.invoice, total: before.total, createdAt: before.createdAt, status: 'PAID' },
    });
    const page = await made.app.inject(`/api/transaction/${id}?username=${shop.store.username}`);
    expect(page.json<{ data: { nama: string } }>().data.nama).toBe('Data dihapus');
    const again = await command('forget', person.phone);
    expect(again).toEqual({
      lines: ['Tidak ada pesanan dan tidak ada akun dengan nomor atau alamat itu.'],
      failed: true,
    });
  });

  it('leaves orders alone that are still under way, and of anybody else', async () => {
    const [person, other] = [aPerson(), aPerson()];
    const recently = new Date(made.clock.now().getTime() - (ENDED_AFTER_DAYS - 1) * DAY_MS);
    const paid = await aReceivedOrder(person, { statusPengiriman: 'DIKIRIM', paidAt: recently });
    const unpaid = await aReceivedOrder(person, { status: 'UNPAID', statusPengiriman: 'BELUM DIKIRIM' });
    const money = await aReceivedOrder(person, { status: 'EXPIRED' });
    const [payment] = await db()
      .insert(payments)
      .values({ ...money.ofOrder, provider: 'sandbox', reference: uniqueName('acuan'), amount: 1 })
      .returning();
    const late = {
      ...money.ofOrder,
      paymentId: payment?.id ?? 0,
      transaction: 't',
      amount: 1,
      flag: 'late' as const,
    };
    await db()
      .insert(paymentMoney)
      .values({ ...late, kind: 'received', currency: 'IDR' });
    const theirs = await aReceivedOrder(other);
    const { lines } = await command('forget', person.email);
    expect(lines[1]).toMatch(/^3 pesanan belum selesai/);
    for (const { id } of [paid, unpaid, money]) expect((await orderRow(db(), id)).nama).toBe(person.mark);
    expect((await orderRow(db(), theirs.id)).nama).toBe(other.mark);
    // Later, nobody will ship it any more; and somebody has looked after the money.
    await db()
      .update(paymentMoney)
      .set({ handledAt: made.clock.now() })
      .where(eq(paymentMoney.storeId, money.ofOrder.storeId));
    await db()
      .update(orders)
      .set({ paidAt: new Date(recently.getTime() - 2 * DAY_MS) })
      .where(eq(orders.publicId, paid.id));
    await command('forget', person.email);
    for (const { id } of [paid, money]) expect((await orderRow(db(), id)).nama).toBe('Data dihapus');
    expect((await orderRow(db(), unpaid.id)).nama).toBe(person.mark);
  });

  it('keeps the names on tickets until the event is over', async () => {
    const person = aPerson();
    const show = await aShow(db(), made.clock.now(), { harga: 0 });
    const order = await ticketBuyer({ app: made.app }).placed(show, person.buyer);
    await db()
      .update(issuedTickets)
      .set({ nama: person.mark })
      .where(eq(issuedTickets.storeId, show.store.id));
    expect((await command('forget', person.email)).lines[1]).toMatch(/^1 pesanan belum selesai/);
    await db()
      .update(schema.events)
      .set({ tanggalStart: '2020-01-01', tanggalEnd: '2020-01-02' })
      .where(eq(schema.events.id, show.event.id));
    await command('forget', person.email);
    expect((await orderRow(db(), order.id)).nama).toBe('Data dihapus');
    expect(await tablesWith(person.mark)).toEqual([]);
  });

  it('removes an account with its sessions, address and wishlist, and the orders it made with another number', async () => {
    const person = aPerson();
    const { user, headers } = await aShopper(db(), made.clock.now());
    await db().update(users).set({ name: person.mark, email: person.email }).where(eq(users.id, user.id));
    await db().insert(userAddresses).values({ userId: user.id, alamat: person.mark });
    const { id, shop } = await aReceivedOrder(aPerson(), { userId: user.id });
    await db()
      .insert(wishlists)
      .values({ storeId: shop.store.id, userId: user.id, productId: shop.product.id });
    await db()
      .insert(mails)
      .values({
        ...{
          storeId: NO_STORE,
          messageKey: person.mark,
          kind: 'verification',
          recipient: person.email.toUpperCase(),
        },
        ...{ subject: 's', text: 't', queuedAt: new Date(), nextAttemptAt: new Date(), sentAt: new Date() },
      });
    expect((await command('forget', person.email)).lines).toEqual([
      '1 pesanan yang sudah selesai tidak lagi menyebut orangnya.',
      'Akunnya dihapus.',
    ]);
    expect(await tablesWith(person.mark, person.email)).toEqual([]);
    expect(await orderRow(db(), id)).toMatchObject({ nama: 'Data dihapus', userId: null });
    const orderList = await made.app.inject({
      url: `/api/transaction?username=${shop.store.username}`,
      headers,
    });
    expect(orderList.statusCode).toBe(401);
  });

  it('keeps the account of somebody who runs a store, and says which', async () => {
    const shop = await aShop(db());
    const { user } = await aMember(db(), made.clock.now(), shop.store.id, 'staff');
    expect(await command('forget', user.email)).toEqual({
      lines: [
        '0 pesanan yang sudah selesai tidak lagi menyebut orangnya.',
        `Akunnya tetap ada: ia mengelola ${shop.store.username}. Keluarkan dulu dari toko itu.`,
      ],
      failed: false,
    });
    expect(await db().$count(users, eq(users.id, user.id))).toBe(1);
  });

  it('gives somebody all that is stored of them, without secrets and without anybody else', async () => {
    const [person, other] = [aPerson(), aPerson()];
    const { id } = await aReceivedOrder(person);
    await aReceivedOrder(other);
    const { lines } = await command('person', person.email);
    expect(lines[0]).toBe('Data dari 1 toko.');
    const [file = ''] = (await readdir(made.config.dataDir)).filter((name) => name.includes(person.email));
    const text = await readFile(path.join(made.config.dataDir, file), 'utf8');
    const data = JSON.parse(text) as { toko: { pesanan: { publicId: string; alamat: string }[] }[] };
    expect(data.toko[0]?.pesanan).toEqual([expect.objectContaining({ publicId: id, alamat: person.mark })]);
    expect(text).not.toContain(other.mark);
    expect(text).not.toMatch(/idempotency|passwordHash|tokenHash/);
  });

  it.each(['halo', '', '12'])('refuses %j, which is no number and no address', async (text) => {
    expect(await command('forget', text)).toMatchObject({ failed: true });
    expect((await command('person', text)).failed).toBe(true);
  });
});
