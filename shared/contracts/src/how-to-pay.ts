import { findGuide } from '@lapak/domain/payment-guide';
import type { PaymentGuide } from '@lapak/domain/payment-instructions';
import type { OrderPaymentMethod } from './api/order.ts';
import { paymentKinds, type PaymentKind } from './payment-kinds.ts';

export interface HowToPay {
  /** Of the number: 'Nomor Rekening Tujuan', 'Nomor Pembayaran', 'E-Wallet Tujuan' ... (spec 3 §2). */
  title: string;
  /** What to pay to; empty when a code is scanned or a link opened instead. */
  number: string;
  /** Step by step; null for a manual method, or one that has none. */
  guide: PaymentGuide | null;
}

/** A remote that is kept as the last good one may be older than the API, and not know a new kind: it stands for that. */
const unknown = paymentKinds.e_wallet;

/** Where the money goes for the method that an order's shopper has chosen, and how it gets there. */
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
