/**
 * How much unpaid orders of a store may hold at once, so that nobody closes a sale without paying. A network address is
 * shared by thousands of phones behind a carrier: its limits are far above those of one buyer.
 */
const limits = {
  /** `stockShare`: of what is left and held; `pieces` may always be held, whatever the stock. */
  buyer: { orders: 10, pieces: 20, stockShare: 1 / 4 },
  network: { orders: 500, pieces: 100, stockShare: 1 / 2 },
} as const;

/** Who holds: a buyer (phone number or e-mail address), or everybody behind one network address. */
export type HolderKind = keyof typeof limits;

/** Unpaid orders that one holder may have in a store. @param factor multiplies the limit; 0 = no limit */
export const mostUnpaidOrders = (kind: HolderKind, factor = 1): number =>
  factor === 0 ? Infinity : Math.ceil(limits[kind].orders * factor);

/**
 * Pieces of a stock (or tickets of a quota) that one holder may have in unpaid orders.
 * @param stock pieces that are left, and those that the holder has already
 * @param factor multiplies the limit; 0 = no limit
 */
export function mostHeldPieces(kind: HolderKind, stock: number, factor = 1): number {
  if (factor === 0) return Infinity;
  const { pieces, stockShare } = limits[kind];
  return Math.ceil(Math.max(pieces, stock * stockShare) * factor);
}
