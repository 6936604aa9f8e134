import type {
  EventBeforeCheckoutBody,
  EventCheckoutBody,
  EventTransaction,
} from '@lapak/contracts/api/event';
import { cleanText } from '../../../lib/clean-text.ts';
import type { Form } from '../../../lib/read-form.ts';
import { accepted, refused, type Outcome } from '../../../lib/refusal.ts';
import type { FileStorage, StoredFile } from '../../../lib/storage/file-storage.ts';
import { currentOrder } from '../expiry.ts';
import type { CheckoutCaller } from '../place/place-order.ts';
import { proofRefusal } from '../pay/proof.ts';
import { sendProof } from '../pay/send-proof.ts';
import { orderMessages } from '../order-messages.ts';
import { beforeCheckout } from './before-checkout.ts';
import { checkoutTickets, type EventCheckoutDeps } from './event-checkout.ts';
import type { EventOrderRow } from './event-order-steps.ts';
import { ticketOrders } from './ticket-orders.ts';
import { eventOrdersOfUser, eventOrderViews, findEventOrder, isOrderOfStore } from './event-order-view.ts';

export interface EventTransactionDeps extends EventCheckoutDeps {
  storage: FileStorage;
}

export interface EventTransactionService {
  /** Whether the chosen tickets can be bought now. @param network as `addressKey` gives it */
  check(body: EventBeforeCheckoutBody, network: string): Promise<Outcome<unknown>>;
  checkout(body: EventCheckoutBody, caller: CheckoutCaller): Promise<Outcome<EventOrderRow>>;
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
}

export function createEventTransactionService(deps: EventTransactionDeps): EventTransactionService {
  const { db, clock, storage } = deps;

  const current = (wanted: { publicId: string; token: string }): Promise<EventOrderRow | null> =>
    currentOrder(
      deps,
      () => findEventOrder(db, wanted),
      (order) => ({ kind: ticketOrders, order }),
    );

  return {
    check: (body, network) => beforeCheckout(deps, body, network),

    checkout: (body, caller) => checkoutTickets(deps, body, caller),

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
        return refused(404, orderMessages.transaksiTidakDitemukan);
      }
      const sent = await sendProof(ticketOrders, deps, order, { form, dateField: 'tanggal_transfer' });
      if (sent.result === 'refused') return sent.refusal;
      return sent.result === 'sent'
        ? accepted(sent.order)
        : { ...proofRefusal(sent.status), data: { status_pembayaran: sent.status } };
    },

    async proof(publicId, token) {
      const order = await findEventOrder(db, { publicId, token });
      return order?.proofKey ? storage.get(order.proofKey, 'private') : null;
    },
  };
}
