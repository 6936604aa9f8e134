import { destinationOf } from '@lapak/domain/payment-destination';
import { filledChannels, findGuide } from '@lapak/domain/payment-guide';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PaymentGuideSection } from './payment-guide-section.tsx';
import { PaymentLink } from './payment-link.tsx';
import { PaymentQr } from './payment-qr.tsx';

type AidedMethod = Parameters<typeof findGuide>[0] &
  Parameters<typeof destinationOf>[0] & {
    qr_code: string | null;
    payment_links: string | null;
    mobile_payment_links: string | null;
  };

export interface PaymentAidsProps {
  invoice: string;
  /** Rupiah. */
  total: number;
  /** The chosen one. */
  method: AidedMethod;
}

/** Code, link and instructions, where the chosen method has them (spec 3 §2). */
export function PaymentAids({ invoice, total, method }: PaymentAidsProps) {
  const guide = findGuide(method);
  const facts = { number: destinationOf(method).number, amount: formatRupiah(total) };
  return (
    <>
      {method.type_of_payment === 'otomatis' && method.qr_code && (
        <PaymentQr value={method.qr_code} invoice={invoice} />
      )}
      <PaymentLink desktop={method.payment_links} mobile={method.mobile_payment_links} />
      {guide && <PaymentGuideSection channels={filledChannels(guide, facts)} />}
    </>
  );
}
