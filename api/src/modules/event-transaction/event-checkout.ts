import { and, eq } from 'drizzle-orm';
import type { EventCheckoutBody, EventQuote } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { violates } from '../../db/errors.ts';
import { eventOrders, eventOrderTickets } from '../../db/schema/events.ts';
import { cleanText, textOrNull } from '../../lib/clean-text.ts';
import { FieldProblems } from '../../ordering/field-errors.ts';
import { inTransaction } from '../../lib/in-transaction.ts';
import { publicId } from '../../lib/random-id.ts';
import { accepted, invalid, refused, RefusedInTransaction, type Outcome } from '../../lib/refusal.ts';
import type { HeldBy } from '../../ordering/held-orders.ts';
import { holderOf, type Holder } from '../../ordering/holder.ts';
import { orderMessages } from '../../ordering/order-messages.ts';
import { accountSnapshot, chosenAccount, type PaymentAccountRow } from '../../ordering/payment-account.ts';
import { MAX_TOTAL, quoteChanged } from '../../ordering/quote-changed.ts';
import { keyProblem } from '../../ordering/repeated-order.ts';
import { spreadAccounts } from '../../ordering/spread-accounts.ts';
import { uniqueCodeFor } from '../../ordering/unique-code.ts';
import { checkContact, checkWalletPhone } from '../../ordering/contact-rules.ts';
import { nextInvoiceNumber, queueInStore } from '../../ordering/invoice-number.ts';
import type { OrderMails } from '../../ordering/order-mails.ts';
import { paymentMethodRepository } from '../payment-method/payment-method-repository.ts';
import type { PaymentService } from '../payment/payment-service.ts';
import { storeRepository } from '../store/store-repository.ts';
import { eventFingerprint } from './event-fingerprint.ts';
import { checkTickets, takeTickets, type ChosenTicket } from './chosen-tickets.ts';
import { issueTickets, type EventOrderRow } from './event-order-steps.ts';
import { ticketHoldProblem } from './ticket-holds.ts';
import { quoteTickets } from './ticket-quote.ts';

export interface EventCheckoutDeps {
  db: Database;
  clock: { now(): Date };
  payments: Pick<PaymentService, 'collects' | 'open'>;
  /** Multiplies what unpaid orders may hold; 0 = no limit. */
  holdLimitFactor: number;
  mails: OrderMails;
  /** Time that an unpaid order holds its tickets, in milliseconds. */
  orderLifetimeMs: number;
}

/** Who is at the checkout. */
export interface EventCaller {
  userId: number | null;
  idempotencyKey: string | null;
  /** Network address of the call, as `addressKey` gives it; absent when there is none. */
  network?: string;
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

async function buyerOf(
  { db, payments }: EventCheckoutDeps,
  storeId: number,
  body: EventCheckoutBody,
): Promise<Outcome<Buyer>> {
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
  const chosen = { storeId, id: body.payment_method_id ?? null, field, collects: payments.collects };
  const account = await chosenAccount(db, chosen, problems);
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
  fingerprint: string;
  holder: Holder;
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
  const transfer = await uniqueCodeFor(tx, {
    storeId,
    base: quote.total,
    account: isFree || !account ? null : accountSnapshot(account),
    spread: () => spreadAccounts(tx, storeId, []),
  });
  if (!transfer) throw new RefusedInTransaction(refused(409, orderMessages.kodeUnikPenuh));
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
      kodeUnik: transfer.code,
      total: quote.total + transfer.code,
      paymentAccountId: transfer.account?.id ?? null,
      paymentAccount: transfer.account,
      mobileEWallet: textOrNull(buyer.mobileEWallet),
      idempotencyKey: caller.idempotencyKey,
      idempotencyHash: draft.fingerprint,
      phoneKey: draft.holder.phoneKey,
      network: isFree ? null : draft.holder.network,
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
 * content under the same idempotency key in a store answers the first order again; something else under it is refused
 * with code '-5'.
 * @returns the order; or why there is none, and then nothing was taken
 */
export async function checkoutTickets(
  deps: EventCheckoutDeps,
  body: EventCheckoutBody,
  caller: EventCaller,
): Promise<Outcome<PlacedEventOrder>> {
  const { db, clock } = deps;
  const known = await storeRepository(db).findByUsername(body.username);
  const fingerprint = eventFingerprint(body);
  const repeated = (order: EventOrderRow): Outcome<PlacedEventOrder> =>
    keyProblem('event', order, fingerprint) ?? accepted({ order, isNew: false });
  const before = known && (await findByKey(db, known.id, caller.idempotencyKey));
  if (before) return repeated(before);
  // Whoever cannot buy is answered here, without queueing in the store.
  const checked = await checkTickets(db, body, { now: clock.now() });
  if (!checked.ok) {
    // The same call may have taken the last ticket between the two looks: a double click.
    const twin = known && (await findByKey(db, known.id, caller.idempotencyKey));
    return twin ? repeated(twin) : checked;
  }
  const storeId = checked.data.store.id;
  const buyer = await buyerOf(deps, storeId, body);
  if (!buyer.ok) return buyer;

  const holder = holderOf(buyer.data, caller.network);
  const work = async (tx: Transaction): Promise<Outcome<PlacedEventOrder>> => {
    await queueInStore(tx, storeId);
    const twin = await findByKey(tx, storeId, caller.idempotencyKey);
    if (twin) return repeated(twin);
    const now = clock.now();
    const locked = await checkTickets(tx, body, { now, lock: true });
    if (!locked.ok) return locked;
    const { event, chosen } = locked.data;
    const quote = quoteTickets(chosen, buyer.data.account);
    if (quote.total > MAX_TOTAL) return refused(409, orderMessages.nilaiTerlaluBesar);
    const isPayable =
      quote.total === 0 ||
      buyer.data.account !== null ||
      (await paymentMethodRepository(tx, deps.payments.collects).canBePaid(storeId, []));
    if (!isPayable) return refused(409, messages.belumMenerimaPesanan);
    if ((body.expected_total ?? quote.total_tickets) !== quote.total_tickets) {
      return quoteChanged(quote, quote.total_tickets);
    }
    const by: HeldBy = { storeId, buyer: holder, network: holder.network, now };
    const held = quote.total > 0 ? await ticketHoldProblem(tx, by, chosen, deps.holdLimitFactor) : null;
    if (held) return held;
    await takeTickets(tx, chosen);
    const order = await insertOrder(tx, {
      buyer: buyer.data,
      caller,
      fingerprint,
      holder,
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
