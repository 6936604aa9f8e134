/** Purpose of the order dialog: add to cart, buy directly, or order a service or digital product. */
export type OrderIntent = 'cart' | 'buy' | 'order';
