import type { FieldErrors } from '@lapak/contracts/api/common';
import type { EventBeforeCheckoutBody, EventCheckoutBody, EventQuote } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import type { Transaction } from '../../../db/client.ts';
import { relatedRows, newRow, writeRow } from '../../../db/insert-rows.ts';
import { orders, orderTickets } from '../../../db/schema/orders.ts';
import { mails } from '../../../db/schema/mails.ts';
import { inOrder } from '../../../lib/in-order.ts';
import { publicId } from '../../../lib/random-id.ts';
import { accepted, invalid, type Outcome, type Refusal, refused } from '../../../lib/refusal.ts';
import { checkContact, checkWalletPhone } from '../place/contact-rules.ts';
import { FieldProblems } from '../place/field-errors.ts';
import { fingerprintOf } from '../../../lib/fingerprint.ts';
import { holdReason } from '../place/held-orders.ts';
import { holderOf } from '../place/holder.ts';
import { orderMessages } from '../order-messages.ts';
import { type NewOrder, newOrderValues } from '../place/order-values.ts';
import { accountSnapshot, chosenAccount, type PaymentAccountRow } from '../place/payment-account.ts';
import {
  type CheckoutCaller,
  placeOrder,
  type PlaceOrderDeps,
  type TakenOrder,
} from '../place/place-order.ts';
import { ofTickets, type OrderRow } from '../order.ts';
import { MAX_TOTAL, quoteChanged } from '../place/quote-changed.ts';
import { paymentMethodRepository } from '../../payment-method/payment-method-repository.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { beforeCheckout } from './before-checkout.ts';
import { checkTickets, type ChosenTicket, mergedChoices, takeTickets } from './chosen-tickets.ts';
import { namesByTicket, ticketNameErrors } from './ticket-names.ts';
import { ticketHoldProblem } from './ticket-holds.ts';
import { ticketNotification } from './ticket-notification.ts';
import { quoteTickets } from './ticket-quote.ts';

/** Distinguishes the content of checkouts of tickets: everything that was sent, in whatever order. */
const eventFingerprint = (body: EventCheckoutBody): string =>
  fingerprintOf({
    event: body.event_id,
    tickets: [...mergedChoices(body.tickets)].sort(([a], [b]) => a - b),
    names: [...namesByTicket(body.tickets)].filter(([, names]) => names.length > 0).sort(([a], [b]) => a - b),
    nama: body.nama,
    handphone: body.handphone,
    email: body.email,
    paymentMethodId: body.payment_method_id ?? null,
    mobileEWallet: body.mobile_e_wallet || null,
    expectedTotal: body.expected_total ?? null,
  });

export interface EventCheckoutDeps extends PlaceOrderDeps {
  clock: { now(): Date };
  payments: PlaceOrderDeps['payments'] & {
    /** Whether a provider collects for automatic accounts. */
    readonly collects: boolean;
  };
  /** Multiplies what unpaid orders may hold; 0 = no limit. */
  holdLimitFactor: number;
  /** Time that an unpaid order holds its tickets, in milliseconds. */
  orderLifetimeMs: number;
}

/** Checks what the buyer typed. @returns the payment account that was chosen; null when none was */
async function checkBuyer(
  { db, payments }: EventCheckoutDeps,
  storeId: number,
  body: EventCheckoutBody,
  unnamed: FieldErrors | null,
): Promise<Outcome<PaymentAccountRow | null>> {
  const problems = new FieldProblems();
  checkContact(body, messages.eventPhoneRequired, problems);
  checkWalletPhone(body.mobile_e_wallet, problems);
  const field = 'payment_method_id';
  const chosen = { storeId, id: body.payment_method_id ?? null, field, collects: payments.collects };
  const account = await chosenAccount(db, chosen, problems);
  const found = problems.errors();
  const errors = found || unnamed ? { ...found, ...unnamed } : null;
  return errors ? invalid(errors, errors[field]?.[0]) : accepted(account);
}

const newLine = ({ ticket, qty }: ChosenTicket, names: string[] | null) => ({
  storeId: ticket.storeId,
  ticketId: ticket.id,
  namaTiket: ticket.namaTiket,
  harga: ticket.harga,
  qty,
  names,
});

interface Priced {
  storeId: number;
  account: PaymentAccountRow | null;
  quote: EventQuote;
  /** What the buyer saw. */
  expectedTotal: number | undefined;
}

/** Why tickets that were found right cannot be ordered at this price, or so many; null when they can. */
async function quoteProblem(
  tx: Transaction,
  deps: EventCheckoutDeps,
  { storeId, account, quote, expectedTotal }: Priced,
): Promise<Refusal | null> {
  if (quote.total > MAX_TOTAL) return refused(409, orderMessages.nilaiTerlaluBesar);
  const isPayable =
    quote.total === 0 ||
    account !== null ||
    (await paymentMethodRepository(tx, deps.payments.collects).canBePaid(storeId, []));
  if (!isPayable) return refused(409, messages.storeTakesNoOrders);
  return (expectedTotal ?? quote.total_tickets) === quote.total_tickets
    ? null
    : quoteChanged(quote, quote.total_tickets);
}

