import type { PaymentGroup, PaymentMethodItem } from '@lapak/contracts/api/payment';
import type { PaymentMethodGroups } from '../../api/payment-method-api.ts';

/** Keys and labels, in the order of the specification (spec 2 §2, "Payment-method groups"). */
const labels = [
  ['cash', 'Cash'],
  ['bank', 'Transfer Bank'],
  ['va', 'Virtual Account'],
  ['e_wallet', 'E-Wallet'],
  ['qris', 'QRIS'],
  ['retail', 'Retail'],
] as const satisfies readonly (readonly [PaymentGroup, string])[];

export interface ShownGroup {
  key: PaymentGroup;
  label: string;
  methods: PaymentMethodItem[];
}

/** The groups that have something in them. */
export function shownGroups(groups: PaymentMethodGroups | undefined): ShownGroup[] {
  return labels.flatMap(([key, label]) => {
    const methods = groups?.[key] ?? [];
    return methods.length > 0 ? [{ key, label, methods }] : [];
  });
}

export function findMethod(groups: readonly ShownGroup[], id: number | null): PaymentMethodItem | null {
  return groups.flatMap(({ methods }) => methods).find((method) => method.id === id) ?? null;
}

/** OVO asks for the phone number of its account (spec 2 §2). */
export const asksWalletPhone = (method: PaymentMethodItem | null): boolean =>
  method?.type.payment_method === 'e_wallet' && /\bovo\b/i.test(method.type.nama);
