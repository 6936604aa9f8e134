import type { StoreProfile } from '@lapak/contracts/api/store';
import { messages } from '@lapak/domain/messages';

/** Why an order of `total` rupiah cannot be paid in this store; null when it can, or while loading. */
export const paymentProblem = (profile: StoreProfile | undefined, total: number): string | null =>
  profile?.takes_payments === false && total > 0 ? messages.storeTakesNoOrders : null;
