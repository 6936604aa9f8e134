/**
 * Limits of unpaid orders in a store, so that no one can block a sale without paying. Thousands of phones share a
 * carrier's network address: its limits are far above those of one buyer.
 */
const limits = {
  /** `stockShare`: share of the remaining and held pieces; `pieces` may always be held. */
  buyer: { orders: 10, pieces: 20, stockShare: 1 / 4 },
  network: { orders: 500, pieces: 100, stockShare: 1 / 2 },
} as const;

/** Pieces of what is free that may always be held: nobody pays for them, so that a small stock is not all of one holder either. */
const FREE_PIECES = 5;

/** The holder: a buyer (phone number or e-mail address), or all clients of one network address. */
export type HolderKind = 'buyer' | 'network';

/** Unpaid orders that one holder may have in a store. @param factor multiplies the limit; 0 = no limit */
export const mostUnpaidOrders = (kind: HolderKind, factor = 1): number =>
  factor === 0 ? Infinity : Math.ceil(limits[kind].orders * factor);

/**
 * Pieces of a stock (or tickets of a quota) that one holder may have in unpaid orders, or in free ones.
 * @param stock remaining pieces plus those that the holder has
 * @param factor multiplies the limit; 0 = no limit
 * @param isFree whether orders that cost nothing hold them
 */
export function mostHeldPieces(kind: HolderKind, stock: number, factor = 1, isFree = false): number {
  if (factor === 0) return Infinity;
  const { pieces, stockShare } = limits[kind];
  return Math.ceil(Math.max(isFree ? FREE_PIECES : pieces, stock * stockShare) * factor);
}
