import { cartPieces, cartSubtotal, lineKey } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { storeProblem } from '@lapak/domain/store-problem';
import {
  cartLineQtySet,
  cartLineRemoved,
  cartLinesRenewed,
  selectCartLines,
  useAppDispatch,
  useAppSelector,
  useGetStoreProfileQuery,
} from '@lapak/runtime';
import { countable, dateServerOf } from '../../features/lines/line-state.ts';
import { useCheckedLines } from '../../features/lines/use-checked-lines.ts';

/** A store's cart with the server's prices and stock, and the shopper's actions. */
export function useCart(username: string) {
  const dispatch = useAppDispatch();
  const profile = useGetStoreProfileQuery(username).data?.data;
  const stored = useAppSelector((state) => selectCartLines(state, username));
  const renew = (lines: CartLine[]) => void dispatch(cartLinesRenewed({ username, lines }));
  const { lines: checked } = useCheckedLines(username, stored, renew);
  const dateServer = dateServerOf(checked.map(({ line }) => line));
  const buyable = countable(checked);
  const pieces = cartPieces(buyable);

  return {
    lines: checked,
    dateServer,
    pieces,
    /** Rupiah; null when nothing can be bought. */
    subtotal: pieces === 0 ? null : cartSubtotal(buyable, dateServer),
    canCheckout: storeProblem(profile) === null && checked.every(({ problem }) => problem === null),
    setQty: (line: CartLine, qty: number | null) =>
      dispatch(cartLineQtySet({ username, key: lineKey(line), qty: qty === null ? '' : String(qty) })),
    remove: (line: CartLine) => dispatch(cartLineRemoved({ username, key: lineKey(line) })),
  };
}
