import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Kilobytes (1000 bytes) of JavaScript, brotli, that a first visit may load: for a page its remote's entry and what the
 * page needs at once, the common files among it, which a visit loads once (ADR 19; `dates` is 18.6 of them). Home as a whole is host +
 * storefront/Home: 132, and a little room because the names of versions and
 * chunks are part of the files.
 */
const budgets = {
  host: 114.6,
  storefront: { Home: 18.7, ProductDetail: 22.6, BannerDetail: 13.5, Wishlist: 13.5, Seller: 12.5, Front: 12 },
  checkout: { Cart: 13.5, Checkout: 104, CheckoutSingle: 104, CheckoutService: 104, CheckoutDigital: 104 },
  account: {
    CheckoutDetail: 46.5,
    ConfirmPayment: 84,
    OrderStatus: 42,
    Transactions: 32.4,
    WriteReview: 35,
    MyReviews: 29.5,
    ProductReviews: 29.5,
    Login: 33,
    Register: 33,
    RegisterVerification: 33,
    ForgotPassword: 32.5,
    ForgotPasswordVerification: 33,
    ResetPassword: 33,
    Menu: 9.5,
    EditProfile: 33,
    EditAddress: 82,
    EditPassword: 32.5,
  },
  events: {
    EventList: 29.5,
    EventDetail: 45.5,
    EventCheckout: 68,
    EventCheckoutDetail: 46.5,
    EventConfirmPayment: 84,
    EventTransactionDetail: 39,
    EventTickets: 37.5,
    EventTransactions: 29.5,
  },
};

const size = (dir, file) => statSync(join(dir, `${file}.br`)).size;
const sum = (dir, files) => files.reduce((total, file) => total + size(dir, file), 0);

function check(what, bytes, kilobytes) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} KB of ${kilobytes} KB JavaScript (brotli)`);
  if (bytes > kilobytes * 1000) throw new Error(`${what} is over its size budget: ${bytes} bytes, ${kilobytes * 1000} allowed`);
}

/** Fails the build when a first load has grown over its budget, or a page has none. */
export function checkBudget(part, dir) {
  const budget = budgets[part];
  if (part === 'host') {
    check('host', sum(dir, JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8')).js), budget);
    return;
  }
  const manifest = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  for (const { name, assets } of manifest.exposes) {
    if (!(name in budget)) throw new Error(`${part}/${name} has no size budget`);
    check(`${part}/${name}`, sum(dir, [manifest.metaData.remoteEntry.name, ...assets.js.sync]), budget[name]);
  }
}
