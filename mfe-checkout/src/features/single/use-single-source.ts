import type { CartLine } from '@lapak/domain/cart-line';
import type { SingleItem } from '@lapak/contracts/store/store-state';
import {
  cartSingleCleared,
  cartSingleSet,
  selectCartSingle,
  useAppDispatch,
  useAppSelector,
} from '@lapak/runtime';
import type { SingleKind } from './single-kind.ts';

/** The line of the holder, with the affiliate code of the product page; null for an item of another kind. */
export function heldLine(item: SingleItem | null, kind: SingleKind): CartLine | null {
  if (!item || item.line.category !== kind.category) return null;
  return { ...item.line, affiliate_code: item.affiliateCode ?? item.line.affiliate_code };
}

/** The single-item holder of services and digital products (spec 1 §4). */
export function useSingleSource(username: string, kind: SingleKind) {
  const dispatch = useAppDispatch();
  const item = useAppSelector((state) => selectCartSingle(state, username));
  const put = (line: CartLine) =>
    item && dispatch(cartSingleSet({ ...item, line, dateServer: line.date_server }));
  return {
    line: heldLine(item, kind),
    renew: ([line]: CartLine[]) => line && put(line),
    setQty: (line: CartLine, qty: number | null) => put({ ...line, qty }),
    remove: () => dispatch(cartSingleCleared()),
    finish: () => dispatch(cartSingleCleared()),
  };
}
