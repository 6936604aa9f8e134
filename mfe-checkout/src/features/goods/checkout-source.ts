import type { CartLine } from '@lapak/domain/cart-line';
import { lineKey } from '@lapak/domain/cart';
import {
  beliCleared,
  beliSet,
  cartLineQtySet,
  cartLineRemoved,
  cartLinesRenewed,
  cartOrdered,
  selectBeli,
  selectCartLines,
  useAppDispatch,
  useAppSelector,
} from '@lapak/runtime';

/** Source of the lines of a goods checkout: the cart, or the single-item holder `beli`. */
export interface CheckoutSource {
  lines: CartLine[];
  /** Applies the server's prices and stock. */
  renew: (lines: CartLine[]) => void;
  remove: (line: CartLine) => void;
  setQty: (line: CartLine, qty: number) => void;
  /** Removes the ordered lines for good. */
  finish: () => void;
}

export function useCartSource(username: string): CheckoutSource {
  const dispatch = useAppDispatch();
  return {
    lines: useAppSelector((state) => selectCartLines(state, username)),
    renew: (lines) => void dispatch(cartLinesRenewed({ username, lines })),
    remove: (line) => dispatch(cartLineRemoved({ username, key: lineKey(line) })),
    setQty: (line, qty) => dispatch(cartLineQtySet({ username, key: lineKey(line), qty: String(qty) })),
    finish: () => dispatch(cartOrdered({ username, orderedAt: Date.now() })),
  };
}

const noLines: CartLine[] = [];

export function useBeliSource(username: string): CheckoutSource {
  const dispatch = useAppDispatch();
  const item = useAppSelector((state) => selectBeli(state, username));
  return {
    lines: item ? [item.line] : noLines,
    renew: ([line]) => item && line && dispatch(beliSet({ ...item, line, dateServer: line.date_server })),
    remove: () => dispatch(beliCleared()),
    setQty: (line, qty) => item && dispatch(beliSet({ ...item, line: { ...line, qty } })),
    finish: () => dispatch(beliCleared()),
  };
}
