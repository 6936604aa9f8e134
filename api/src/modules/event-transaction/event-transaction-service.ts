import type {
  EventBeforeCheckoutBody,
  EventCheckoutBody,
  EventTransaction,
} from '@lapak/contracts/api/event';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import type { Mailer } from '../../lib/mail/mailer.ts';
import type { Form } from '../../lib/read-form.ts';
import { accepted, refused, type Outcome } from '../../lib/refusal.ts';
import type { FileStorage, StoredFile } from '../../lib/storage/file-storage.ts';
import { proofRefusal, storeProof, transferOf } from '../transaction/proof.ts';
import { transaksiTidakDitemukan } from '../transaction/transaction-service.ts';
import { checkoutTickets, checkTickets, type EventCaller, type EventCheckoutDeps } from './event-checkout.ts';
import { eventMail } from './event-mail.ts';
import {
  applyEventStep,
  expireDueEventOrders,
  ticketsOfOrder,
  type EventOrderRow,
} from './event-order-steps.ts';
import { eventOrdersOfUser, eventOrderViews, findEventOrder } from './event-order-view.ts';

export interface EventTransactionDeps extends EventCheckoutDeps {
  storage: FileStorage;
  mailer: Mailer;
  publicUrl: string;
  /** Told after the commit. */
  orderPlaced(): void;
  storeChanged(storeId: number): void;
}

export interface EventTransactionService {
  /** Whether the chosen tickets can be bought now. */
  check(body: EventBeforeCheckoutBody): Promise<Outcome<unknown>>;
  checkout(body: EventCheckoutBody, caller: EventCaller): Promise<Outcome<EventOrderRow>>;
  /** Null unless id and token belong together. */
  read(publicId: string, token: string): Promise<EventTransaction | null>;
  list(request: {
    userId: number;
    username: string | null;
    page: number;
  }): Promise<{ data: EventTransaction[]; total: number }>;
  sendProof(publicId: string, form: Form): Promise<Outcome<EventOrderRow>>;
  proof(publicId: string, token: string): Promise<StoredFile | null>;
  /** Ends every order whose time is up. @returns how many */
  expire(): Promise<number>;
}

export function createEventTransactionService(deps: EventTransactionDeps): EventTransactionService {
  const { db, clock, storage } = deps;

  /** The order as it is by the clock: one whose time is up has expired, whether the sweep came by or not. */
  async function current(wanted: { publicId: string; token?: string }): Promise<EventOrderRow | null> {
    const order = await findEventOrder(db, wanted);
    const now = clock.now();
    if (order?.status !== 'UNPAID' || order.expiresAt === null || order.expiresAt > now) return order;
    const ended = await retryingTransaction(db, (tx) => applyEventStep(tx, order, 'expire', now));
    if (ended) deps.storeChanged(ended.storeId);
    return ended ?? findEventOrder(db, wanted);
  }

  return {
    check: (body) => checkTickets(db, body, clock.now()),

    async checkout(body, caller) {
      const placed = await checkoutTickets(deps, body, caller);
      if (!placed.ok) return placed;
      const { order, store, event, isNew } = placed.data;
      if (isNew && event) {
        deps.storeChanged(store.id);
        deps.orderPlaced();
        deps.mailer.send(
          ticketsOfOrder(db, order).then((tickets) =>
            eventMail({ order, tickets, eventName: event.namaEvent, store, publicUrl: deps.publicUrl }),
          ),
        );
      }
      return accepted(order);
    },

    async read(publicId, token) {
      const order = await current({ publicId, token });
      const [view] = order ? await eventOrderViews(db, [order], clock.now()) : [];
      return view ?? null;
    },

    async list(request) {
      const { rows, total } = await eventOrdersOfUser(db, request);
      return { data: await eventOrderViews(db, rows, clock.now()), total };
    },

    async sendProof(publicId, form) {
      const order = await current({ publicId });
      if (!order) return refused(404, transaksiTidakDitemukan);
      if (order.status !== 'UNPAID') {
        return { ...proofRefusal(order.status), data: { status_pembayaran: order.status } };
      }
      const now = clock.now();
      const transfer = await transferOf({ db }, order.storeId, form, { dateField: 'tanggal_transfer', now });
      if (!transfer.ok) return transfer;
      const { account, date, amount } = transfer.data;
      const proofKey = await storeProof(storage, order.storeId, transfer.data);
      const confirmed = await retryingTransaction(db, (tx) =>
        applyEventStep(tx, order, 'send-proof', now, {
          proofKey,
          transferDate: date,
          transferAmount: amount,
          paymentAccountId: account.id,
          paymentAccount: account,
        }),
      );
      if (confirmed) return accepted(confirmed);
      const status = (await findEventOrder(db, { publicId }))?.status ?? 'EXPIRED';
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
