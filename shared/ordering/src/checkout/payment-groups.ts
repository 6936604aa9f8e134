import type { PaymentMethodItem, PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { paymentGroups, paymentKinds, phoneOf, type PaymentGroup } from '@lapak/contracts/payment-kinds';

/** Kind of order: `order` for goods, services and digital products, `event` for tickets. */
export type Checkout = 'order' | 'event';

export interface ShownGroup {
  key: PaymentGroup;
  label: string;
  methods: PaymentMethodItem[];
}

type Offered = Readonly<Partial<PaymentMethodsResponse['data']>>;

function shownAs(checkout: Checkout, key: PaymentGroup, offered: Offered): ShownGroup {
  const { label, eventLabel = label, eventLists } = paymentKinds[key];
  const own = offered[key] ?? [];
  if (checkout === 'order') return { key, label, methods: own };
  const methods = eventLists && own.length > 0 ? (offered[eventLists] ?? []) : own;
  return { key, label: eventLabel, methods };
}

/** The non-empty groups of the store, with the methods that they list. */
export const shownGroups = (checkout: Checkout, offered: Offered | undefined): ShownGroup[] =>
  offered
    ? paymentGroups.map((key) => shownAs(checkout, key, offered)).filter(({ methods }) => methods.length > 0)
    : [];

export function findMethod(groups: readonly ShownGroup[], id: number | null): PaymentMethodItem | null {
  return groups.flatMap(({ methods }) => methods).find((method) => method.id === id) ?? null;
}

/** Label of a method's phone number; null where none is needed (spec 2 §2: OVO). */
export const askedPhone = (method: PaymentMethodItem | null) =>
  method && phoneOf(method.type.payment_method, method.type.nama);