interface TicketOrder {
  body: EventCheckoutBody;
  store: StoreRow;
  /** Number of the order in its store. */
  number: number;
  account: PaymentAccountRow | null;
  by: Pick<NewOrder, 'userId' | 'idempotencyKey' | 'fingerprint' | 'holder'>;
}

/** Checks sale window, quota, `max_qty` and price by the clock of now, and takes the tickets and a unique code. */
async function takeTicketOrder(
  tx: Transaction,
  deps: EventCheckoutDeps,
  { body, store, number, account, by }: TicketOrder,
): Promise<Outcome<TakenOrder>> {
  const now = deps.clock.now();
  const storeId = store.id;
  const locked = await checkTickets(tx, store, body, { now, lock: true });
  if (!locked.ok) return locked;
  const { event, chosen } = locked.data;
  // The seller may have begun to ask for names since.
  const unnamed = ticketNameErrors(body.tickets, locked.data);
  if (unnamed) return invalid(unnamed);
  const quote = quoteTickets(chosen, account);
  const expectedTotal = body.expected_total;
  const problem = await quoteProblem(tx, deps, { storeId, account, quote, expectedTotal });
  if (problem) return problem;
  const heldBy = { storeId, buyer: by.holder, network: by.holder.network, now };
  const rules = { factor: deps.holdLimitFactor, reason: holdReason(quote.total) };
  const held = await ticketHoldProblem(tx, heldBy, chosen, rules);
  if (held) return held;
  const [, { values, orInCash }] = await inOrder([
    takeTickets(tx, chosen),
    newOrderValues(tx, {
      ...by,
      kind: 'event',
      storeId,
      number,
      buyer: body,
      adminFee: quote.admin_fee,
      base: quote.total,
      account: account && accountSnapshot(account),
      productIds: [],
      now,
      expiresAt: new Date(now.getTime() + deps.orderLifetimeMs),
    }),
  ]);
  const order = ofTickets(
    newRow(orders, {
      ...values,
      token: publicId(),
      eventId: event.id,
      totalHargaBarang: quote.total_tickets,
      dropshipper: 0,
    }),
  );
  const names = event.namePerTicket ? namesByTicket(body.tickets) : null;
  const tickets = chosen.map((choice) => newLine(choice, names?.get(choice.ticket.id) ?? null));
  return accepted({
    order,
    notification: ticketNotification({ order, store, event, tickets, issued: [], orInCash }),
    insert: async (on, ofOrder) => {
      const others = [relatedRows(orderTickets, 'orderId', tickets), relatedRows(mails, null, ofOrder)];
      return { ...order, id: await writeRow(on, orders, order, others) };
    },
  });
}

/**
 * Orders tickets: sale window, quota and `max_qty` by the API's clock, price, and what every order has (`placeOrder`).
 * @returns the order; or why there is none, and then nothing was taken
 */
function checkoutTickets(
  deps: EventCheckoutDeps,
  body: EventCheckoutBody,
  { userId, idempotencyKey, network }: CheckoutCaller,
): Promise<Outcome<OrderRow>> {
  const { db, clock } = deps;
  const fingerprint = eventFingerprint(body);
  const attempt = { username: body.username, userId, idempotencyKey, fingerprint };
  return placeOrder(deps, attempt, async (found) => {
    // A buyer who is refused is answered here, without queueing in the store.
    const checked = await checkTickets(db, found, body, { now: clock.now() });
    if (!checked.ok) return checked;
    const { store } = checked.data;
    const unnamed = ticketNameErrors(body.tickets, checked.data);
    const account = await checkBuyer(deps, store.id, body, unnamed);
    if (!account.ok) return account;
    const by = { userId, idempotencyKey, fingerprint, holder: holderOf(body, network) };
    return accepted({
      store,
      take: (tx, number) => takeTicketOrder(tx, deps, { body, store, number, account: account.data, by }),
    });
  });
}

export interface TicketCheckout {
  /** Whether the chosen tickets can be bought now. @param network as `addressKey` gives it */
  check(body: EventBeforeCheckoutBody, network: string): Promise<Outcome<null>>;
  checkout(body: EventCheckoutBody, caller: CheckoutCaller): Promise<Outcome<OrderRow>>;
}

export const createTicketCheckout = (deps: EventCheckoutDeps): TicketCheckout => ({
  check: (body, network) => beforeCheckout(deps, body, network),
  checkout: (body, caller) => checkoutTickets(deps, body, caller),
});
