import { destinationOf } from '@lapak/domain/payment-destination';
import { filledChannels, findGuide } from '@lapak/domain/payment-guide';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PaymentGuideSection } from './payment-guide-section.tsx';
import { PaymentLink } from './payment-link.tsx';

type AidedMethod = Parameters<typeof findGuide>[0] &
  Parameters<typeof destinationOf>[0] & {
    payment_links: string | null;
    mobile_payment_links: string | null;
  };

export interface PaymentAidsProps {
  /** Rupiah. */
  total: number;
  /** The chosen one. */
  method: AidedMethod;
}

/** Link and instructions, where the chosen method has them (spec 3 §2). */
export function PaymentAids({ total, method }: PaymentAidsProps) {
  const guide = findGuide(method);
  const facts = { number: destinationOf(method).number, amount: formatRupiah(total) };
  return (
    <>
      <PaymentLink desktop={method.payment_links} mobile={method.mobile_payment_links} />
      {guide && <PaymentGuideSection channels={filledChannels(guide, facts)} />}
    </>
  );
}
