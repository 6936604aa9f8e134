/**
 * The one place where addresses are built and recognised (spec 3 §2, spec-decisions 4 to 8).
 * Remotes build links with `paths`; the host matches with `patterns`.
 */

const seg = encodeURIComponent;
const store = (username: string) => `/${seg(username)}/onlinestore`;

type Query = Record<string, string | number | null | undefined>;

/** Appends a query string; empty values are left out. Keys keep the order given. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const paths = {
  seller: (username: string) => `/${seg(username)}`,
  home: (
    username: string,
    query: { keyword?: string; category?: string; sort?: string; page?: string } = {},
  ) => withQuery(store(username), query),
  product: (username: string, slugOrId: string | number, query: { aff?: string } = {}) =>
    withQuery(`${store(username)}/detail/${seg(String(slugOrId))}`, query),
  banner: (username: string, id: string | number) => `${store(username)}/banner-detail/${seg(String(id))}`,
  productReviews: (username: string, productId: string | number) =>
    `${store(username)}/ulasan/${seg(String(productId))}`,
  cart: (username: string) => `${store(username)}/cart`,
  checkout: (username: string) => `${store(username)}/checkout`,
  checkoutSingle: (username: string) => `${store(username)}/checkout-single`,
  checkoutService: (username: string) => `${store(username)}/checkout-jasa`,
  checkoutDigital: (username: string) => `${store(username)}/checkout-digital-product`,
  checkoutDetail: (username: string, orderId: string) => `${store(username)}/checkout-detail/${seg(orderId)}`,
  confirmPayment: (username: string, orderId: string) =>
    `${store(username)}/konfirmasi-pembayaran/${seg(orderId)}`,
  orderStatus: (username: string, orderId: string) => `${store(username)}/status/${seg(orderId)}`,
  login: (username: string) => `${store(username)}/login`,
  register: (username: string) => `${store(username)}/register`,
  registerVerification: (username: string) => `${store(username)}/register-verifikasi`,
  forgotPassword: (username: string) => `${store(username)}/forgot-password`,
  forgotPasswordVerification: (username: string) => `${store(username)}/forgot-password-verifikasi`,
  resetPassword: (username: string) => `${store(username)}/reset-password`,
  transactions: (username: string) => `${store(username)}/transactions`,
  wishlist: (username: string) => `${store(username)}/wishlist`,
  writeReview: (username: string, orderId: string) => `${store(username)}/beri-ulasan/${seg(orderId)}`,
  myReviews: (username: string, orderId: string) => `${store(username)}/ulasan-saya/${seg(orderId)}`,
  menu: (username: string) => `${store(username)}/menu`,
  editProfile: (username: string) => `${store(username)}/edit-profile`,
  editAddress: (username: string) => `${store(username)}/edit-alamat`,
  editPassword: (username: string) => `${store(username)}/edit-password`,
  events: (username: string) => `${store(username)}/event`,
  event: (username: string, id: string | number) => `${store(username)}/event/detail/${seg(String(id))}`,
  eventCheckout: (username: string) => `${store(username)}/event/checkout`,
  eventCheckoutDetail: (username: string, id: string, token?: string) =>
    `${store(username)}/event/checkout-detail/${seg(id)}${token ? `/${seg(token)}` : ''}`,
  eventConfirmPayment: (username: string, id: string, token: string) =>
    `${store(username)}/event/konfirmasi-pembayaran/${seg(id)}/${seg(token)}`,
  eventTransactionDetail: (username: string, id: string, token?: string) =>
    `${store(username)}/event/transaction-detail/${seg(id)}${token ? `/${seg(token)}` : ''}`,
  eventTickets: (username: string, id: string, token: string) =>
    `${store(username)}/event/tickets/${seg(id)}/${seg(token)}`,
  eventTransactions: (username: string) => `${store(username)}/event/transactions`,
} as const;

/** Route patterns of the host's table, without a leading slash; React Router syntax. */
export const patterns = {
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
} as const satisfies Record<keyof typeof paths, string>;

export type RouteName = keyof typeof patterns;
