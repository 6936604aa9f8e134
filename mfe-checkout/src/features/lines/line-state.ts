import { isSoldOut, qtyProblem } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { toCartLine } from '@lapak/domain/cart-line';
import { messages } from '@lapak/domain/messages';
import type { FreshProduct, FreshProducts } from '../../api/cart-product-api.ts';

/** Message for a line whose product or combination is not sold any more. */
const LINE_GONE = 'Produk ini sudah tidak dijual';

/** A line with the message why it cannot be ordered; null when it can. */
export interface CheckedLine {
  line: CartLine;
  problem: string | null;
  /** No quantity makes this line orderable: it can only be deleted. */
  isLost: boolean;
}

/** The line as the server has its product now, or null when the product or its combination is gone. */
function renewed(line: CartLine, fresh: FreshProduct | undefined): CartLine | null {
  if (!fresh || fresh.state === 'unknown') return line;
  if (fresh.state === 'gone') return null;
  const { product } = fresh;
  const variety = product.price_variety.find(({ id }) => id === line.price_variety?.id) ?? null;
  const hasChoice = line.enable_variations === 1;
  if (hasChoice !== (product.enable_variations === 1) || (hasChoice && !variety)) return null;
  return toCartLine(
    { ...product, date_server: fresh.dateServer },
    { qty: line.qty, variety, affiliateCode: line.affiliate_code },
  );
}

/**
 * Lines with the server's prices, stock and rules, and what is wrong with each (spec 3 §5, "Cart"). Lines that
 * failed to load stay as they were: the order itself is checked again.
 */
export function checkLines(lines: readonly CartLine[], fresh: FreshProducts = {}): CheckedLine[] {
  return lines.map((line) => {
    const now = renewed(line, fresh[line.id]);
    if (!now) return { line, problem: LINE_GONE, isLost: true };
    if (isSoldOut(now)) return { line: now, problem: messages.outOfStock, isLost: true };
    return { line: now, problem: qtyProblem(now)?.message ?? null, isLost: false };
  });
}

/** The lines that can be bought: what is gone or sold out counts in no figure, of the cart and of the checkouts alike. */
export const countable = (lines: readonly CheckedLine[]): CartLine[] =>
  lines.flatMap(({ line, isLost }) => (isLost ? [] : [line]));

/** The newest `date_server`; discounts are computed by it. Empty without lines. */
export function dateServerOf(lines: readonly CartLine[]): string {
  return lines.reduce((latest, { date_server }) => (date_server > latest ? date_server : latest), '');
}

/** Distinct product ids. */
export const productIds = (lines: readonly { id: number }[]) => [...new Set(lines.map(({ id }) => id))];
