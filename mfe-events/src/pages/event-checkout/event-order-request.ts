import type { EventCheckoutBody } from '@lapak/contracts/api/event';
import { askedPhone, findMethod, type ShownGroup } from '@lapak/ordering/checkout/payment-groups';
import { namesOf } from './ticket-names.ts';
import type { CheckedTicket } from './checked-tickets.ts';
import type { EventCheckoutValues } from './event-checkout-values.ts';

export interface EventOrder {
  username: string;
  eventId: number;
  tickets: readonly CheckedTicket[];
  /** Whether each ticket has a name of its own. */
  asksNames: boolean;
  values: EventCheckoutValues;
  /** The offered payment methods: a draft's method may be gone. */
  groups: readonly ShownGroup[];
  /** Rupiah that the shopper agrees to, without admin fee and unique code. */
  expectedTotal: number;
}

/** The body of POST api/event/transaction/checkout (spec 3 §7). */
export function eventOrder(order: EventOrder): EventCheckoutBody {
  const { username, eventId, tickets, asksNames, values, groups, expectedTotal } = order;
  const method = findMethod(groups, values.payment_method_id);
  return {
    username,
    event_id: eventId,
    tickets: tickets.map(({ id, qty }) => ({
      id,
      qty,
      ...(asksNames && { names: namesOf({ ...values }, { id, qty }) }),
    })),
    nama: values.nama.trim(),
    handphone: values.handphone,
    email: values.email.trim(),
    payment_method_id: method?.id ?? null,
    mobile_e_wallet: askedPhone(method) ? values.mobile_e_wallet || null : null,
    expected_total: expectedTotal,
  };
}
