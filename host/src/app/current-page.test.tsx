import { paths, patterns, type RouteName } from '@lapak/contracts/routes';
import { remoteModules, type RemoteModuleId } from '@lapak/contracts/remote-modules';
import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import { screen, within } from '@testing-library/react';
import { matchPage } from './match-page.ts';
import { routeTable, type Access } from './route-table.ts';
import { openShell } from '../testing/open-shell.tsx';

const u = 'kopi';
/** The route map of the specification (spec 3 §2): address, module, who may open it. */
const map: [path: string, module: RemoteModuleId, access: Access][] = [
  ['/', 'storefront/Front', 'all'],
  [`/${u}`, 'storefront/Seller', 'all'],
  [`/${u}/onlinestore`, 'storefront/Home', 'all'],
  [`/${u}/onlinestore/detail`, 'storefront/ProductDetail', 'all'],
  [`/${u}/onlinestore/detail/kopi-gayo`, 'storefront/ProductDetail', 'all'],
  [`/${u}/onlinestore/checkout`, 'checkout/Checkout', 'all'],
  [`/${u}/onlinestore/checkout-single`, 'checkout/CheckoutSingle', 'all'],
  [`/${u}/onlinestore/checkout-jasa`, 'checkout/CheckoutService', 'all'],
  [`/${u}/onlinestore/checkout-digital-product`, 'checkout/CheckoutDigital', 'all'],
  [`/${u}/onlinestore/checkout-detail/abc`, 'account/CheckoutDetail', 'all'],
  [`/${u}/onlinestore/konfirmasi-pembayaran/abc`, 'account/ConfirmPayment', 'all'],
  [`/${u}/onlinestore/status/abc`, 'account/OrderStatus', 'all'],
  [`/${u}/onlinestore/cart`, 'checkout/Cart', 'all'],
  [`/${u}/onlinestore/banner-detail/3`, 'storefront/BannerDetail', 'all'],
  [`/${u}/onlinestore/ulasan/7`, 'account/ProductReviews', 'all'],
  [`/${u}/onlinestore/login`, 'account/Login', 'guest'],
  [`/${u}/onlinestore/register`, 'account/Register', 'guest'],
  [`/${u}/onlinestore/register-verifikasi`, 'account/RegisterVerification', 'guest'],
  [`/${u}/onlinestore/forgot-password`, 'account/ForgotPassword', 'guest'],
  [`/${u}/onlinestore/forgot-password-verifikasi`, 'account/ForgotPasswordVerification', 'guest'],
  [`/${u}/onlinestore/reset-password`, 'account/ResetPassword', 'guest'],
  [`/${u}/onlinestore/transactions`, 'account/Transactions', 'customer'],
  [`/${u}/onlinestore/wishlist`, 'storefront/Wishlist', 'customer'],
  [`/${u}/onlinestore/beri-ulasan/abc`, 'account/WriteReview', 'customer'],
  [`/${u}/onlinestore/ulasan-saya/abc`, 'account/MyReviews', 'customer'],
  [`/${u}/onlinestore/menu`, 'account/Menu', 'customer'],
  [`/${u}/onlinestore/edit-profile`, 'account/EditProfile', 'customer'],
  [`/${u}/onlinestore/edit-alamat`, 'account/EditAddress', 'customer'],
  [`/${u}/onlinestore/edit-password`, 'account/EditPassword', 'customer'],
  [`/${u}/onlinestore/event`, 'events/EventList', 'all'],
  [`/${u}/onlinestore/event/detail`, 'events/EventDetail', 'all'],
  [`/${u}/onlinestore/event/detail/9`, 'events/EventDetail', 'all'],
  [`/${u}/onlinestore/event/checkout`, 'events/EventCheckout', 'all'],
  [`/${u}/onlinestore/event/checkout-detail/abc/tok`, 'events/EventCheckoutDetail', 'all'],
  [`/${u}/onlinestore/event/checkout-detail/abc`, 'events/EventCheckoutDetail', 'all'],
  [`/${u}/onlinestore/event/konfirmasi-pembayaran/abc/tok`, 'events/EventConfirmPayment', 'all'],
  [`/${u}/onlinestore/event/transaction-detail/abc/tok`, 'events/EventTransactionDetail', 'all'],
  [`/${u}/onlinestore/event/transaction-detail/abc`, 'events/EventTransactionDetail', 'all'],
  [`/${u}/onlinestore/event/tickets/abc/tok`, 'events/EventTickets', 'all'],
  [`/${u}/onlinestore/event/transactions`, 'events/EventTransactions', 'customer'],
  ['/kelola/toko/kopi/pesanan', 'seller/Console', 'all'],
];

afterEach(() => localStorage.clear());

it('covers every route of the table and every module of the remotes', () => {
  const modules = Object.entries(remoteModules).flatMap(([remote, names]) =>
    names.map((n) => `${remote}/${n}`),
  );
  expect(new Set(map.map(([, module]) => module))).toEqual(new Set(modules));
  expect(new Set(map.map(([path]) => matchPage(path)?.name))).toEqual(new Set(Object.keys(patterns)));
});

