import type { CartLine } from '@lapak/domain/cart-line';
import { addressNeeded } from '@lapak/domain/checkout';
import { prefetchQuery, selectIsLoggedIn, sharedApi, type PageContext } from '@lapak/runtime';
import { cartProductApi } from '../../api/cart-product-api.ts';
import { paymentMethodApi } from '../../api/payment-method-api.ts';
import { shippingApi } from '../../api/shipping-api.ts';
import { productIds } from '../lines/line-state.ts';

/**
 * Starts all requests of the first view of a goods checkout in parallel. On a slow line they come one after the other: what
 * the form waits for is asked first, and the products at the end. These are not awaited: the cart has what it last knew.
 */
export async function prefetchGoodsCheckout(
  context: PageContext,
  lines: readonly CartLine[],
): Promise<unknown> {
  if (lines.length === 0) return undefined;
  const username = context.params.username ?? '';
  const ids = productIds(lines);
  const asked: Promise<unknown>[] = [];
  if (addressNeeded(lines)) {
    asked.push(prefetchQuery(context, shippingApi.endpoints.getShippingOrigin, username));
  }
  if (selectIsLoggedIn(context.getState())) {
    asked.push(prefetchQuery(context, sharedApi.endpoints.getProfile, undefined));
  }
  asked.push(
    prefetchQuery(context, paymentMethodApi.endpoints.getCheckoutPaymentMethods, {
      username,
      productIds: ids,
    }),
  );
  // A failure is the view's: the lines stay as they were.
  prefetchQuery(context, cartProductApi.endpoints.getCartProducts, { username, ids }).catch(() => undefined);
  return Promise.allSettled(asked);
}
