import type { EventBeforeCheckoutBody } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../../db/client.ts';
import { accepted, refused, type Outcome } from '../../../lib/refusal.ts';
import { holdReason } from '../place/held-orders.ts';
import { orderMessages } from '../order-messages.ts';
import { accountSnapshot } from '../place/payment-account.ts';
import { offeredAccounts, payableByHand } from '../place/transfer-accounts.ts';
import { isTransfer, uniqueCodeFor } from '../place/unique-code.ts';
import type { PaymentService } from '../pay/payment-service.ts';
import { storeRepository } from '../../store/store-repository.ts';
import { checkTickets, type ChosenTickets } from './chosen-tickets.ts';
import { quoteTickets } from './ticket-quote.ts';
import { ticketHoldProblem } from './ticket-holds.ts';

export interface BeforeCheckoutDeps {
  db: Database;
  clock: { now(): Date };
  payments: Pick<PaymentService, 'collects'>;
  holdLimitFactor: number;
}

/** Whether any way of paying is left: a provider or cash, or a transfer that can still get a unique code. */
async function paymentProblem({ db, payments }: BeforeCheckoutDeps, { store, chosen }: ChosenTickets) {
  const base = quoteTickets(chosen, null).total;
  if (base === 0) return null;
  const accounts = await offeredAccounts(db, store.id, [], payments.collects);
  if (accounts.length === 0) return refused(409, messages.storeTakesNoOrders);
  if (accounts.some((account) => !isTransfer(account))) return null;
  const byHand = () => payableByHand(db, store.id, []);
  for (const account of [null, ...accounts.map(accountSnapshot)]) {
    if (await uniqueCodeFor(db, { storeId: store.id, base, account, payableByHand: byHand })) return null;
  }
  return refused(409, orderMessages.kodeUnikPenuh);
}

/**
 * What a checkout of these tickets would answer now about everything but its buyer (spec 3 §7): the sale, what is left,
 * what one order or one network address may hold, and whether it could be paid. Takes nothing.
 */
export async function beforeCheckout(
  deps: BeforeCheckoutDeps,
  body: EventBeforeCheckoutBody,
  network: string,
): Promise<Outcome<null>> {
  const now = deps.clock.now();
  const found = await storeRepository(deps.db).findByUsername(body.username);
  const checked = await checkTickets(deps.db, found, body, { now });
  if (!checked.ok) return checked;
  const { store, chosen } = checked.data;
  const by = { storeId: store.id, buyer: null, network, now };
  const rules = { factor: deps.holdLimitFactor, reason: holdReason(quoteTickets(chosen, null).total) };
  const held = await ticketHoldProblem(deps.db, by, chosen, rules);
  return held ?? (await paymentProblem(deps, checked.data)) ?? accepted(null);
}
