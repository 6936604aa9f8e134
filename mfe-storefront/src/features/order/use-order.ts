import type { Product, PriceVariety } from '@lapak/contracts/api/catalogue';
import { paths } from '@lapak/contracts/routes';
import { useAddToCart } from '@lapak/ordering/cart/use-add-to-cart';
import { beliSet, cartSingleSet, useAppDispatch, useNavigate } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { orderLine } from './order-line.ts';

/** What a product page can do with a chosen quantity. */
export interface Order {
  addToCart: (qty: number) => void;
  /** Goods bought directly, past the cart. */
  buyNow: (qty: number) => void;
  /** A service or a digital product, on its way to the checkout of its own. */
  order: (qty: number) => void;
}

interface OrderOf {
  username: string;
  product: Product;
  variety: PriceVariety | null;
  /** The API's clock when the price was shown. */
  dateServer: string;
  /** `aff` of the address; goes with services and digital products (spec 1 §2). */
  affiliateCode: string | null;
}

export function useOrder({ username, product, variety, dateServer, affiliateCode }: OrderOf): Order {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const addToCart = useAddToCart(username);
  const dated = { ...product, date_server: dateServer };
  return {
    addToCart: (qty) => {
      if (addToCart([orderLine(dated, { qty, variety })])) toast.success('Produk masuk ke keranjang');
    },
    buyNow: (qty) => {
      const line = orderLine(dated, { qty, variety });
      dispatch(beliSet({ username, line, dateServer, affiliateCode: null }));
      void navigate(paths.checkoutSingle(username));
    },
    order: (qty) => {
      const line = orderLine(dated, { qty, variety, affiliateCode });
      dispatch(cartSingleSet({ username, line, dateServer, affiliateCode }));
      const isService = product.category === 'jasa';
      void navigate(isService ? paths.checkoutService(username) : paths.checkoutDigital(username));
    },
  };
}
