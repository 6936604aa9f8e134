import { selectBeli, useParams, type PageModule } from '@lapak/runtime';
import { useBeliSource } from '../../features/goods/checkout-source.ts';
import { GoodsCheckoutView } from '../../features/goods/goods-checkout-view.tsx';
import { GoodsOutline } from '../../features/goods/goods-outline.tsx';
import { prefetchGoodsCheckout } from '../../features/goods/prefetch-goods-checkout.ts';

export const Outline: PageModule['Outline'] = GoodsOutline;

export const prefetch: PageModule['prefetch'] = (context) => {
  const item = selectBeli(context.getState(), context.params.username ?? '');
  return prefetchGoodsCheckout(context, item ? [item.line] : []);
};

/** One item bought directly: the same form and the same call, with the item of the `beli` holder (decision 18). */
export default function CheckoutSinglePage() {
  const { username = '' } = useParams();
  return <GoodsCheckoutView username={username} source={useBeliSource(username)} />;
}
