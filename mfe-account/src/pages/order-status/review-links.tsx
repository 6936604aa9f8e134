import { icons } from '@lapak/ui/icons';
import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import styles from './order-status.module.css';

interface ReviewLinksProps {
  username: string;
  order: Order;
}

/** A review once the order has arrived, or the one that was written. */
export function ReviewLinks({ username, order }: ReviewLinksProps) {
  const mayReview = order.status_pengiriman === 'SELESAI' && !order.has_ulasan;
  if (!mayReview && !order.has_ulasan) return null;
  const look = buttonClass({ variant: 'secondary', block: true });
  return (
    <div className={styles.links}>
      {mayReview && (
        <PageLink className={look} to={paths.writeReview(username, order.id)}>
          <Icon shape={icons.star} size={20} />
          Beri Ulasan
        </PageLink>
      )}
      {order.has_ulasan && (
        <PageLink className={look} to={paths.myReviews(username, order.id)}>
          <Icon shape={icons.starFilled} size={20} />
          Lihat Ulasan Saya
        </PageLink>
      )}
    </div>
  );
}
