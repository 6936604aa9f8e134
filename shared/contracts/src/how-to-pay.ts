import { findGuide } from '@lapak/domain/payment-guide';
import type { PaymentGuide } from '@lapak/domain/payment-instructions';
import type { OrderPaymentMethod } from './api/order.ts';
import { paymentKinds, type PaymentKind } from './payment-kinds.ts';

export interface HowToPay {
  /** Label of the number: 'Nomor Rekening Tujuan', 'Nomor Pembayaran', 'E-Wallet Tujuan' ... (spec 3 §2). */
  title: string;
  /** Number of the destination; empty for a QR code or a link. */
  number: string;
  /** Instructions; null for a manual method, or one without instructions. */
  guide: PaymentGuide | null;
}

/**
 * Whether an order is paid at the seller's, in cash: so it was chosen, or nothing was and its amount has no unique code,
 * as the store takes no transfers for it. No proof is asked for.
 */
export const isPaidInCash = (order: {
  payment_method: { type: { payment_method: string } } | null;
  kode_unik: number;
}): boolean => {
  const kinds: Readonly<Record<string, PaymentKind>> = paymentKinds;
  const method = order.payment_method?.type.payment_method;
  return method === undefined ? order.kode_unik === 0 : kinds[method]?.hasUniqueCode === false;
};

/** Fallback for an unknown kind: a remote's last good version may be older than the API. */
const unknown = paymentKinds.e_wallet;

/** Destination and instructions of an order's chosen payment method. */
export function howToPay(
  method: Pick<OrderPaymentMethod, PaymentKind['destination']['numbers'][number]> &
    Parameters<typeof findGuide>[0] & { type: { payment_method: string } },
): HowToPay {
  const kinds: Readonly<Record<string, PaymentKind>> = paymentKinds;
  const { destination, hasInstructions } = kinds[method.type.payment_method] ?? unknown;
  return {
    title: destination.title,
    number: destination.numbers.map((field) => method[field]).find(Boolean) ?? '',
    guide: hasInstructions ? findGuide(method) : null,
  };
}
