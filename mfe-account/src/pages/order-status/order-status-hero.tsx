import type { Order } from '@lapak/contracts/api/order';
import type { IconShape } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { StatusHero } from '@lapak/ordering/order/status-hero';
import { downloadsOf, isDigitalOnly } from '../../features/order/downloads.ts';

interface Headline {
  icon: IconShape;
  headline: string;
}

function headlineOf(order: Order): Headline {
  const { status, status_pengiriman: delivery } = order;
  const isService = order.is_jasa === 1;
  if (status === 'SELESAI' || delivery === 'SELESAI')
    return { icon: icons.checkCircle, headline: 'Pesanan selesai' };
  if (downloadsOf(order).length > 0 && isDigitalOnly(order))
    return { icon: icons.download, headline: 'Siap diunduh' };
  if (isService && delivery === 'DIKIRIM')
    return { icon: icons.checkCircle, headline: 'Jasa selesai dikerjakan' };
  if (isService && delivery === 'DIPACKING') return { icon: icons.clock, headline: 'Jasa sedang dikerjakan' };
  if (delivery === 'DIKIRIM' && !isDigitalOnly(order))
    return { icon: icons.truck, headline: 'Pesanan dalam perjalanan' };
  if (delivery === 'DIPACKING' && !isDigitalOnly(order))
    return { icon: icons.bag, headline: 'Pesanan sedang dikemas' };
  return { icon: icons.checkCircle, headline: 'Pembayaran diterima' };
}

/** Status of an order and its next step. */
export const OrderStatusHero = ({ order }: { order: Order }) => (
  <StatusHero {...headlineOf(order)} order={order} />
);
