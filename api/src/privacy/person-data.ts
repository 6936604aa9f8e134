import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { mails, NO_STORE } from '../db/schema/mails.ts';
import { issuedTickets, orderLines, orders, orderTickets } from '../db/schema/orders.ts';
import { reviews, wishlists } from '../db/schema/product-feedback.ts';
import { stores } from '../db/schema/stores.ts';
import { authTokens, registrations, userAddresses } from '../db/schema/users.ts';
import { isOrderOf, type Person } from './person.ts';

/** Finds rows of tables that belong to an order. */
const inOrders = (
  table: typeof orderLines | typeof orderTickets | typeof issuedTickets | typeof reviews,
  storeId: number,
  ids: number[],
) => and(eq(table.storeId, storeId), inArray(table.orderId, ids));

async function dataOfStore(db: Queryable, storeId: number, person: Person) {
  const [store] = await db.select({ username: stores.username }).from(stores).where(eq(stores.id, storeId));
  const own = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), isOrderOf(person)))
    .orderBy(orders.id);
  const ids = own.map(({ id }) => id);
  const publicIds = own.map(({ publicId }) => publicId);
  return {
    toko: store?.username,
    // Secrets of the order's address, and what the shop compares requests by, say nothing about the person.
    pesanan: own.map(({ token: _token, idempotencyKey: _key, idempotencyHash: _hash, ...order }) => order),
    barang: await db
      .select()
      .from(orderLines)
      .where(inOrders(orderLines, storeId, ids))
      .orderBy(orderLines.id),
    tiket: await db
      .select()
      .from(orderTickets)
      .where(inOrders(orderTickets, storeId, ids))
      .orderBy(orderTickets.id),
    tiketTerbit: await db
      .select()
      .from(issuedTickets)
      .where(inOrders(issuedTickets, storeId, ids))
      .orderBy(issuedTickets.id),
    ulasan: await db
      .select()
      .from(reviews)
      .where(inOrders(reviews, storeId, ids))
      .orderBy(reviews.id),
    email: await db
      .select({
        kind: mails.kind,
        recipient: mails.recipient,
        subject: mails.subject,
        text: mails.text,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(and(eq(mails.storeId, storeId), inArray(mails.orderPublicId, publicIds)))
      .orderBy(mails.id),
  };
}

async function accountData(db: Queryable, { email, user }: Person) {
  const waiting = db
    .select({
      name: registrations.name,
      username: registrations.username,
      phoneNumber: registrations.phoneNumber,
    })
    .from(registrations)
    .where(eq(sql`lower(${registrations.email})`, email ?? user?.email.toLowerCase() ?? ''));
  const pendaftaran = await waiting;
  if (!user) return { akun: null, pendaftaran };
  const { passwordHash: _secret, phoneKey: _same, ...akun } = user;
  return {
    akun,
    pendaftaran,
    alamat: await db.select().from(userAddresses).where(eq(userAddresses.userId, user.id)),
    masuk: await db
      .select({ createdAt: authTokens.createdAt, expiresAt: authTokens.expiresAt })
      .from(authTokens)
      .where(eq(authTokens.userId, user.id))
      .orderBy(authTokens.createdAt),
    favorit: await db.select().from(wishlists).where(eq(wishlists.userId, user.id)).orderBy(wishlists.id),
    emailAkun: await db
      .select({ kind: mails.kind, subject: mails.subject, sentAt: mails.sentAt })
      .from(mails)
      .where(and(eq(mails.storeId, NO_STORE), eq(sql`lower(${mails.recipient})`, user.email.toLowerCase())))
      .orderBy(mails.id),
  };
}

/**
 * All that is stored of somebody, for that person: the account, and the orders, tickets, reviews and mails of every store. No secrets
 * (passwords, codes, sessions, addresses of orders) are in it.
 * @returns an object for JSON
 */
export async function personData(db: Queryable, person: Person) {
  const found = await db.selectDistinct({ storeId: orders.storeId }).from(orders).where(isOrderOf(person));
  const perStore = [];
  for (const { storeId } of found) perStore.push(await dataOfStore(db, storeId, person));
  return { ...(await accountData(db, person)), toko: perStore };
}
