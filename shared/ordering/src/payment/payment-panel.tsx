import { howToPay, isPaidInCash } from '@lapak/contracts/how-to-pay';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { uniqueCodeDigits } from '@lapak/domain/money-unique';
import { messages } from '@lapak/domain/messages';
import { filledChannels } from '@lapak/domain/payment-guide';
import { formatRupiah } from '@lapak/domain/rupiah';
import { StoreClosedNotice } from '../checkout/store-closed-notice.tsx';
import type { Checkout } from '../checkout/payment-groups.ts';
import type { ShownOrder } from '../order/shown-order.ts';
import { AmountCard } from './amount-card.tsx';
import { Deadline } from './deadline.tsx';
import { DestinationRow } from './destination-row.tsx';
import { PaymentGuideSection } from './payment-guide-section.tsx';
import { PaymentLink } from './payment-link.tsx';
import { PaymentState } from './payment-state.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { SellerAccounts } from './seller-accounts.tsx';

interface PaymentPanelProps {
  username: string;
  checkout: Checkout;
  order: ShownOrder;
  /** The API's clock when the order was read. */
  dateServer: string;
  /** The operator has taken the store off. */
  isHidden?: boolean;
}

/**
 * Everything needed to pay an order (spec 3 §2); what it is paid with stands right below the amount: code, link, number. Code,
 * link and instructions are removed once the payment has arrived (spec 3 §4). Nobody is led to pay a store that is hidden.
 */
export function PaymentPanel({ username, checkout, order, dateServer, isHidden = false }: PaymentPanelProps) {
  const method = order.payment_method;
  const howTo = method && howToPay(method);
  const isPaid = order.status_pembayaran === 'PAID';
  if (isHidden && !isPaid)
    return (
      <StoreClosedNotice
        problem={messages.storeHidden}
        kept="Jangan mentransfer dulu. Kalau sudah membayar, simpan buktinya dan hubungi pengelola Lapak."
      />
    );
  const isAutomatic = method?.type_of_payment === 'otomatis';
  return (
    <>
      <AmountCard
        amount={order.total}
        uniqueDigits={uniqueCodeDigits(order.kode_unik)}
        confirmedBy={isAutomatic ? 'provider' : isPaidInCash(order) ? 'seller' : 'proof'}
      >
        {isAutomatic && !isPaid && <PaymentState state={method.state} />}
        {isAutomatic && method.qr_code && !isPaid && (
          <PaymentQr value={method.qr_code} invoice={order.invoice} />
        )}
        {method && !isPaid && (
          <PaymentLink desktop={method.payment_links} mobile={method.mobile_payment_links} />
        )}
        {howTo && (
          <DestinationRow
            title={howTo.title}
            number={howTo.number}
            company={method.biller_code}
            name={method.type.nama}
            holder={method.nama_rekening}
            picture={bankLogoUrl(method.type.img)}
          />
        )}
        <Deadline expiresAt={order.expiresAt} now={dateServer} />
      </AmountCard>
      {howTo?.guide && method?.state === 'ready' && !isPaid && (
        <PaymentGuideSection
          channels={filledChannels(howTo.guide, {
            number: howTo.number,
            amount: formatRupiah(order.total),
            company: method.biller_code,
          })}
        />
      )}
      {!method && <SellerAccounts username={username} checkout={checkout} order={order} />}
    </>
  );
}
