import { and, eq } from 'drizzle-orm';
import type { EventCheckoutBody, EventQuote } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import { ticketTotals } from '@lapak/domain/ticket-total';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { violates } from '../../db/errors.ts';
import { eventOrders, eventOrderTickets } from '../../db/schema/events.ts';
import type { PaymentAccountSnapshot } from '../../db/schema/orders.ts';
import { cleanText, textOrNull } from '../../lib/clean-text.ts';
import { FieldProblems } from '../../lib/field-errors.ts';
import { inTransaction } from '../../lib/in-transaction.ts';
import { publicId } from '../../lib/random-id.ts';
import { accepted, invalid, refused, type Outcome } from '../../lib/refusal.ts';
import { orderMessages } from '../../ordering/order-messages.ts';
import { accountSnapshot, chosenAccount, type PaymentAccountRow } from '../../ordering/payment-account.ts';
import { MAX_TOTAL, quoteChanged } from '../../ordering/quote-changed.ts';
import { uniqueCodeFor } from '../../ordering/unique-code.ts';
import { checkContact, checkWalletPhone } from '../checkout/buyer-rules.ts';
import { nextInvoiceNumber, queueInStore } from '../checkout/invoice-number.ts';
import type { OrderMails } from '../order-mail/order-mails.ts';
import type { PaymentService } from '../payment/payment-service.ts';
import { storeRepository } from '../setting/store-repository.ts';
import { checkTickets, takeTickets, type ChosenTicket } from './chosen-tickets.ts';
import { issueTickets, type EventOrderRow } from './event-order-steps.ts';

export interface EventCheckoutDeps {
  db: Database;
  clock: { now(): Date };
  payments: Pick<PaymentService, 'open'>;
  mails: OrderMails;
  /** Time that an unpaid order holds its tickets, in milliseconds. */
  orderLifetimeMs: number;
}

/** Who is at the checkout. */
export interface EventCaller {
  userId: number | null;
  idempotencyKey: string | null;
}

/** What a buyer typed, and found right. */
interface Buyer {
  nama: string;
  handphone: string;
  email: string;
  mobileEWallet: string;
  account: PaymentAccountRow | null;
}

export interface PlacedEventOrder {
  order: EventOrderRow;
  /** False when the idempotency key had placed it before. */
  isNew: boolean;
}

async function buyerOf(db: Queryable, storeId: number, body: EventCheckoutBody): Promise<Outcome<Buyer>> {
  const problems = new FieldProblems();
  const contact = {
    nama: cleanText(body.nama),
    handphone: cleanText(body.handphone),
    email: cleanText(body.email),
  };
  const mobileEWallet = cleanText(body.mobile_e_wallet);
  checkContact(contact, messages.nomorHandphoneWajibAcara, problems);
  checkWalletPhone(mobileEWallet, problems);
  const field = 'payment_method_id';
  const account = await chosenAccount(db, { storeId, id: body.payment_method_id ?? null, field }, problems);
  const errors = problems.errors();
  return errors ? invalid(errors, errors[field]?.[0]) : accepted({ ...contact, mobileEWallet, account });
}

async function findByKey(db: Queryable, storeId: number, key: string | null): Promise<EventOrderRow | null> {
  if (key === null) return null;
  const [order] = await db
    .select()
    .from(eventOrders)
    .where(and(eq(eventOrders.storeId, storeId), eq(eventOrders.idempotencyKey, key)));
  return order ?? null;
}

/** What tickets come to by the database's own prices, without a unique code. */
function quoteTickets(chosen: readonly ChosenTicket[], account: PaymentAccountRow | null): EventQuote {
  const lines = chosen.map(({ ticket, qty }) => ({ harga: ticket.harga, qty }));
  const { totalTickets, adminFee, total } = ticketTotals(lines, { adminFee: account?.adminFee });
  return { total_tickets: totalTickets, admin_fee: adminFee, total };
}

const lineValues = (order: EventOrderRow, { ticket, qty }: ChosenTicket) => ({
  storeId: order.storeId,
  eventOrderId: order.id,
  ticketId: ticket.id,
  namaTiket: ticket.namaTiket,
  harga: ticket.harga,
  qty,
});

interface NewOrder {
  buyer: Buyer;
  caller: EventCaller;
  eventId: number;
  storeId: number;
  quote: EventQuote;
  lifetimeMs: number;
  now: Date;
}

