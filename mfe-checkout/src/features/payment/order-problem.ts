import type { StoreProfile } from '@lapak/contracts/api/store';
import { messages } from '@lapak/domain/messages';
import { storeProblem } from '@lapak/domain/store-problem';

/** Why an order of `total` rupiah cannot be placed in this store; null when it can, or while loading. */
export const orderProblem = (profile: StoreProfile | undefined, total: number): string | null =>
  storeProblem(profile) ?? paymentProblem(profile, total);

/** Why an order of `total` rupiah cannot be paid in this store; null when it can, or while loading. */
const paymentProblem = (profile: StoreProfile | undefined, total: number): string | null =>
  profile?.takes_payments === false && total > 0 ? messages.storeTakesNoOrders : null;
