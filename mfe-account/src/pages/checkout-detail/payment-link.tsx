import { icons } from '@lapak/ui/icons';
import type { OrderPaymentMethod } from '@lapak/contracts/api/order';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { paymentAddress } from '@lapak/domain/links';
import { useMediaQuery } from '@lapak/ui/use-media-query';

/** 'Link Pembayaran': the mobile address below 768 px, the other one from there on (spec 3 §2, §9). */
export function PaymentLink({ method }: { method: OrderPaymentMethod }) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const mobile = paymentAddress(method.mobile_payment_links);
  const desktop = paymentAddress(method.payment_links);
  const href = isWide ? (desktop ?? mobile) : (mobile ?? desktop);
  if (!href) return null;
  return (
    <a
      className={buttonClass({ size: 'lg', block: true })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon shape={icons.external} size={20} />
      Link Pembayaran
    </a>
  );
}
