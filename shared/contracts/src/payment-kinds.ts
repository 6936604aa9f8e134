import { keysOf } from './keys-of.ts';

/** The differences between the kinds of payment. The API's behaviour for a kind is in the API. */
export interface PaymentKind<Group extends string = string> {
  /** Label of its group at a checkout (spec 2 §2). */
  label: string;
  /** The same at a checkout of tickets, where that differs (spec 3 §9). */
  eventLabel?: string;
  /** The kind whose methods its group lists at a checkout of tickets, if not its own. */
  eventLists?: Group;
  /**
   * Title over the seller's accounts of this kind, for an order without a chosen method (spec 3 §2). A kind without a
   * title is automatic: a provider collects it, though one of its accounts may still be manual (`type_of_payment`).
   */
  byHandTitle?: string;
  /**
   * Whether a manual payment's amount has a unique code, which identifies a transfer; cash has none. Only a transfer
   * needs a number to pay to.
   */
  hasUniqueCode: boolean;
  /** The destination: title, and the candidate fields of the number; the first non-empty one counts. */
  destination: {
    title: string;
    numbers: readonly ('nomor_rekening' | 'payment_code')[];
  };
  /** Whether its automatic methods have instructions, by bank (`payment-instructions.ts` in domain). */
  hasInstructions: boolean;
  /** A required phone number of the shopper, for methods whose name matches. */
  phone?: { methods: RegExp; label: string; hint: string };
  /** `type.id` on the wire, where it is fixed (spec 3 §9). */
  typeId?: number;
}

const rows = {
  cash: {
    label: 'Cash',
    byHandTitle: 'Informasi Pembayaran',
    hasUniqueCode: false,
    destination: { title: 'Informasi Pembayaran', numbers: ['nomor_rekening'] },
    hasInstructions: false,
    typeId: 45,
  },
  bank: {
    label: 'Transfer Bank',
    eventLabel: 'Rekening Tujuan',
    byHandTitle: 'Informasi Rekening Tujuan',
    hasUniqueCode: true,
    destination: { title: 'Nomor Rekening Tujuan', numbers: ['nomor_rekening', 'payment_code'] },
    hasInstructions: true,
  },
  va: {
    label: 'Virtual Account',
    hasUniqueCode: true,
    destination: { title: 'Nomor Rekening Tujuan', numbers: ['nomor_rekening', 'payment_code'] },
    hasInstructions: true,
  },
  e_wallet: {
    label: 'E-Wallet',
    byHandTitle: 'Informasi E-Wallet Tujuan',
    hasUniqueCode: true,
    // The shopper's own number (`phone`) is billed; nothing is sent to it.
    destination: { title: 'E-Wallet Tujuan', numbers: ['nomor_rekening'] },
    hasInstructions: true,
    phone: {
      methods: /\bovo\b/i,
      label: 'Nomor OVO',
      hint: 'Nomor yang terdaftar di OVO, diawali 62',
    },
  },
  qris: {
    label: 'QRIS',
    hasUniqueCode: true,
    // The code is scanned; a shopper does not need its account number.
    destination: { title: 'E-Wallet Tujuan', numbers: [] },
    hasInstructions: true,
  },
  retail: {
    label: 'Retail',
    eventLists: 'qris',
    hasUniqueCode: true,
    destination: { title: 'Nomor Pembayaran', numbers: ['payment_code', 'nomor_rekening'] },
    hasInstructions: false,
  },
} as const satisfies Record<string, PaymentKind>;

export type PaymentGroup = keyof typeof rows;

/** The kinds of payment in the order of their groups. A new kind is a row here. */
export const paymentKinds: Readonly<Record<PaymentGroup, PaymentKind<PaymentGroup>>> = rows;

export const paymentGroups = keysOf(paymentKinds);

/** What a method asks of its shopper's phone number; null where it asks for none (spec 2 §2: OVO). */
export function phoneOf(group: PaymentGroup, name: string) {
  const { phone } = paymentKinds[group];
  return phone?.methods.test(name) ? phone : null;
}

/** The kinds with manual transfer. */
export const transferGroups = paymentGroups.filter((group) => {
  const { byHandTitle, hasUniqueCode } = paymentKinds[group];
  return byHandTitle !== undefined && hasUniqueCode;
});
