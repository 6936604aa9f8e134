import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../db/client.ts';
import { retryingTransaction } from '../db/in-transaction.ts';
import { mails, NO_STORE } from '../db/schema/mails.ts';
import { auditLog, storeInvitations, storeMembers } from '../db/schema/members.ts';
import { issuedTickets, orders, orderTickets } from '../db/schema/orders.ts';
import { reviews } from '../db/schema/product-feedback.ts';
import { parcelTracks } from '../db/schema/shipping.ts';
import { stores } from '../db/schema/stores.ts';
import { mailedCodes, registrations, users } from '../db/schema/users.ts';
import type { Services } from '../services.ts';
import { hasEnded, isOrderOf, type Person } from './person.ts';

/** Stands for a name that was forgotten, a buyer's on an order or an author's beside a review. */
const FORGOTTEN_NAME = 'Data dihapus';
const REVIEWER = 'Pembeli';

/** What was taken out, or would be. */
export interface Forgotten {
  /** Orders that have ended. */
  orders: number;
  /** Orders that have not: their seller still needs the data. */
  kept: number;
  hasAccount: boolean;
  /** Usernames of the stores that the account owns or works in; it stays until it does not. */
  worksFor: string[];
}

type PrivacyServices = Pick<Services, 'db' | 'clock' | 'storeEvents'>;

/** Nothing that says who bought; what was bought, when and for how much stays for the seller's books. */
export const emptied = {
  nama: FORGOTTEN_NAME,
  handphone: '',
  email: '',
  alamat: null,
  kodePos: null,
  districtId: null,
  districtName: null,
  cityName: null,
  catatan: null,
  dropshipperName: null,
  dropshipperInfo: null,
  mobileEWallet: null,
  orderTime: null,
  identityNumber: null,
  identityKey: null,
  customFields: [],
  proofKey: null,
  sellerNote: null,
  idempotencyKey: null,
  idempotencyHash: null,
  phoneKey: null,
  mailbox: null,
  network: null,
  userId: null,
} satisfies Partial<typeof orders.$inferInsert>;

async function forgetOrders(tx: Transaction, storeId: number, person: Person, now: Date): Promise<number> {
  const own = await tx
    .update(orders)
    .set(emptied)
    .where(and(eq(orders.storeId, storeId), isOrderOf(person), hasEnded(tx, storeId, now)))
    .returning({ id: orders.id, publicId: orders.publicId });
  if (own.length === 0) return 0;
  const ids = own.map(({ id }) => id);
  const publicIds = own.map(({ publicId }) => publicId);
  const inStore = (
    table: typeof orderTickets | typeof issuedTickets | typeof reviews | typeof parcelTracks,
  ) => and(eq(table.storeId, storeId), inArray(table.orderId, ids));
  await tx.update(orderTickets).set({ names: null }).where(inStore(orderTickets));
  await tx.update(issuedTickets).set({ nama: null }).where(inStore(issuedTickets));
  await tx.update(reviews).set({ name: REVIEWER, userId: null }).where(inStore(reviews));
  await tx.delete(parcelTracks).where(inStore(parcelTracks));
  await tx.delete(mails).where(and(eq(mails.storeId, storeId), inArray(mails.orderPublicId, publicIds)));
  await tx
    .update(auditLog)
    .set({ before: {}, after: {} })
    .where(
      and(
        eq(auditLog.storeId, storeId),
        inArray(auditLog.subject, publicIds),
        eq(auditLog.action, 'order.note'),
      ),
    );
  return own.length;
}

/** The account with all that hangs on it, and what was begun with its address. */
async function forgetAccount(tx: Transaction, { email, phone, user }: Person): Promise<void> {
  const addresses = [
    ...new Set([email, user?.email.toLowerCase()].filter((each) => typeof each === 'string')),
  ];
  if (user) await tx.delete(users).where(eq(users.id, user.id));
  await tx
    .delete(registrations)
    .where(
      or(
        inArray(sql`lower(${registrations.email})`, addresses),
        phone === null ? undefined : eq(registrations.phoneKey, phone),
      ),
    );
  await tx.delete(mailedCodes).where(inArray(mailedCodes.email, addresses));
  await tx
    .delete(mails)
    .where(and(eq(mails.storeId, NO_STORE), inArray(sql`lower(${mails.recipient})`, addresses)));
}

async function worksFor(db: Queryable, userId: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ username: stores.username })
    .from(stores)
    .leftJoin(storeMembers, eq(storeMembers.storeId, stores.id))
    .where(or(eq(stores.ownerId, userId), eq(storeMembers.userId, userId)));
  return found.map(({ username }) => username);
}

const storesOf = async (db: Queryable, person: Person): Promise<number[]> => {
  const found = await db.selectDistinct({ storeId: orders.storeId }).from(orders).where(isOrderOf(person));
  return found.map(({ storeId }) => storeId);
};

/**
 * What `forgetPerson` would take out.
 * @returns counts of orders
 */
export async function foreseeForgetting({ db, clock }: PrivacyServices, person: Person): Promise<Forgotten> {
  let [ofEnded, kept] = [0, 0];
  for (const storeId of await storesOf(db, person)) {
    const own = and(eq(orders.storeId, storeId), isOrderOf(person));
    const ended = hasEnded(db, storeId, clock.now());
    ofEnded += await db.$count(orders, and(own, ended));
    kept += await db.$count(orders, and(own, not(ended ?? sql`false`)));
  }
  const { user } = person;
  return {
    orders: ofEnded,
    kept,
    hasAccount: user !== null,
    worksFor: user ? await worksFor(db, user.id) : [],
  };
}

/**
 * Takes what says who somebody is out of the orders that have ended, of every store, and removes the account with its sessions, address
 * and wishlist. What was bought, when and for how much stays, as do the words of reviews. Pictures go with the files that no row
 * names. Doing it again does no harm.
 * @returns what was taken out, and which orders and stores still need the data
 */
export async function forgetPerson(services: PrivacyServices, person: Person): Promise<Forgotten> {
  const { db, clock, storeEvents } = services;
  const foreseen = await foreseeForgetting(services, person);
  let forgotten = 0;
  for (const storeId of await storesOf(db, person)) {
    forgotten += await retryingTransaction(db, (tx) => forgetOrders(tx, storeId, person, clock.now()));
    storeEvents.storeChanged(storeId);
  }
  if (foreseen.worksFor.length === 0) {
    await retryingTransaction(db, (tx) => forgetAccount(tx, person));
    if (person.email !== null) await forgetInvitations(db, person.email);
  }
  return { ...foreseen, orders: forgotten };
}

async function forgetInvitations(db: Database, email: string): Promise<void> {
  const isTheirs = eq(storeInvitations.email, email);
  for (const { storeId } of await db
    .selectDistinct({ storeId: storeInvitations.storeId })
    .from(storeInvitations)
    .where(isTheirs))
    await db.delete(storeInvitations).where(and(eq(storeInvitations.storeId, storeId), isTheirs));
}
