import { icons } from '@lapak/ui/icons';
import type { OrderListItem } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';
import { OrderCard } from '@lapak/ordering/order/order-card';
import { OrderProduct } from '../../features/order/order-products.tsx';

/** Products shown on a card (spec 3 §9). */
const SHOWN_PRODUCTS = 2;

interface TransactionCardProps {
  username: string;
  order: OrderListItem;
  isNewerLayout: boolean;
}

export function TransactionCard({ username, order, isNewerLayout }: TransactionCardProps) {
  const hidden = order.products.length - SHOWN_PRODUCTS;
  const page = isPaidFor(order.status) ? paths.orderStatus : paths.checkoutDetail;
  return (
    <OrderCard
      icon={icons.store}
      title={order.toko.nama_toko}
      order={order}
      isNewerLayout={isNewerLayout}
      more={hidden > 0 ? `+${hidden} produk lainnya` : null}
      href={page(username, order.id)}
    >
      {order.products.slice(0, SHOWN_PRODUCTS).map((line, index) => (
        <OrderProduct key={`${line.id}-${index}`} line={line} />
      ))}
    </OrderCard>
  );
}
