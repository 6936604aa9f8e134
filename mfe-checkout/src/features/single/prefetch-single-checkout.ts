import {
  prefetchQuery,
  selectCartSingle,
  selectIsLoggedIn,
  sharedApi,
  type PageContext,
} from '@lapak/runtime';
import { cartProductApi } from '../../api/cart-product-api.ts';
import { paymentMethodApi } from '../../api/payment-method-api.ts';
import type { SingleKind } from './single-kind.ts';
import { heldLine } from './use-single-source.ts';

/** Starts all requests of the first view of a service or digital checkout in parallel. */
export async function prefetchSingleCheckout(context: PageContext, kind: SingleKind): Promise<unknown> {
  const username = context.params.username ?? '';
  const line = heldLine(selectCartSingle(context.getState(), username), kind);
  if (!line) return undefined;
  const { getCheckoutPaymentMethods } = paymentMethodApi.endpoints;
  return Promise.allSettled([
    prefetchQuery(context, cartProductApi.endpoints.getCartProducts, { username, ids: [line.id] }),
    prefetchQuery(context, getCheckoutPaymentMethods, { username, productIds: [line.id] }),
    selectIsLoggedIn(context.getState()) && prefetchQuery(context, sharedApi.endpoints.getProfile, undefined),
  ]);
}
