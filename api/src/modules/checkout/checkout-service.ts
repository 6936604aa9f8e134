import { accepted, type Outcome } from '../../lib/refusal.ts';
import { holderOf } from '../orders/place/holder.ts';
import { placeOrder, type CheckoutCaller, type PlaceOrderDeps } from '../orders/place/place-order.ts';
import type { OrderRow } from '../orders/order.ts';
import type { Checkout } from './checkout.ts';
import { checkoutFingerprint } from './checkout-fingerprint.ts';
import { draftOrder, type DraftDeps } from './draft-order.ts';
import { situationOf } from './situation.ts';
import { takeOrder } from './take-order.ts';

export interface CheckoutDeps extends DraftDeps, PlaceOrderDeps {
  clock: { now(): Date };
  payments: DraftDeps['payments'] & PlaceOrderDeps['payments'];
  /** Multiplies what unpaid orders may hold; 0 = no limit. */
  holdLimitFactor: number;
}

export interface CheckoutService {
  /**
   * Places an order. The same content under the same idempotency key in a store answers the first order again; something
   * else under it is refused with code '-5'.
   * @returns the order; or why there is none, and then nothing was taken
   */
  checkout(input: Checkout, caller: CheckoutCaller): Promise<Outcome<OrderRow>>;
}

export function createCheckoutService(deps: CheckoutDeps): CheckoutService {
  const { db, clock, holdLimitFactor: factor } = deps;
  return {
    checkout(input, { userId, idempotencyKey, network }) {
      const fingerprint = checkoutFingerprint(input);
      const attempt = { username: input.username, userId, idempotencyKey, fingerprint };
      return placeOrder(deps, attempt, async (found) => {
        const situation = await situationOf(db, found, input, clock.now());
        if (!situation.ok) return situation;
        const { store, now } = situation.data;
        const holder = holderOf(input, network);
        const draft = await draftOrder(deps, situation.data, { userId, idempotencyKey, fingerprint, holder });
        if (!draft.ok) return draft;
        return accepted({
          store,
          take: (tx, number) => takeOrder(tx, draft.data, { now, factor, number }),
        });
      });
    },
  };
}
