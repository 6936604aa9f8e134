import { MAX_SERVICE_QTY } from './checkout.ts';
import { messages } from './messages.ts';
import { lineTotal, type Priceable } from './price.ts';
import { chosen, isServiceLike, stockOf, type Stockable } from './stock.ts';

export type { CartLine } from './cart-line.ts';
export { isSoldOut, type Stockable } from './stock.ts';

/** A number above any stock; keeps totals within exact integers for any input. */
const LARGEST_QTY = 999_999_999;

/** The identity of a line. */
export interface LineIdentity {
  id: number;
  enable_variations: number;
  price_variety?: { id: number } | readonly unknown[] | null;
}

/** Key of a line: the product's id and, with variations on, the combination's (spec 1 §4). */
export function lineKey(line: LineIdentity): string {
  const variety = line.enable_variations === 1 ? chosen(line.price_variety) : null;
  return variety ? `${line.id}:${variety.id}` : String(line.id);
}

/** Same product and, with variations on, same combination. */
export function sameLine(a: LineIdentity, b: LineIdentity): boolean {
  return lineKey(a) === lineKey(b);
}

/** Adds a line to the cart; an existing one gets the new quantity and data at its position. */
export function addToCart<Line extends LineIdentity>(lines: readonly Line[], line: Line): Line[] {
  return lines.some((other) => sameLine(other, line))
    ? lines.map((other) => (sameLine(other, line) ? line : other))
    : [...lines, line];
}

/** Lines with what is known of them now; what has left the cart meanwhile stays away. */
export const renewLines = <Line extends LineIdentity>(
  lines: readonly Line[],
  renewed: readonly Line[],
): Line[] => lines.map((line) => renewed.find((other) => sameLine(other, line)) ?? line);

const limitOf = (line: Stockable) =>
  line.is_limit === 1 && typeof line.buy_limit === 'number'
    ? Math.max(0, Math.trunc(line.buy_limit))
    : Infinity;

/**
 * The maximum number of pieces of a line (spec 1 §4, spec 2 §5): its stock (the combination's when variations are on;
 * services have none), 500 for services and digital products, `buy_limit` when `is_limit` is set.
 */
export function qtyCap(line: Stockable): number {
  const stock = line.category === 'jasa' ? Infinity : stockOf(line);
  return Math.min(stock, limitOf(line), isServiceLike(line) ? MAX_SERVICE_QTY : LARGEST_QTY);
}

type Quantified = LineIdentity & Stockable & { qty: number | null };

/** Parses the input of a quantity: an integer, 0 or more; null when it is not a number (spec 1 §4). */
function parseQty(raw: string | number | null): number | null {
  const text = String(raw ?? '').trim();
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return null;
  return Math.min(LARGEST_QTY, Math.max(0, Math.trunc(Number(text))));
}

/** Sets the input as quantity, valid or not; see `qtyProblem`. */
export function setLineQty<Line extends Quantified>(
  lines: readonly Line[],
  key: string,
  raw: string | number | null,
): Line[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, qty: parseQty(raw) } : line));
}

/** The cart without that line. */
export function removeLine<Line extends LineIdentity>(lines: readonly Line[], key: string): Line[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** The number on the cart icon: of lines, not of pieces (spec 1 §2). */
export function cartBadge(lines: readonly unknown[]): number {
  return lines.length;
}

/** Pieces of all lines. */
export function cartPieces(lines: readonly { qty: number | null }[]): number {
  return lines.reduce((sum, line) => sum + Math.max(0, Math.trunc(line.qty ?? 0)), 0);
}

/** Goods total in rupiah at the server's time. */
export function cartSubtotal(
  lines: readonly (Priceable & { qty: number | null })[],
  dateServer: string,
): number {
  return lines.reduce((sum, line) => sum + lineTotal(line, dateServer), 0);
}

export interface QtyProblem {
  code: 'zero' | 'max' | 'stock' | 'limit';
  message: string;
}

/** The specification's message why a quantity cannot be ordered; null when it can. */
export function qtyProblem(line: Stockable & { qty: number | null }): QtyProblem | null {
  const qty = line.qty ?? 0;
  if (qty <= 0) return { code: 'zero', message: messages.quantityNotPositive };
  if (isServiceLike(line) && qty > MAX_SERVICE_QTY)
    return { code: 'max', message: messages.quantityAboveMaximum };
  if (line.category !== 'jasa' && qty > stockOf(line))
    return { code: 'stock', message: messages.quantityAboveStock };
  if (qty > limitOf(line)) return { code: 'limit', message: messages.purchaseLimitReached };
  return null;
}
