import { icons } from '@lapak/ui/icons';
import type { OrderListItem } from '@lapak/contracts/api/order';
import { orderAction } from '@lapak/domain/order-list';
import { orderDate } from '@lapak/ui/dates';
import { PageLink } from '@lapak/runtime';
import { OrderCard, orderCardLinkClass } from '@lapak/ordering/order/order-card';
import { OrderProduct } from '../../features/order/order-products.tsx';
import { cardTarget } from './card-target.ts';

/** Products shown on a card (spec 3 §9). */
const SHOWN_PRODUCTS = 2;

interface TransactionCardProps {
  username: string;
  order: OrderListItem;
  isNewerLayout: boolean;
}

export function TransactionCard({ username, order, isNewerLayout }: TransactionCardProps) {
  const hidden = order.products.length - SHOWN_PRODUCTS;
  return (
    <OrderCard
      icon={icons.store}
      title={order.toko.nama_toko}
      date={orderDate(order.created_at, isNewerLayout)}
      status={order.status}
      invoice={order.invoice}
      reason={order.reject_reason}
      more={hidden > 0 ? `+${hidden} produk lainnya` : null}
      total={order.total}
      link={
        <PageLink className={orderCardLinkClass(order.status)} to={cardTarget(username, order)}>
          {orderAction(order.status)}
        </PageLink>
      }
    >
      {order.products.slice(0, SHOWN_PRODUCTS).map((line, index) => (
        <OrderProduct key={`${line.id}-${index}`} line={line} />
      ))}
    </OrderCard>
  );
}
