import type { PaymentGroup, PaymentMethodItem, PaymentMethodsResponse } from '@lapak/contracts/api/payment';

/** A group of ways to pay as a checkout labels it. */
export interface PaymentGroupRow {
  key: PaymentGroup;
  label: string;
  /** The group whose methods stand in it, where these are not its own. */
  lists?: PaymentGroup;
}

/** Of goods, services and digital products, in the order of the specification (spec 2 §2, "Payment-method groups"). */
export const orderPaymentGroups: readonly PaymentGroupRow[] = [
  { key: 'cash', label: 'Cash' },
  { key: 'bank', label: 'Transfer Bank' },
  { key: 'va', label: 'Virtual Account' },
  { key: 'e_wallet', label: 'E-Wallet' },
  { key: 'qris', label: 'QRIS' },
  { key: 'retail', label: 'Retail' },
];

/** Of events: bank accounts have another name, and retail lists the QRIS methods (spec 3 §9, spec-decisions 14). */
export const eventPaymentGroups: readonly PaymentGroupRow[] = [
  { key: 'cash', label: 'Cash' },
  { key: 'bank', label: 'Rekening Tujuan' },
  { key: 'va', label: 'Virtual Account' },
  { key: 'e_wallet', label: 'E-Wallet' },
  { key: 'qris', label: 'QRIS' },
  { key: 'retail', label: 'Retail', lists: 'qris' },
];

export interface ShownGroup {
  key: PaymentGroup;
  label: string;
  methods: PaymentMethodItem[];
}

/** The groups that the store has something in, with what they list. */
export function shownGroups(
  rows: readonly PaymentGroupRow[],
  offered: PaymentMethodsResponse['data'] | undefined,
): ShownGroup[] {
  if (!offered) return [];
  return rows.flatMap(({ key, label, lists = key }) => {
    const methods = offered[lists];
    return offered[key].length > 0 && methods.length > 0 ? [{ key, label, methods }] : [];
  });
}

export function findMethod(groups: readonly ShownGroup[], id: number | null): PaymentMethodItem | null {
  return groups.flatMap(({ methods }) => methods).find((method) => method.id === id) ?? null;
}

/** OVO asks for the phone number of its account (spec 2 §2). */
export const asksWalletPhone = (method: PaymentMethodItem | null): boolean =>
  method?.type.payment_method === 'e_wallet' && /\bovo\b/i.test(method.type.nama);
