import { useParams } from '@lapak/runtime';
import { CheckoutLayout } from '../../components/checkout-layout.tsx';
import { GoodsSkeleton } from './goods-skeleton.tsx';

/** The outline of a checkout of goods: nothing of the buyer. */
export function GoodsOutline() {
  const { username = '' } = useParams();
  return (
    <CheckoutLayout username={username} title="Checkout Produk">
      <GoodsSkeleton />
    </CheckoutLayout>
  );
}
