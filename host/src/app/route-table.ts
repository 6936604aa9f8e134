import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import type { RouteName } from '@lapak/contracts/routes';

/** Who may open a page: everybody, visitors without a login only, or logged-in customers only (spec 3 §2). */
export type Access = 'all' | 'guest' | 'customer';

export interface PageRoute {
  module: RemoteModuleId;
  access: Access;
  /** Painted on the server: the same for everybody. */
  painted: boolean;
  /** Whether its `Outline` is in the document, instead of the painted page. */
  outlined?: boolean;
  /** Shows or sells what a store has: gone while the store is hidden, unlike the pages of accounts and of orders that exist. */
  sells?: boolean;
}

const open = (module: RemoteModuleId): PageRoute => ({ module, access: 'all', painted: false });
const selling = (module: RemoteModuleId): PageRoute => ({ ...open(module), sells: true });
const outlined = (module: RemoteModuleId): PageRoute => ({ ...selling(module), outlined: true });
const painted = (module: RemoteModuleId): PageRoute => ({ ...selling(module), painted: true });
const guest = (module: RemoteModuleId): PageRoute => ({ module, access: 'guest', painted: false });
const customer = (module: RemoteModuleId): PageRoute => ({ module, access: 'customer', painted: false });

/** The whole route map: which remote's page, for whom, painted where. Addresses are in contracts. */
export const routeTable = {
  front: painted('storefront/Front'),
  seller: painted('storefront/Seller'),
  home: painted('storefront/Home'),
  product: painted('storefront/ProductDetail'),
  banner: painted('storefront/BannerDetail'),
  wishlist: { ...customer('storefront/Wishlist'), sells: true },
  cart: outlined('checkout/Cart'),
  checkout: outlined('checkout/Checkout'),
  checkoutSingle: outlined('checkout/CheckoutSingle'),
  checkoutService: selling('checkout/CheckoutService'),
  checkoutDigital: selling('checkout/CheckoutDigital'),
  checkoutDetail: open('account/CheckoutDetail'),
  confirmPayment: open('account/ConfirmPayment'),
  orderStatus: open('account/OrderStatus'),
  productReviews: painted('account/ProductReviews'),
  login: guest('account/Login'),
  register: guest('account/Register'),
  registerVerification: guest('account/RegisterVerification'),
  forgotPassword: guest('account/ForgotPassword'),
  forgotPasswordVerification: guest('account/ForgotPasswordVerification'),
  resetPassword: guest('account/ResetPassword'),
  transactions: customer('account/Transactions'),
  writeReview: customer('account/WriteReview'),
  myReviews: customer('account/MyReviews'),
  menu: customer('account/Menu'),
  editProfile: customer('account/EditProfile'),
  editAddress: customer('account/EditAddress'),
  editPassword: customer('account/EditPassword'),
  events: painted('events/EventList'),
  event: painted('events/EventDetail'),
  eventCheckout: selling('events/EventCheckout'),
  eventCheckoutDetail: open('events/EventCheckoutDetail'),
  eventConfirmPayment: open('events/EventConfirmPayment'),
  eventTransactionDetail: open('events/EventTransactionDetail'),
  eventTickets: open('events/EventTickets'),
  eventTransactions: customer('events/EventTransactions'),
  console: open('seller/Console'),
} as const satisfies Record<RouteName, PageRoute>;
