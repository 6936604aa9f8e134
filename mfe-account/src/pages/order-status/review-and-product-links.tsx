import { icons } from '@lapak/ui/icons';
import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { productLinkOf } from '../../features/order/product-link.ts';
import styles from './order-status.module.css';

interface ReviewAndProductLinksProps {
  username: string;
  order: Order;
}

/** 'Link Produk' of a digital order; a review once the order has arrived, or the one that was written. */
export function ReviewAndProductLinks({ username, order }: ReviewAndProductLinksProps) {
  const isPaid = order.status === 'PAID' || order.status === 'SELESAI';
  const productLink = isPaid ? productLinkOf(order) : null;
  const mayReview = order.status_pengiriman === 'SELESAI' && !order.has_ulasan;
  if (!productLink && !mayReview && !order.has_ulasan) return null;
  const look = buttonClass({ variant: 'secondary', block: true });
  return (
    <div className={styles.links}>
      {productLink && (
        <a
          className={buttonClass({ block: true })}
          href={productLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon shape={icons.external} size={20} />
          Link Produk
        </a>
      )}
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
