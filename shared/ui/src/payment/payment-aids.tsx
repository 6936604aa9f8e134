import { filledChannels } from '@lapak/domain/payment-guide';
import type { PaymentGuide } from '@lapak/domain/payment-instructions';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PaymentGuideSection } from './payment-guide-section.tsx';
import { PaymentLink } from './payment-link.tsx';

export interface PaymentAidsProps {
  /** Rupiah. */
  total: number;
  /** The chosen one. */
  method: { payment_links: string | null; mobile_payment_links: string | null };
  howTo: {
    /** Number of the destination; empty without one. */
    number: string;
    guide: PaymentGuide | null;
  };
}

/** Link and instructions, where the chosen method has them (spec 3 §2). */
export function PaymentAids({ total, method, howTo }: PaymentAidsProps) {
  const { number, guide } = howTo;
  const facts = { number, amount: formatRupiah(total) };
  return (
    <>
      <PaymentLink desktop={method.payment_links} mobile={method.mobile_payment_links} />
      {guide && <PaymentGuideSection channels={filledChannels(guide, facts)} />}
    </>
  );
}
