import type {
  EventBeforeCheckoutBody,
  EventCheckoutBody,
  EventTransaction,
} from '@lapak/contracts/api/event';
import { cleanText } from '../../lib/clean-text.ts';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import type { Form } from '../../lib/read-form.ts';
import { accepted, refused, type Outcome } from '../../lib/refusal.ts';
import type { FileStorage, StoredFile } from '../../lib/storage/file-storage.ts';
import { expireIfDue } from '../payment/payable-orders.ts';
import type { PaymentService } from '../payment/payment-service.ts';
import { proofRefusal, storeProof, transferOf } from '../../ordering/proof.ts';
import { transaksiTidakDitemukan } from '../transaction/transaction-service.ts';
import { beforeCheckout } from './before-checkout.ts';
import { checkoutTickets, type EventCaller, type EventCheckoutDeps } from './event-checkout.ts';
import { applyEventStep, expireDueEventOrders, type EventOrderRow } from './event-order-steps.ts';
import { eventOrdersOfUser, eventOrderViews, findEventOrder, isOrderOfStore } from './event-order-view.ts';

export interface EventTransactionDeps extends EventCheckoutDeps {
  storage: FileStorage;
  payments: Pick<PaymentService, 'collects' | 'open' | 'instruction'>;
  /** Told after the commit. */
  orderPlaced(): void;
  storeChanged(storeId: number): void;
}

export interface EventTransactionService {
  /** Whether the chosen tickets can be bought now. @param network as `addressKey` gives it */
  check(body: EventBeforeCheckoutBody, network: string): Promise<Outcome<unknown>>;
  checkout(body: EventCheckoutBody, caller: EventCaller): Promise<Outcome<EventOrderRow>>;
  /** Null unless id and token belong together. */
  read(publicId: string, token: string): Promise<EventTransaction | null>;
  list(request: {
    userId: number;
    username: string | null;
    page: number;
  }): Promise<{ data: EventTransaction[]; total: number }>;
  /** The form carries the order's token beside the fields of the specification (decision 47). */
  sendProof(publicId: string, form: Form): Promise<Outcome<EventOrderRow>>;
  proof(publicId: string, token: string): Promise<StoredFile | null>;
  /** Ends every order whose time is up. @returns how many */
  expire(): Promise<number>;
}

export function createEventTransactionService(deps: EventTransactionDeps): EventTransactionService {
  const { db, clock, storage } = deps;

  /** The order as it is by the clock: one whose time is up has expired, whether the sweep came by or not. */
  async function current(wanted: { publicId: string; token: string }): Promise<EventOrderRow | null> {
    const order = await findEventOrder(db, wanted);
    if (!order || !(await expireIfDue(db, 'event', order, clock.now()))) return order;
    deps.storeChanged(order.storeId);
    return findEventOrder(db, wanted);
  }

  return {
    check: (body, network) => beforeCheckout(deps, body, network),

    async checkout(body, caller) {
      const placed = await checkoutTickets(deps, body, caller);
      if (!placed.ok) return placed;
      const { order, isNew } = placed.data;
      if (!isNew) return accepted(order);
      deps.mails.wake();
      deps.storeChanged(order.storeId);
      deps.orderPlaced();
      await deps.payments.instruction('event', order);
      return accepted(order);
    },

    async read(publicId, token) {
      const order = await current({ publicId, token });
      if (!order) return null;
      await deps.payments.instruction('event', order);
      const [view] = await eventOrderViews(db, [order], clock.now());
      return view ?? null;
    },

    async list(request) {
      const { rows, total } = await eventOrdersOfUser(db, request);
      return { data: await eventOrderViews(db, rows, clock.now()), total };
    },

    async sendProof(publicId, form) {
      const wanted = { publicId, token: cleanText(form.fields.token) };
      const order = await current(wanted);
      if (!order || !(await isOrderOfStore(db, order, form.fields.username))) {
        return refused(404, transaksiTidakDitemukan);
      }
      if (order.status !== 'UNPAID') {
        return { ...proofRefusal(order.status), data: { status_pembayaran: order.status } };
      }
      const now = clock.now();
      const transfer = await transferOf({ db }, order.storeId, form, { dateField: 'tanggal_transfer', now });
      if (!transfer.ok) return transfer;
      const { account, date, amount } = transfer.data;
      const proofKey = await storeProof(storage, order.storeId, transfer.data);
      const confirmed = await retryingTransaction(db, async (tx) => {
        const moved = await applyEventStep(tx, order, 'send-proof', now, {
          proofKey,
          transferDate: date,
          transferAmount: amount,
          transferAccountId: account.id,
          transferAccount: account,
        });
        if (moved) await deps.mails.write(tx, 'event', moved);
        return moved;
      });
      if (confirmed) {
        deps.mails.wake();
        return accepted(confirmed);
      }
      const status = (await findEventOrder(db, wanted))?.status ?? 'EXPIRED';
      return { ...proofRefusal(status), data: { status_pembayaran: status } };
    },

    async proof(publicId, token) {
      const order = await findEventOrder(db, { publicId, token });
      return order?.proofKey ? storage.get(order.proofKey, 'private') : null;
    },

    async expire() {
      const { stores, count } = await expireDueEventOrders(db, clock.now());
      for (const storeId of stores) deps.storeChanged(storeId);
      return count;
    },
  };
}