/** Writes the order with its invoice number and unique code; one that costs nothing is paid at once. */
async function insertOrder(tx: Transaction, draft: NewOrder): Promise<EventOrderRow> {
  const { buyer, caller, storeId, quote, now } = draft;
  const { account, nama, handphone, email } = buyer;
  const isFree = quote.total === 0;
  const snapshot: PaymentAccountSnapshot | null = isFree || !account ? null : accountSnapshot(account);
  const kodeUnik = await uniqueCodeFor(tx, storeId, quote.total, snapshot);
  const [order] = await tx
    .insert(eventOrders)
    .values({
      storeId,
      publicId: publicId(),
      token: publicId(),
      invoice: await nextInvoiceNumber(tx, storeId, now, 'EVT'),
      eventId: draft.eventId,
      status: isFree ? 'PAID' : 'UNPAID',
      userId: caller.userId,
      nama,
      handphone,
      email,
      totalTickets: quote.total_tickets,
      adminFee: quote.admin_fee,
      kodeUnik,
      total: quote.total + kodeUnik,
      paymentAccountId: snapshot?.id ?? null,
      paymentAccount: snapshot,
      mobileEWallet: textOrNull(buyer.mobileEWallet),
      idempotencyKey: caller.idempotencyKey,
      createdAt: now,
      updatedAt: now,
      expiresAt: isFree ? null : new Date(now.getTime() + draft.lifetimeMs),
      paidAt: isFree ? now : null,
    })
    .returning();
  if (!order) throw new Error('The database wrote no order of tickets');
  return order;
}

/**
 * Orders tickets, all in one transaction: sale window, quota and `max_qty` by the API's clock, price, invoice number,
 * unique code and the payment that a provider is to collect. Tickets that cost nothing are handed out at once. The same
 * idempotency key in a store answers the first order again.
 * @returns the order; or why there is none, and then nothing was taken
 */
export async function checkoutTickets(
  deps: EventCheckoutDeps,
  body: EventCheckoutBody,
  caller: EventCaller,
): Promise<Outcome<PlacedEventOrder>> {
  const { db, clock } = deps;
  const known = await storeRepository(db).findByUsername(body.username);
  const before = known && (await findByKey(db, known.id, caller.idempotencyKey));
  if (before) return accepted({ order: before, isNew: false });
  // Whoever cannot buy is answered here, without queueing in the store.
  const checked = await checkTickets(db, body, { now: clock.now() });
  if (!checked.ok) {
    // The same call may have taken the last ticket between the two looks: a double click.
    const twin = known && (await findByKey(db, known.id, caller.idempotencyKey));
    return twin ? accepted({ order: twin, isNew: false }) : checked;
  }
  const storeId = checked.data.store.id;
  const buyer = await buyerOf(db, storeId, body);
  if (!buyer.ok) return buyer;

  const work = async (tx: Transaction): Promise<Outcome<PlacedEventOrder>> => {
    await queueInStore(tx, storeId);
    const twin = await findByKey(tx, storeId, caller.idempotencyKey);
    if (twin) return accepted({ order: twin, isNew: false });
    const now = clock.now();
    const locked = await checkTickets(tx, body, { now, lock: true });
    if (!locked.ok) return locked;
    const { event, chosen } = locked.data;
    const quote = quoteTickets(chosen, buyer.data.account);
    if (quote.total > MAX_TOTAL) return refused(409, orderMessages.nilaiTerlaluBesar);
    if ((body.expected_total ?? quote.total_tickets) !== quote.total_tickets) {
      return quoteChanged(quote, quote.total_tickets);
    }
    await takeTickets(tx, chosen);
    const order = await insertOrder(tx, {
      buyer: buyer.data,
      caller,
      eventId: event.id,
      storeId,
      quote,
      lifetimeMs: deps.orderLifetimeMs,
      now,
    });
    await tx.insert(eventOrderTickets).values(chosen.map((choice) => lineValues(order, choice)));
    if (order.status === 'PAID') await issueTickets(tx, order, now);
    else if (order.paymentAccount?.typeOfPayment === 'otomatis') {
      await deps.payments.open(tx, 'event', order, order.total);
    }
    await deps.mails.write(tx, 'event', order);
    return accepted({ order, isNew: true });
  };
  return inTransaction(db, work, {
    isPassing: (error) =>
      ['event_orders_open_amount', 'event_orders_idempotency_key', 'event_orders_invoice'].some((name) =>
        violates(error, name),
      ),
  });
}
