import { isSoldOut, qtyProblem } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import type { Queryable } from '../../db/client.ts';
import { accepted, refused, type Outcome, type Refusal } from '../../lib/refusal.ts';
import { storeOpenForOrders } from '../orders/place/store-open-for-orders.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { loadLines, type LoadedLine } from './checkout-catalogue.ts';
import type { Checkout } from './checkout.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { stockMessage } from '../orders/goods/take-stock.ts';

/** A store that is open and the lines that it sells, at one moment: what the rest of a checkout is judged by. */
export interface Situation {
  store: StoreRow;
  input: Checkout;
  lines: LoadedLine[];
  /** The lines as the rules of the domain take them. */
  cart: CartLine[];
  now: Date;
  /** The same moment as the wire has it. */
  dateServer: string;
}

/** Why a line cannot be ordered, naming the product. */
function lineProblem(kind: Checkout['kind'], { line }: LoadedLine): Refusal | null {
  const isOfKind = kind === 'barang' ? line.category !== 'jasa' : line.category === kind;
  if (!isOfKind) return refused(409, checkoutMessages.jasaLewatHalamanJasa(line.nama));
  const problem = qtyProblem(line);
  if (problem === null && !isSoldOut(line)) return null;
  const left = line.price_variety?.stock ?? line.stock;
  if (problem === null || problem.code === 'stock') return refused(409, stockMessage(line.nama, left));
  if (problem.code === 'limit') {
    return refused(409, checkoutMessages.batasProduk(line.nama, line.buy_limit ?? 0));
  }
  return refused(409, problem.message);
}

/** `buy_limit` holds for a product, however many of its combinations are in the order. */
function limitProblem(lines: readonly LoadedLine[]): Refusal | null {
  const pieces = new Map<number, number>();
  for (const { line } of lines) pieces.set(line.id, (pieces.get(line.id) ?? 0) + line.qty);
  const over = lines.find(
    ({ line }) =>
      line.is_limit === 1 && line.buy_limit !== null && (pieces.get(line.id) ?? 0) > line.buy_limit,
  );
  return over ? refused(409, checkoutMessages.batasProduk(over.line.nama, over.line.buy_limit ?? 0)) : null;
}

/** Looks the products up. @returns why nothing can be ordered, when that is so */
export async function situationOf(
  db: Queryable,
  found: StoreRow | null,
  input: Checkout,
  now: Date,
): Promise<Outcome<Situation>> {
  const open = storeOpenForOrders(found);
  if (!open.ok) return open;
  const store = open.data;
  const dateServer = nowIsoWib(now);
  const loaded = await loadLines(db, store.id, input.products, dateServer);
  if (!loaded.ok) {
    const { reason, name } = loaded;
    if (name === null) return refused(404, messages.productNotFound);
    return reason === 'gone'
      ? refused(404, checkoutMessages.produkTidakDijual(name))
      : refused(409, checkoutMessages.variasiTidakTersedia(name));
  }
  const problem =
    loaded.lines.map((line) => lineProblem(input.kind, line)).find((found) => found !== null) ??
    limitProblem(loaded.lines);
  if (problem) return problem;
  return accepted({
    store,
    input,
    lines: loaded.lines,
    cart: loaded.lines.map(({ line }) => line),
    now,
    dateServer,
  });
}
