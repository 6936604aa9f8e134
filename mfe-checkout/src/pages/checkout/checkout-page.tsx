import { paths } from '@lapak/contracts/routes';
import { selectCartLines, useParams, type PageModule } from '@lapak/runtime';
import { useCartSource } from '../../features/goods/checkout-source.ts';
import { GoodsCheckoutView } from '../../features/goods/goods-checkout-view.tsx';
import { GoodsOutline } from '../../features/goods/goods-outline.tsx';
import { prefetchGoodsCheckout } from '../../features/goods/prefetch-goods-checkout.ts';

export const Outline: PageModule['Outline'] = GoodsOutline;

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchGoodsCheckout(context, selectCartLines(context.getState(), context.params.username ?? ''));

/** Cart checkout (spec 2 §1). */
export default function CheckoutPage() {
  const { username = '' } = useParams();
  const source = useCartSource(username);
  return <GoodsCheckoutView username={username} source={source} editPath={paths.cart(username)} />;
}
