import type { CartLine } from '@lapak/domain/cart-line';
import type { Queryable } from '../../db/client.ts';
import { inOrder } from '../../lib/in-order.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { heldStock, type HeldBy, type HeldStock } from '../../ordering/held-orders.ts';
import { limitProblem, shareProblem, tooManyUnpaid } from '../../ordering/hold-problem.ts';
import type { OrderDraft } from './take-order.ts';

type Line = OrderDraft['lines'][number]['line'];

const nothing = { buyer: 0, network: 0 };

/** Quantities that the seller has prices for may be ordered, however many they are of the stock. */
const largestTier = (line: CartLine): number =>
  line.enable_wholesale_price === 1
    ? Math.max(0, ...line.wholesale_prices.map((tier) => tier.min_product))
    : 0;

const piecesOf = (lines: readonly Line[], productId: number) =>
  lines.filter(({ id }) => id === productId).reduce((sum, { qty }) => sum + qty, 0);

/** The seller's limit counts all combinations of a product, and services too. */
function overLimit(line: Line, lines: readonly Line[], held: readonly HeldStock[], factor: number) {
  if (line.is_limit !== 1 || line.buy_limit === null) return null;
  const own = held.filter(({ productId }) => productId === line.id);
  return limitProblem(
    {
      nama: line.nama,
      qty: piecesOf(lines, line.id),
      held: own.reduce((sum, { buyer }) => sum + buyer, 0),
      limit: line.buy_limit,
    },
    factor,
  );
}

function overShare(line: Line, held: readonly HeldStock[], factor: number) {
  if (line.category === 'jasa') return null;
  const varietyId = line.price_variety?.id ?? null;
  return shareProblem(
    {
      nama: line.nama,
      qty: line.qty,
      left: line.price_variety?.stock ?? line.stock,
      held: held.find((own) => own.productId === line.id && own.varietyId === varietyId) ?? nothing,
      atLeast: Math.max(largestTier(line), (line.is_limit === 1 && line.buy_limit) || 0),
    },
    factor,
  );
}

/** Why a buyer may not hold these goods unpaid as well; null when that is fine. The caller holds the lock of the store's queue. */
export async function goodsHoldProblem(
  db: Queryable,
  { storeId, holder, lines: loaded }: Pick<OrderDraft, 'storeId' | 'holder' | 'lines'>,
  { now, factor }: { now: Date; factor: number },
): Promise<Refusal | null> {
  if (factor === 0) return null;
  const by: HeldBy = { storeId, buyer: holder, network: holder.network, now };
  const lines = loaded.map(({ line }) => line);
  const productIds = lines.map(({ id }) => id);
  const [tooMany, held] = await inOrder([tooManyUnpaid(db, by, factor), heldStock(db, by, productIds)]);
  if (tooMany) return tooMany;
  for (const line of lines) {
    const problem = overLimit(line, lines, held, factor) ?? overShare(line, held, factor);
    if (problem) return problem;
  }
  return null;
}
