import { limits } from '@lapak/contracts/limits';
import { addToCart } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { cartLineAdded, selectCartLines, useAppStore } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';

/**
 * Adds lines to the cart of a store, unless an order could not take so many: then it says so, and adds none.
 * @returns adds them, and returns whether they were added
 */
export function useAddToCart(username: string): (lines: readonly CartLine[]) => boolean {
  const store = useAppStore();
  return (lines) => {
    const cart = lines.reduce<CartLine[]>(addToCart, selectCartLines(store.getState(), username));
    if (cart.length > limits.cartLines) {
      toast.error(
        `Keranjang paling banyak ${limits.cartLines} produk. Checkout atau hapus dulu sebagian isinya`,
      );
      return false;
    }
    for (const line of lines) store.dispatch(cartLineAdded({ username, line }));
    return true;
  };
}
