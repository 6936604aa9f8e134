/**
 * The one place where URLs are built and matched (spec 3 §2, spec-decisions 4 to 8).
 * Remotes build links with `paths`; the host matches with `patterns`.
 */
export * as paths from './paths.ts';
import type * as Paths from './paths.ts';

/** Route patterns of the host's table, without a leading slash; React Router syntax. */
export const patterns = {
  front: '',
  seller: ':username',
  home: ':username/onlinestore',
  product: ':username/onlinestore/detail/:id?',
  banner: ':username/onlinestore/banner-detail/:id',
  productReviews: ':username/onlinestore/ulasan/:id',
  cart: ':username/onlinestore/cart',
  checkout: ':username/onlinestore/checkout',
  checkoutSingle: ':username/onlinestore/checkout-single',
  checkoutService: ':username/onlinestore/checkout-jasa',
  checkoutDigital: ':username/onlinestore/checkout-digital-product',
  checkoutDetail: ':username/onlinestore/checkout-detail/:id',
  confirmPayment: ':username/onlinestore/konfirmasi-pembayaran/:id',
  orderStatus: ':username/onlinestore/status/:id',
  login: ':username/onlinestore/login',
  register: ':username/onlinestore/register',
  registerVerification: ':username/onlinestore/register-verifikasi',
  forgotPassword: ':username/onlinestore/forgot-password',
  forgotPasswordVerification: ':username/onlinestore/forgot-password-verifikasi',
  resetPassword: ':username/onlinestore/reset-password',
  transactions: ':username/onlinestore/transactions',
  wishlist: ':username/onlinestore/wishlist',
  writeReview: ':username/onlinestore/beri-ulasan/:id',
  myReviews: ':username/onlinestore/ulasan-saya/:id',
  menu: ':username/onlinestore/menu',
  editProfile: ':username/onlinestore/edit-profile',
  editAddress: ':username/onlinestore/edit-alamat',
  editPassword: ':username/onlinestore/edit-password',
  events: ':username/onlinestore/event',
  event: ':username/onlinestore/event/detail/:id?',
  eventCheckout: ':username/onlinestore/event/checkout',
  eventCheckoutDetail: ':username/onlinestore/event/checkout-detail/:id/:token?',
  eventConfirmPayment: ':username/onlinestore/event/konfirmasi-pembayaran/:id/:token',
  eventTransactionDetail: ':username/onlinestore/event/transaction-detail/:id/:token?',
  eventTickets: ':username/onlinestore/event/tickets/:id/:token',
  eventTransactions: ':username/onlinestore/event/transactions',
  console: 'kelola/*',
} as const satisfies Record<Exclude<keyof typeof Paths, 'withQuery' | 'eventOrderEntry'>, string>;

export type RouteName = keyof typeof patterns;
