import { paths } from '@lapak/contracts/routes';

export const STORE = 'kopinusantara';
export const PRODUCT = 'kertas-saring-v60-100';

export const addresses = {
  home: paths.home(STORE),
  product: paths.product(STORE, PRODUCT),
  cart: paths.cart(STORE),
  checkout: paths.checkout(STORE),
} as const;
