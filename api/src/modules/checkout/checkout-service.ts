import { accepted, type Outcome } from '../../lib/refusal.ts';
import { holderOf } from '../../ordering/holder.ts';
import { keyProblem } from '../../ordering/repeated-order.ts';
import type { OrderMails } from '../../ordering/order-mails.ts';
import type { PaymentService } from '../payment/payment-service.ts';
import { storeRepository } from '../store/store-repository.ts';
import type { OrderRow } from '../transaction/order-steps.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { checkoutFingerprint } from './checkout-fingerprint.ts';
import { draftOrder, type DraftDeps } from './draft-order.ts';
import { findByIdempotencyKey, placeOrder, type PlacedOrder } from './place-order.ts';
import { situationOf } from './situation.ts';

export interface CheckoutDeps extends DraftDeps {
  clock: { now(): Date };
  payments: Pick<PaymentService, 'collects' | 'open' | 'instruction'>;
  /** Multiplies what unpaid orders may hold; 0 = no limit. */
  holdLimitFactor: number;
  mails: OrderMails;
  /** Told after the commit; must not fail the order. */
  orderPlaced(order: OrderRow): void;
  storeChanged(storeId: number): void;
}

/** Who is at the checkout. */
export interface CheckoutCaller {
  userId: number | null;
  idempotencyKey: string | null;
  /** Network address of the call, as `addressKey` gives it; absent when there is none. */
  network?: string;
}

export interface CheckoutService {
  /**
   * Places an order. The same content under the same idempotency key in a store answers the first order again; something
   * else under it is refused with code '-5'.
   * @returns the order; or why there is none, and then nothing was taken
   */
  checkout(input: CheckoutInput, caller: CheckoutCaller): Promise<Outcome<OrderRow>>;
}

export function createCheckoutService(deps: CheckoutDeps): CheckoutService {
  const { db } = deps;

  async function afterPlacing({ order, isNew }: PlacedOrder): Promise<OrderRow> {
    if (!isNew) return order;
    deps.mails.wake();
    deps.storeChanged(order.storeId);
    await deps.payments.instruction('order', order);
    deps.orderPlaced(order);
    return order;
  }

  return {
    async checkout(input, caller) {
      const known = caller.idempotencyKey && (await storeRepository(db).findByUsername(input.username));
      const fingerprint = checkoutFingerprint(input);
      const repeated = async () => {
        const before = known && (await findByIdempotencyKey(db, known.id, caller.idempotencyKey));
        return before ? (keyProblem('order', before, fingerprint) ?? accepted(before)) : null;
      };
      const before = await repeated();
      if (before) return before;
      const situation = await situationOf(db, input, deps.clock.now());
      // The same call may have taken the last piece between the two looks: a double click.
      if (!situation.ok) return (await repeated()) ?? situation;
      const draft = await draftOrder(deps, situation.data, {
        userId: caller.userId,
        idempotencyKey: caller.idempotencyKey,
        fingerprint,
        holder: holderOf(input, caller.network),
      });
      if (!draft.ok) return (await repeated()) ?? draft;
      const placed = await placeOrder(deps, draft.data, situation.data.now);
      return placed.ok ? accepted(await afterPlacing(placed.data)) : placed;
    },
  };
}