it('has nothing of a hidden store but accounts and orders, and no way to the rest', async () => {
  localStorage.setItem(TOKEN_STORAGE_KEY, 'token');
  const hidden = {
    status: 200,
    data: {
      data: { username: u, nama_toko: 'Bank Asli', theme_onlinestore: 1, logo_url: null, is_hidden: true },
    },
  };
  const gone = [];
  for (const [path, , access] of map.filter(([to]) => to.startsWith(`/${u}`))) {
    if (access === 'guest') continue;
    const { unmount, stop, container } = await openShell(path, { answer: () => hidden });
    if (within(container).queryByRole('heading', { name: 'Toko Ini Sedang Tidak Tersedia' })) {
      gone.push(matchPage(path)?.name);
      expect(within(container).getByRole('link')).toHaveAttribute('href', '/');
    }
    stop();
    unmount();
  }
  expect([...new Set(gone)].sort()).toEqual(
    Object.entries(routeTable)
      .filter(([name, page]) => name !== 'front' && 'sells' in page)
      .map(([name]) => name)
      .sort(),
  );
  expect(gone).toEqual(
    expect.arrayContaining(['seller', 'home', 'cart', 'wishlist', 'eventCheckout', 'checkoutService']),
  );
  expect(gone).not.toEqual(expect.arrayContaining(['checkoutDetail']));
});

describe.each(map)('%s', (path, module, access) => {
  it(`is ${module} for ${access}, on the server`, () => {
    const params = path.startsWith(`/${u}`) ? { username: u } : {};
    expect(matchPage(path)).toMatchObject({ module, access, params });
  });

  it('opens for permitted visitors, in the browser', async () => {
    if (access === 'customer') localStorage.setItem(TOKEN_STORAGE_KEY, 'token');
    const { location } = await openShell(path);
    expect(await screen.findByRole('heading', { level: 1, name: module })).toBeVisible();
    expect(location()).toBe(path);
  });

  if (access === 'all') return;

  it('redirects everybody else', async () => {
    if (access === 'guest') localStorage.setItem(TOKEN_STORAGE_KEY, 'token');
    const { location, loads } = await openShell(path);
    const elsewhere = access === 'guest' ? paths.home(u) : paths.login(u);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      access === 'guest' ? 'storefront/Home' : 'account/Login',
    );
    expect(location()).toBe(elsewhere);
    expect(loads).not.toContain(module);
  });
});

it('opens the console without asking for a store', async () => {
  const { calls } = await openShell('/kelola/toko/kopi/pesanan');
  await screen.findByRole('heading', { level: 1, name: 'seller/Console' });
  expect(calls).toEqual([]);
});

it('keeps the console mounted from one of its pages to the next', async () => {
  const { navigate } = await openShell('/kelola/toko/kopi/pesanan');
  const heading = await screen.findByRole('heading', { level: 1, name: 'seller/Console' });
  await navigate('/kelola/toko/kopi/pesanan/abc');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

it('begins a page anew in another store', async () => {
  const { navigate } = await openShell('/kopi/onlinestore/event');
  const heading = await screen.findByRole('heading', { level: 1, name: 'events/EventList' });
  await navigate('/teh/onlinestore/event');
  expect(screen.getByRole('heading', { level: 1, name: 'events/EventList' })).not.toBe(heading);
});

it('paints public pages only, never one that depends on the user', () => {
  for (const name of Object.keys(routeTable) as RouteName[]) {
    const { access, painted } = routeTable[name];
    if (painted) expect(access).toBe('all');
  }
});

it.each(['/onlinestore', '/kopi/nothing', '/kopi/onlinestore/nothing', '/kopi/onlinestore/cart/more'])(
  '%s is the 404 page',
  async (path) => {
    expect(matchPage(path)).toBeNull();
    await openShell(path);
    expect(await screen.findByRole('heading', { level: 1, name: '404 NOT FOUND' })).toBeVisible();
    expect(document.title).toBe('404 NOT FOUND');
  },
);

it.each([
  ['/kopi/event', '/kopi/onlinestore/event'],
  ['/kopi/event/detail/9?ref=bio', '/kopi/onlinestore/event/detail/9?ref=bio'],
  ['/kopi/event/transaction-detail/a/b', '/kopi/onlinestore/event/transaction-detail/a/b'],
  ['/Kopi', '/kopi'],
  ['/KOPI/onlinestore/detail/Gayo?aff=Ani', '/kopi/onlinestore/detail/Gayo?aff=Ani'],
])('%s leads to %s', async (from, to) => {
  const { location } = await openShell(from);
  await screen.findByRole('heading', { level: 1 });
  expect(location()).toBe(to);
});

it('has a different message for a store that does not exist', async () => {
  await openShell('/nobody/onlinestore');
  expect(await screen.findByRole('heading', { level: 1, name: 'Toko tidak ditemukan' })).toBeVisible();
});

it('leads from the 404 page to the store in its address when that exists', async () => {
  const { navigate } = await openShell('/kopi');
  await screen.findByRole('heading', { level: 1, name: 'storefront/Seller' });
  sessionStorage.setItem('lapak:last-store', 'teh');
  await navigate('/kopi/lain');
  const back = await screen.findByRole('link', { name: 'Kembali ke toko' });
  expect(back).toHaveAttribute('href', '/kopi/onlinestore');
});

it('leads from the 404 page back to the store visited last', async () => {
  const { navigate } = await openShell('/kopi/onlinestore');
  await screen.findByRole('heading', { level: 1, name: 'storefront/Home' });
  await navigate('/onlinestore');
  expect(await screen.findByRole('link', { name: 'Kembali ke toko' })).toHaveAttribute(
    'href',
    '/kopi/onlinestore',
  );
});
