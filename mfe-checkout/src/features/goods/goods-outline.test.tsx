import { paths, patterns } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { screen } from '@testing-library/react';
import { storeProfileIs } from '../../testing/api.ts';
import * as cartPage from '../../pages/cart/cart-page.tsx';
import * as checkoutPage from '../../pages/checkout/checkout-page.tsx';
import type { PageModule } from '@lapak/runtime';

const username = 'kopinusantara';

const openOutline = ({ Outline }: PageModule, name: 'cart' | 'checkout') => {
  if (!Outline) throw new Error(`${name} has no outline`);
  return renderPage({ default: Outline }, { pattern: patterns[name], url: paths[name](username) });
};

beforeEach(() => server.use(storeProfileIs()));

// msw fails for any request but the profile's: an outline has no data of its own.
test('the outline of the checkout has its title, its first section and the hint about couriers', async () => {
  await openOutline(checkoutPage, 'checkout');
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout Produk' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Alamat Pengiriman' })).toBeInTheDocument();
  expect(screen.getByText('Pilih kecamatan untuk melihat biaya kirim.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the outline of the cart has its title and says that it loads', async () => {
  await openOutline(cartPage, 'cart');
  expect(screen.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Memuat keranjang' })).toBeInTheDocument();
});
