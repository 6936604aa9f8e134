import type { OrderListItem } from '@lapak/contracts/api/order';
import { orderAction } from '@lapak/domain/order-action';
import { PageLink } from '@lapak/runtime';
import { icons } from '@lapak/ui/icons';
import { OrderCard } from '@lapak/ui/order-card';
import { OrderProduct } from '../../features/order/order-products.tsx';
import { cardDate, cardTarget } from './transaction-texts.ts';

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
      date={cardDate(order.created_at, isNewerLayout)}
      status={order.status}
      invoice={order.invoice}
      total={order.total}
      more={hidden > 0 ? `+${hidden} produk lainnya` : undefined}
      action={orderAction(order.status)}
      render={<PageLink to={cardTarget(username, order)} />}
    >
      {order.products.slice(0, SHOWN_PRODUCTS).map((line, index) => (
        <OrderProduct key={`${line.id}-${index}`} line={line} />
      ))}
    </OrderCard>
  );
}
