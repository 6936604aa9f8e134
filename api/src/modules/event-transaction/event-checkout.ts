import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { EventBeforeCheckoutBody, EventCheckoutBody, TicketChoice } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import type { Database, Transaction } from '../../db/client.ts';
import { violates } from '../../db/errors.ts';
import { eventOrders, eventOrderTickets, events, tickets } from '../../db/schema/events.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { inTransaction } from '../../lib/in-transaction.ts';
import { publicId } from '../../lib/random-id.ts';
import {
  accepted,
  invalid,
  refused,
  RefusedInTransaction,
  type Outcome,
  type Refusal,
} from '../../lib/refusal.ts';
import { isEmail, phoneDigits } from '../checkout/buyer-rules.ts';
import { checkoutMessages } from '../checkout/checkout-messages.ts';
import { FieldProblems } from '../checkout/field-errors.ts';
import { nextInvoiceNumber, queueInStore } from '../checkout/invoice-number.ts';
import { MAX_TOTAL } from '../checkout/quote.ts';
import { storeProblem } from '../checkout/situation.ts';
import { drawUniqueCode } from '../checkout/unique-code.ts';
import { saleStatus } from '../event/ticket-sale.ts';
import { storeRepository, type StoreRow } from '../setting/store-repository.ts';
import { issueTickets, type EventOrderRow } from './event-order-steps.ts';

type TicketRow = typeof tickets.$inferSelect;

export interface EventCheckoutDeps {
  db: Database;
  clock: { now(): Date };
  /** Time that an unpaid order holds its tickets, in milliseconds. */
  orderLifetimeMs: number;
}

/** Who is at the checkout. */
export interface EventCaller {
  userId: number | null;
  idempotencyKey: string | null;
}

interface Chosen {
  ticket: TicketRow;
  qty: number;
}

export interface CheckedTickets {
  store: StoreRow;
  event: typeof events.$inferSelect;
  /** In the order of the tickets' ids: the one order in which everybody locks them. */
  chosen: Chosen[];
}

const tiketHabis = (name: string) => `Maaf, tiket "${name}" sudah habis`;
const tiketTersisa = (name: string, left: number) => `Maaf, tiket "${name}" tersisa ${left}`;
const tiketMaksimal = (name: string, most: number) => `Maksimal ${most} tiket "${name}" dalam satu pesanan`;

function ticketProblem({ ticket, qty }: Chosen, now: Date): Refusal | null {
  const name = ticket.namaTiket;
  switch (saleStatus(ticket, now)) {
    case 'sale_ended':
      return refused(409, `${messages.penjualanBerakhir}: "${name}"`);
    case 'not_started':
      return refused(409, `${messages.penjualanBelumDimulai}: "${name}"`);
    case 'out_stock':
      return refused(409, tiketHabis(name));
    case 'on_sale': {
      const left = ticket.quota - ticket.sold;
      if (qty > left) return refused(409, tiketTersisa(name, left));
      if (ticket.maxQty !== null && qty > ticket.maxQty)
        return refused(409, tiketMaksimal(name, ticket.maxQty));
      return null;
    }
  }
}

/** The same ticket chosen twice is one choice. */
function merged(choices: readonly TicketChoice[]): Map<number, number> {
  const byId = new Map<number, number>();
  for (const { id, qty } of choices) byId.set(id, (byId.get(id) ?? 0) + qty);
  return byId;
}

/** Whether the chosen tickets can be bought now (spec 3 §7, before-checkout). */
export async function checkTickets(
  db: Pick<Database, 'select'> & Parameters<typeof storeRepository>[0],
  body: EventBeforeCheckoutBody,
  now: Date,
): Promise<Outcome<CheckedTickets>> {
  const store = await storeRepository(db).findByUsername(body.username);
  const closed = storeProblem(store);
  if (closed || !store) return closed ?? refused(404, checkoutMessages.tokoTidakDitemukan);
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.storeId, store.id), eq(events.id, body.event_id), eq(events.isRemoved, false)));
  if (!event) return refused(404, messages.eventTidakDitemukan);
  const wanted = merged(body.tickets);
  const rows = await db
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.storeId, store.id),
        eq(tickets.eventId, event.id),
        inArray(tickets.id, [...wanted.keys()]),
        eq(tickets.isRemoved, false),
      ),
    )
    .orderBy(asc(tickets.id));
  if (rows.length !== wanted.size) return refused(409, messages.tiketBelumTersedia);
  const chosen = rows.map((ticket) => ({ ticket, qty: wanted.get(ticket.id) ?? 0 }));
  const problem = chosen.map((choice) => ticketProblem(choice, now)).find((found) => found !== null);
  return problem ?? accepted({ store, event, chosen });
}

function checkBuyer(buyer: { nama: string; handphone: string; email: string }): Refusal | null {
  const problems = new FieldProblems();
  const phone = phoneDigits(buyer.handphone);
  problems.require('nama', buyer.nama !== '', messages.namaWajib);
  if (phone === '') problems.add('handphone', messages.nomorHandphoneWajibAcara);
  else problems.require('handphone', /^\d{6,16}$/.test(phone), checkoutMessages.handphoneTidakValid);
  if (buyer.email === '') problems.add('email', messages.emailWajib);
  else problems.require('email', isEmail(buyer.email), messages.formatEmailSalah);
  const errors = problems.errors();
  return errors && invalid(errors);
}

