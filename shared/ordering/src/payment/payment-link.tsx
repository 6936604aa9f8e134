import { paymentAddress } from '@lapak/domain/links';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { useMediaQuery } from '@lapak/ui/use-media-query';

export interface PaymentLinkProps {
  /** As the payment provider gave it; may be an app's own scheme. */
  desktop: string | null;
  mobile: string | null;
}

/** 'Link Pembayaran': the mobile address below 768 px, the other one from there on (spec 3 §2, §9). */
export function PaymentLink({ desktop, mobile }: PaymentLinkProps) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const forWide = paymentAddress(desktop);
  const forNarrow = paymentAddress(mobile);
  const href = isWide ? (forWide ?? forNarrow) : (forNarrow ?? forWide);
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
