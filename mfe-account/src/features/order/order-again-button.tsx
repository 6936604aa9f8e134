import type { Order, OrderLine } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { useAddToCart } from '@lapak/ordering/cart/use-add-to-cart';
import { isApiError } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useLookUpProductMutation } from '../../api/product-again-api.ts';
import type { DetailResponse } from '@lapak/contracts/api/catalogue';
import { isSoldOut, qtyCap } from '@lapak/domain/cart';
import { toCartLine, type CartLine } from '@lapak/domain/cart-line';
import { combinationPairs } from '@lapak/domain/variation';

/** The line of an earlier order as it can be bought now; null when it is gone, or its combination or the last piece is. */
function lineAgain(line: OrderLine, detail: DetailResponse | null): CartLine | null {
  if (!detail?.data) return null;
  const { data: product, date_server } = detail;
  const wanted = JSON.stringify(line.variations);
  const variety =
    product.price_variety.find(
      (each) => JSON.stringify(combinationPairs(product.product_variety, each)) === wanted,
    ) ?? null;
  if ((product.enable_variations === 1) !== (variety !== null)) return null;
  const again = toCartLine({ ...product, date_server }, { qty: line.pivot.qty, variety });
  return isSoldOut(again) ? null : { ...again, qty: Math.min(line.pivot.qty, qtyCap(again)) };
}

interface OrderAgainButtonProps {
  username: string;
  order: Order;
}

/** Puts what can still be had of an order into the cart and goes there; it says what is missing. */
export default function OrderAgainButton({ username, order }: OrderAgainButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const [lookUp] = useLookUpProductMutation();
  const addToCart = useAddToCart(username);
  const navigate = useNavigateFromHere();

  const orderAgain = async () => {
    setRunning(true);
    const found = await Promise.all(
      order.products.map(async (line) => {
        const { data, error } = await lookUp({ username, id: line.id });
        const isGone = isApiError(error) && error.status === 404;
        const isClosed = data?.data === null;
        return {
          name: line.nama,
          isClosed,
          again: lineAgain(line, data ?? null),
          isUnknown: !data && !isGone,
        };
      }),
    );
    setRunning(false);
    if (found.some(({ isUnknown }) => isUnknown)) {
      toast.error(messages.somethingFailed);
      return;
    }
    if (found.some(({ isClosed }) => isClosed)) {
      toast.info(messages.storeClosed);
      return;
    }
    const missing = found.flatMap(({ name, again }) => (again ? [] : [name]));
    if (missing.length > 0) toast.info(`Sudah tidak tersedia: ${missing.join(', ')}`);
    const lines = found.flatMap(({ again }) => again ?? []);
    if (lines.length > 0 && addToCart(lines)) await navigate(paths.cart(username));
  };

  return (
    <Button loading={isRunning} onClick={() => void orderAgain()}>
      Pesan lagi
    </Button>
  );
}