async function takeTickets(tx: Transaction, storeId: number, chosen: readonly Chosen[]): Promise<void> {
  for (const { ticket, qty } of chosen) {
    const taken = await tx
      .update(tickets)
      .set({ sold: sql`${tickets.sold} + ${qty}` })
      .where(
        and(
          eq(tickets.storeId, storeId),
          eq(tickets.id, ticket.id),
          lte(sql`${tickets.sold} + ${qty}`, tickets.quota),
        ),
      )
      .returning({ id: tickets.id });
    if (taken.length === 1) continue;
    const [row] = await tx
      .select({ left: sql<number>`${tickets.quota} - ${tickets.sold}` })
      .from(tickets)
      .where(and(eq(tickets.storeId, storeId), eq(tickets.id, ticket.id)));
    const left = Number(row?.left ?? 0);
    const info = left > 0 ? tiketTersisa(ticket.namaTiket, left) : tiketHabis(ticket.namaTiket);
    throw new RefusedInTransaction(refused(409, info));
  }
}

async function findByKey(
  db: Pick<Database, 'select'>,
  storeId: number,
  key: string | null,
): Promise<EventOrderRow | null> {
  if (key === null) return null;
  const [order] = await db
    .select()
    .from(eventOrders)
    .where(and(eq(eventOrders.storeId, storeId), eq(eventOrders.idempotencyKey, key)));
  return order ?? null;
}

export interface PlacedEventOrder {
  order: EventOrderRow;
  store: StoreRow;
  event: CheckedTickets['event'] | null;
  isNew: boolean;
}

/**
 * Orders tickets: quota, invoice number and unique code in one transaction; tickets that cost nothing are handed out
 * at once. The same idempotency key in a store answers the first order again.
 */
export async function checkoutTickets(
  deps: EventCheckoutDeps,
  body: EventCheckoutBody,
  caller: EventCaller,
): Promise<Outcome<PlacedEventOrder>> {
  const { db } = deps;
  const now = deps.clock.now();
  const known = await storeRepository(db).findByUsername(body.username);
  const before = known && (await findByKey(db, known.id, caller.idempotencyKey));
  if (known && before) return accepted({ order: before, store: known, event: null, isNew: false });
  const buyer = {
    nama: cleanText(body.nama),
    handphone: cleanText(body.handphone),
    email: cleanText(body.email),
  };
  const checked = await checkTickets(db, body, now);
  if (!checked.ok) return checked;
  const wrong = checkBuyer(buyer);
  if (wrong) return wrong;
  const { store, event, chosen } = checked.data;
  const totalTickets = chosen.reduce((sum, { ticket, qty }) => sum + ticket.harga * qty, 0);
  if (totalTickets > MAX_TOTAL) return refused(409, checkoutMessages.nilaiTerlaluBesar);

  const work = async (tx: Transaction): Promise<Outcome<PlacedEventOrder>> => {
    await queueInStore(tx, store.id);
    const twin = await findByKey(tx, store.id, caller.idempotencyKey);
    if (twin) return accepted({ order: twin, store, event: null, isNew: false });
    await takeTickets(tx, store.id, chosen);
    const isFree = totalTickets === 0;
    const kodeUnik = isFree ? 0 : await drawUniqueCode(tx, store.id, totalTickets, null);
    if (kodeUnik === null) throw new RefusedInTransaction(refused(409, checkoutMessages.kodeUnikPenuh));
    const [order] = await tx
      .insert(eventOrders)
      .values({
        storeId: store.id,
        publicId: publicId(),
        token: publicId(),
        invoice: await nextInvoiceNumber(tx, store.id, now, 'EVT'),
        eventId: event.id,
        status: isFree ? 'PAID' : 'UNPAID',
        userId: caller.userId,
        ...buyer,
        totalTickets,
        kodeUnik,
        total: totalTickets + kodeUnik,
        idempotencyKey: caller.idempotencyKey,
        createdAt: now,
        updatedAt: now,
        expiresAt: isFree ? null : new Date(now.getTime() + deps.orderLifetimeMs),
        paidAt: isFree ? now : null,
      })
      .returning();
    if (!order) throw new Error('The database wrote no order of tickets');
    await tx.insert(eventOrderTickets).values(
      chosen.map(({ ticket, qty }) => ({
        storeId: store.id,
        eventOrderId: order.id,
        ticketId: ticket.id,
        namaTiket: ticket.namaTiket,
        harga: ticket.harga,
        qty,
      })),
    );
    if (isFree) await issueTickets(tx, order, now);
    return accepted({ order, store, event, isNew: true });
  };
  return inTransaction(db, work, {
    isPassing: (error) =>
      ['event_orders_open_amount', 'event_orders_idempotency_key', 'event_orders_invoice'].some((name) =>
        violates(error, name),
      ),
  });
}
