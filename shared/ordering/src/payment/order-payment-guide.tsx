import { filledChannels } from '@lapak/domain/payment-guide';
import type { PaymentGuide } from '@lapak/domain/payment-instructions';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PaymentGuideSection } from './payment-guide-section.tsx';

export interface OrderPaymentGuideProps {
  /** Rupiah. */
  total: number;
  howTo: {
    /** Number of the destination; empty without one. */
    number: string;
    guide: PaymentGuide | null;
  };
}

/** Instructions with the order's amount and number, where the chosen method has them (spec 3 §2). */
export function OrderPaymentGuide({ total, howTo: { number, guide } }: OrderPaymentGuideProps) {
  const facts = { number, amount: formatRupiah(total) };
  return guide && <PaymentGuideSection channels={filledChannels(guide, facts)} />;
}
