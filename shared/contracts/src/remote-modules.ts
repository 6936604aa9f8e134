import type { ComponentType } from 'react';

/**
 * Every page that a remote offers. A module `storefront/ProductDetail` is the remote's
 * `src/pages/product-detail/product-detail-page.tsx`; the build derives the path from the name, and each
 * remote's `src/exposes.ts` fails its type check when a module is missing or has another shape.
 */
export const remoteModules = {
  storefront: ['Home', 'ProductDetail', 'BannerDetail', 'Wishlist', 'Seller', 'Front'],
  checkout: ['Cart', 'Checkout', 'CheckoutSingle', 'CheckoutService', 'CheckoutDigital'],
  account: [
    'CheckoutDetail',
    'ConfirmPayment',
    'OrderStatus',
    'Transactions',
    'WriteReview',
    'MyReviews',
    'ProductReviews',
    'Login',
    'Register',
    'RegisterVerification',
    'ForgotPassword',
    'ForgotPasswordVerification',
    'ResetPassword',
    'Menu',
    'EditProfile',
    'EditAddress',
    'EditPassword',
  ],
  events: [
    'EventList',
    'EventDetail',
    'EventCheckout',
    'EventCheckoutDetail',
    'EventConfirmPayment',
    'EventTransactionDetail',
    'EventTickets',
    'EventTransactions',
  ],
  seller: ['Console'],
} as const;

export type RemoteName = keyof typeof remoteModules;
export type RemoteModuleName<R extends RemoteName> = (typeof remoteModules)[R][number];
/** For example `storefront/ProductDetail`. */
export type RemoteModuleId = { [R in RemoteName]: `${R}/${RemoteModuleName<R>}` }[RemoteName];

/** Interface of a page module; `Context` is `PageContext` of the runtime package. */
export interface PageModuleShape<Context> {
  default: ComponentType;
  /**
   * Loads the first view's data from the API into the store; settles when it is there. Called before the page
   * renders, on the server and on every route change. A rejection on the server means that the page is not painted.
   */
  prefetch?: (context: Context) => Promise<unknown>;
  /**
   * What the document of a page that depends on the visitor shows until the browser renders the page: the same for every
   * visitor of the store. Rendered on the server with the store's profile, without `prefetch`.
   */
  Outline?: ComponentType;
}

/** The loaders that a remote's `src/exposes.ts` exports. */
export type RemoteExposes<R extends RemoteName, Context> = {
  [M in RemoteModuleName<R>]: () => Promise<PageModuleShape<Context>>;
};
