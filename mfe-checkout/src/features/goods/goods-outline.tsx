import { useParams } from '@lapak/runtime';
import { CheckoutFrame } from '../../components/checkout-frame.tsx';
import { GoodsSkeleton } from './goods-skeleton.tsx';

/** The outline of a checkout of goods: nothing of the buyer. */
export function GoodsOutline() {
  const { username = '' } = useParams();
  return (
    <CheckoutFrame username={username} title="Checkout Produk">
      <GoodsSkeleton />
    </CheckoutFrame>
  );
}
