import type { CartLine } from '@lapak/domain/cart-line';
import { addressNeeded } from '@lapak/domain/checkout';
import { prefetchQuery, selectIsLoggedIn, sharedApi, type PageContext } from '@lapak/runtime';
import { cartProductApi } from '../../api/cart-product-api.ts';
import { paymentMethodApi } from '../../api/payment-method-api.ts';
import { shippingApi } from '../../api/shipping-api.ts';
import { productIds } from '../lines/line-state.ts';

/** Starts all requests of the first view of a goods checkout in parallel. */
export async function prefetchGoodsCheckout(
  context: PageContext,
  lines: readonly CartLine[],
): Promise<unknown> {
  if (lines.length === 0) return undefined;
  const username = context.params.username ?? '';
  const ids = productIds(lines);
  const asked: Promise<unknown>[] = [
    prefetchQuery(context, cartProductApi.endpoints.getCartProducts, { username, ids }),
    prefetchQuery(context, paymentMethodApi.endpoints.getCheckoutPaymentMethods, {
      username,
      productIds: ids,
    }),
  ];
  if (addressNeeded(lines)) {
    asked.push(prefetchQuery(context, shippingApi.endpoints.getShippingOrigin, username));
  }
  if (selectIsLoggedIn(context.getState())) {
    asked.push(prefetchQuery(context, sharedApi.endpoints.getProfile, undefined));
  }
  return Promise.allSettled(asked);
}
