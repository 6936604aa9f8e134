import type { CartLine } from '@lapak/domain/cart-line';
import type { Queryable } from '../../db/client.ts';
import { inOrder } from '../../lib/in-order.ts';
import type { Refusal } from '../../lib/refusal.ts';
import {
  heldStock,
  reasonsFor,
  stockLeft,
  sumHeld,
  type HeldBy,
  type HeldStock,
} from '../orders/place/held-orders.ts';
import { limitProblem, shareProblem, tooManyHeld, type HoldRules } from '../orders/place/hold-problem.ts';
import type { OrderDraft } from './draft-order.ts';

type Line = OrderDraft['lines'][number]['line'];
type StockLeft = Awaited<ReturnType<typeof stockLeft>>[number];

/** Quantities that the seller has prices for may be ordered, however many they are of the stock. */
const largestTier = (line: CartLine): number =>
  line.enable_wholesale_price === 1
    ? Math.max(0, ...line.wholesale_prices.map((tier) => tier.min_product))
    : 0;

const piecesOf = (lines: readonly Line[], productId: number) =>
  lines.filter(({ id }) => id === productId).reduce((sum, { qty }) => sum + qty, 0);

/** The seller's limit counts all combinations of a product, and services too. */
function overLimit(line: Line, lines: readonly Line[], held: readonly HeldStock[], rules: HoldRules) {
  if (line.is_limit !== 1 || line.buy_limit === null) return null;
  const own = sumHeld(held.filter(({ productId }) => productId === line.id));
  return limitProblem(
    {
      nama: line.nama,
      qty: piecesOf(lines, line.id),
      held: own.buyer,
      limit: line.buy_limit,
    },
    rules.factor,
    rules.reason,
  );
}

/** Judges by what is left under the lock: the lines were read before it, and others have taken of it since. */
function overShare(line: Line, left: readonly StockLeft[], held: readonly HeldStock[], rules: HoldRules) {
  if (line.category === 'jasa') return null;
  const varietyId = line.price_variety?.id ?? null;
  const isOfLine = (row: { productId: number; varietyId: number | null }) =>
    row.productId === line.id && row.varietyId === varietyId;
  return shareProblem(
    {
      nama: line.nama,
      qty: line.qty,
      left: left.find(isOfLine)?.stock ?? 0,
      held: sumHeld(held.filter(isOfLine)),
      atLeast: Math.max(largestTier(line), (line.is_limit === 1 && line.buy_limit) || 0),
    },
    rules.factor,
    rules.reason,
  );
}

/** Why a buyer may not hold these goods, unpaid or free, as well; null when that is fine. The caller holds the lock of the store's queue. */
export async function goodsHoldProblem(
  db: Queryable,
  { storeId, holder, lines: loaded }: Pick<OrderDraft, 'storeId' | 'holder' | 'lines'>,
  { now, ...rules }: HoldRules & { now: Date },
): Promise<Refusal | null> {
  if (rules.factor === 0) return null;
  const by: HeldBy = { storeId, buyer: holder, network: holder.network, now };
  const lines = loaded.map(({ line }) => line);
  const productIds = lines.map(({ id }) => id);
  const [tooMany, left, ...held] = await inOrder([
    tooManyHeld(db, by, rules),
    stockLeft(db, storeId, productIds),
    ...reasonsFor(rules.reason).map((reason) => heldStock(db, by, reason, productIds)),
  ]);
  if (tooMany) return tooMany;
  for (const line of lines) {
    const problem = overLimit(line, lines, held.flat(), rules) ?? overShare(line, left, held.flat(), rules);
    if (problem) return problem;
  }
  return null;
}
