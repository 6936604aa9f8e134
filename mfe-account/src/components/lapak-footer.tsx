import { icons } from '@lapak/ui/icons';
import type { OrderResponse } from '@lapak/contracts/api/order';
import { Icon } from '@lapak/ui/icon';
import styles from './lapak-footer.module.css';

interface LapakFooterProps {
  subscription: OrderResponse['setting']['subscription_status'];
  showLogo: OrderResponse['setting']['show_logo'];
}

/** The product's logo; paying sellers may hide it (spec 3 §1). */
export function LapakFooter({ subscription, showLogo }: LapakFooterProps) {
  const isHidden = (subscription === 'pro' || subscription === 'business') && showLogo === 0;
  if (isHidden) return null;
  return (
    <footer className={styles.footer}>
      <span>Didukung oleh</span>
      <Icon shape={icons.store} size={18} />
      <strong>Lapak</strong>
    </footer>
  );
}
