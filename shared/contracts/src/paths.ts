/**
 * Builders of URLs, one export each, so that a page bundles only those that it uses; exported as `paths` of routes.ts.
 */

const seg = encodeURIComponent;
const store = (username: string) => `/${seg(username)}/onlinestore`;

type Query = Record<string, string | number | null | undefined>;

/** Appends a query string; empty values are omitted. Keys keep their order. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The platform's own page, with the open stores. */
export const front = (query: { keyword?: string; page?: number } = {}) => withQuery('/', query);
export const seller = (username: string) => `/${seg(username)}`;
export const home = (
  username: string,
  query: { keyword?: string; category?: string; sort?: string; page?: string } = {},
) => withQuery(store(username), query);
export const product = (username: string, slugOrId: string | number, query: { aff?: string } = {}) =>
  withQuery(`${store(username)}/detail/${seg(String(slugOrId))}`, query);
export const banner = (username: string, id: string | number) =>
  `${store(username)}/banner-detail/${seg(String(id))}`;
export const productReviews = (username: string, productId: string | number) =>
  `${store(username)}/ulasan/${seg(String(productId))}`;
export const cart = (username: string) => `${store(username)}/cart`;
export const checkout = (username: string) => `${store(username)}/checkout`;
export const checkoutSingle = (username: string) => `${store(username)}/checkout-single`;
export const checkoutService = (username: string) => `${store(username)}/checkout-jasa`;
export const checkoutDigital = (username: string) => `${store(username)}/checkout-digital-product`;
export const checkoutDetail = (username: string, orderId: string) =>
  `${store(username)}/checkout-detail/${seg(orderId)}`;
export const confirmPayment = (username: string, orderId: string) =>
  `${store(username)}/konfirmasi-pembayaran/${seg(orderId)}`;
export const orderStatus = (username: string, orderId: string) => `${store(username)}/status/${seg(orderId)}`;
export const login = (username: string) => `${store(username)}/login`;
export const register = (username: string) => `${store(username)}/register`;
export const registerVerification = (username: string) => `${store(username)}/register-verifikasi`;
export const forgotPassword = (username: string) => `${store(username)}/forgot-password`;
export const forgotPasswordVerification = (username: string) =>
  `${store(username)}/forgot-password-verifikasi`;
export const resetPassword = (username: string) => `${store(username)}/reset-password`;
export const transactions = (username: string) => `${store(username)}/transactions`;
export const wishlist = (username: string) => `${store(username)}/wishlist`;
export const writeReview = (username: string, orderId: string) =>
  `${store(username)}/beri-ulasan/${seg(orderId)}`;
export const myReviews = (username: string, orderId: string) =>
  `${store(username)}/ulasan-saya/${seg(orderId)}`;
export const menu = (username: string) => `${store(username)}/menu`;
export const editProfile = (username: string) => `${store(username)}/edit-profile`;
export const editAddress = (username: string) => `${store(username)}/edit-alamat`;
export const editPassword = (username: string) => `${store(username)}/edit-password`;
/** `month` is `YYYY-MM`. */
export const events = (username: string, query: { keyword?: string; month?: string } = {}) =>
  withQuery(`${store(username)}/event`, query);
export const event = (username: string, id: string | number) =>
  `${store(username)}/event/detail/${seg(String(id))}`;
export const eventCheckout = (username: string) => `${store(username)}/event/checkout`;
export const eventCheckoutDetail = (username: string, id: string, token?: string) =>
  `${store(username)}/event/checkout-detail/${seg(id)}${token ? `/${seg(token)}` : ''}`;
export const eventConfirmPayment = (username: string, id: string, token: string) =>
  `${store(username)}/event/konfirmasi-pembayaran/${seg(id)}/${seg(token)}`;
export const eventTransactionDetail = (username: string, id: string, token?: string) =>
  `${store(username)}/event/transaction-detail/${seg(id)}${token ? `/${seg(token)}` : ''}`;
export const eventTickets = (username: string, id: string, token: string) =>
  `${store(username)}/event/tickets/${seg(id)}/${seg(token)}`;
export const eventTransactions = (username: string) => `${store(username)}/event/transactions`;
/** The seller's console; its pages are in console-paths.ts. */
export const console = () => '/kelola';

/** Targets of full-page navigations (spec 3 §2); the host redirects them below `onlinestore` (decision 5). */
export const eventOrderEntry = (
  username: string,
  page: 'checkout-detail' | 'transaction-detail',
  order: { id: string; token: string },
) => `/${seg(username)}/event/${page}/${seg(order.id)}/${seg(order.token)}`;
