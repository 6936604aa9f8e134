/** Why the order dialog is open: into the cart, bought directly, or a service or digital product ordered. */
export type OrderIntent = 'cart' | 'buy' | 'order';
