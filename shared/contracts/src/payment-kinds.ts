import { keysOf } from './keys-of.ts';

/** What differs between the kinds of payment. What the API does for a kind stands in the API. */
export interface PaymentKind<Group extends string = string> {
  /** Of its group at a checkout (spec 2 §2). */
  label: string;
  /** The same at a checkout of tickets, where that differs (spec 3 §9). */
  eventLabel?: string;
  /** The kind whose methods stand in its group at a checkout of tickets, where these are not its own. */
  eventLists?: Group;
  /**
   * Title over the seller's accounts of this kind, for an order without a chosen method (spec 3 §2). Without one the kind
   * is automatic: a provider collects it, though an account of it may still be by hand (`type_of_payment`).
   */
  byHandTitle?: string;
  /**
   * How the amount of a payment by hand is shown: with a unique code, as transfers are recognised by it, or as it is, as
   * somebody counts the money. Only a transfer needs a number to pay to.
   */
  hasUniqueCode: boolean;
  /** Where the money goes: the title, and the fields that may hold the number, the first that is filled counts. */
  destination: {
    title: string;
    numbers: readonly ('nomor_rekening' | 'payment_code' | 'mobile_e_wallet')[];
  };
  /** Whether its automatic methods have instructions, by bank (`payment-instructions.ts` in domain). */
  hasInstructions: boolean;
  /** A phone number that the shopper is asked for, where a method's name matches. */
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
    destination: { title: 'E-Wallet Tujuan', numbers: ['nomor_rekening', 'mobile_e_wallet'] },
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
    // The code is scanned; its account number means nothing to a shopper.
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

/** The kinds of payment in the order in which their groups are shown. A new one is a row here. */
export const paymentKinds: Readonly<Record<PaymentGroup, PaymentKind<PaymentGroup>>> = rows;

export const paymentGroups = keysOf(paymentKinds);

/** The kinds that a shopper can transfer to by hand. */
export const transferGroups = paymentGroups.filter((group) => {
  const { byHandTitle, hasUniqueCode } = paymentKinds[group];
  return byHandTitle !== undefined && hasUniqueCode;
});
