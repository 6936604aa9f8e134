import { server } from '@lapak/runtime/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patterns } from '@lapak/contracts/routes';
import { cartLineAdded, sharedApi } from '@lapak/runtime';
import { answer, answerQueries, answerProfile, profileIs } from '../../testing/api.ts';
import {
  aBanner,
  aCard,
  aCategory,
  aListing,
  aProduct,
  aSetting,
  runningDiscount,
} from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import { orderLine } from '../../features/order/order-line.ts';
import * as page from './home-page.tsx';

answerProfile();

const home = (query = '', login: 'guest' | 'customer' = 'guest') =>
  openPage(page, {
    pattern: patterns.home,
    url: `/kopi/onlinestore${query}`,
    preloadedState: { session: { login } },
  });
const listing = (own: Parameters<typeof aListing>[0] = {}) =>
  answerQueries('*/api/product', () => aListing(own));
const cardOf = (name: string) => {
  const card = screen.getByRole('link', { name }).closest<HTMLElement>('[role=listitem]');
  if (!card) throw new Error(`no card for ${name}`);
  return within(card);
};

describe('the first load', () => {
  it('sends only username, page and search', async () => {
    const asked = listing();
    await home();
    expect(asked.searches).toEqual([{ username: 'kopi', page: '1', search: '' }]);
  });

  it('shows the store, and requests nothing that prefetch has loaded', async () => {
    const asked = listing({ data: [aCard({ nama: 'Kopi Gayo' })] });
    await home();
    expect(screen.getByRole('heading', { level: 1, name: 'Kopi Kita' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toHaveAttribute(
      'href',
      '/kopi/onlinestore/detail/produk-1',
    );
    expect(asked.searches).toHaveLength(1);
  });

  it('that fails says so at the address of the home, and loads it on a retry', async () => {
    const user = userEvent.setup();
    server.use(answer('get', '*/api/product', { code: '-2', info: 'Gangguan' }, 500));
    const { shown } = await home('?keyword=gayo');
    expect(await screen.findByRole('heading', { name: 'Toko belum bisa dimuat' })).toBeInTheDocument();
    expect(shown().location).toMatchObject({ pathname: '/kopi/onlinestore', search: '?keyword=gayo' });
    listing({ data: [aCard({ nama: 'Kopi Gayo' })] });
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Kopi Gayo' })).toBeInTheDocument();
  });

  it('of a store that does not exist shows its own message', async () => {
    server.use(answer('get', '*/api/product', { code: '-2', info: 'Toko tidak ditemukan' }, 404));
    await home();
    expect(await screen.findByRole('heading', { name: 'Toko tidak ditemukan' })).toBeInTheDocument();
    expect(document.title).toBe('404 NOT FOUND');
  });
});

describe('the state of the store', () => {
  it('is "Toko Belum Aktif" when its data is not complete', async () => {
    listing({ setting: aSetting({ is_valid: false, is_active: true }) });
    await home();
    expect(screen.getByRole('heading', { name: 'Toko Belum Aktif' })).toBeInTheDocument();
    expect(screen.getByText(/menu pengaturan toko/)).toBeInTheDocument();
  });

  it('is "Toko Sedang Tutup" when it is valid but not active, and says how to reach the seller', async () => {
    listing({
      setting: aSetting({ is_active: false, wa: '081234567890', instagram: '@kopi' }),
    });
    await home();
    expect(screen.getByRole('heading', { name: 'Toko Sedang Tutup' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hubungi Penjual' })).toHaveAttribute(
      'href',
      expect.stringContaining('6281234567890'),
    );
    expect(screen.getByRole('link', { name: 'Instagram' })).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('is "Toko Sedang Disiapkan" until its first product, and not to be indexed', async () => {
    profileIs({ is_preparing: true });
    listing({ data: [], total_product: 0 });
    await home();
    expect(await screen.findByRole('heading', { name: 'Toko Sedang Disiapkan' })).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('has its products although an older profile says that there are none', async () => {
    profileIs({ is_preparing: true });
    listing({ data: [aCard({ nama: 'Kopi Gayo' })], total_product: 1 });
    const { store } = await home();
    await waitFor(() =>
      expect(sharedApi.endpoints.getStoreProfile.select('kopi')(store.getState()).isSuccess).toBe(true),
    );
    expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toBeInTheDocument();
  });
});

describe('a product card', () => {
  it('strikes the original through and shows the percent while a promoted discount runs', async () => {
    listing({
      data: [aCard({ harga: 20_000, discount_price: 15_000, status_promo: 1, ...runningDiscount })],
    });
    await home();
    const card = cardOf('Produk 1');
    expect(card.getByText('Rp15.000')).toBeInTheDocument();
    expect(card.getByText('Rp20.000').tagName).toBe('S');
    expect(card.getByText('25%')).toBeInTheDocument();
    expect(card.getByText('PROMO')).toBeInTheDocument();
  });

  it('shows the lowest price of the combinations with its own discount, never that of the product', async () => {
    const varied = aCard({
      ...runningDiscount,
      status_promo: 1,
      harga: 9_000,
      discount_price: 1_000,
      enable_variations: 1,
      price_variety: [
        { price: 30_000, discount_price: 18_000 },
        { price: 20_000, discount_price: null },
      ],
    });
    const same = { ...varied, id: 2, nama: 'Produk 2', price_variety: varied.price_variety.slice(0, 1) };
    listing({ data: [varied, same] });
    await home();
    const card = cardOf('Produk 1');
    expect(card.getByText('Rp18.000').parentElement).toHaveTextContent(/^Mulai dari Rp18.000$/);
    expect(card.getByText('Rp30.000').tagName).toBe('S');
    expect(card.getByText('40%')).toBeInTheDocument();
    expect(cardOf('Produk 2').queryByText('Mulai dari')).not.toBeInTheDocument();
    expect(cardOf('Produk 2').getByText('Rp18.000')).toBeInTheDocument();
  });

  it('shows no discount without status_promo', async () => {
    listing({ data: [aCard({ discount_price: 15_000, ...runningDiscount })] });
    await home();
    expect(cardOf('Produk 1').getByText('Rp20.000')).toBeInTheDocument();
    expect(cardOf('Produk 1').queryByText('Rp15.000')).not.toBeInTheDocument();
  });

  it('calls a price of 0 "Gratis" and goods without stock "STOK HABIS"', async () => {
    listing({ data: [aCard({ harga: 0, stock: 0, terjual: 1250 })] });
    await home();
    const card = cardOf('Produk 1');
    expect(card.getByText('Gratis')).toBeInTheDocument();
    expect(card.getByText('STOK HABIS')).toBeInTheDocument();
    expect(card.getByText('1.250 terjual')).toBeInTheDocument();
  });

  it('never calls a service sold out', async () => {
    listing({ data: [aCard({ category: 'jasa', stock: 0 })] });
    await home();
    expect(screen.queryByText('STOK HABIS')).not.toBeInTheDocument();
  });

  it('gives a name above 49 characters the layout with more lines', async () => {
    const [short, long] = ['a'.repeat(49), 'b'.repeat(50)];
    listing({ data: [aCard({ id: 1, nama: short }), aCard({ id: 2, nama: long })] });
    await home();
    expect(screen.getByRole('heading', { name: short })).toHaveClass('name');
    expect(screen.getByRole('heading', { name: long })).toHaveClass('longName');
  });
});

describe('the head of the store', () => {
  const order = () => {
    const address = screen.getByRole('button', { name: /Jl. Braga/ });
    const bio = screen.getByText('Kopi dari kebun sendiri');
    return address.compareDocumentPosition(bio) & Node.DOCUMENT_POSITION_FOLLOWING
      ? 'address, bio'
      : 'bio, address';
  };

  it.each([
    ['default_1', 'bio, address'],
    ['default_2', 'address, bio'],
    ['default_3', 'address, bio'],
    ['custom', 'address, bio'],
  ])('with path_theme %s shows %s', async (path_theme, expected) => {
    for (const theme_onlinestore of [1, 2]) {
      listing({ path_theme, theme_onlinestore });
      const view = await home();
      expect(order()).toBe(expected);
      view.unmount();
    }
  });

  it('hides the address if the seller chose so', async () => {
    const traits = { ...aSetting().traits, hide_address: true };
    listing({ setting: aSetting({ traits }) });
    await home();
    expect(screen.queryByText(/Braga/)).not.toBeInTheDocument();
  });

  it('leads back to the main page of the seller, and to cart and menu', async () => {
    listing();
    await home();
    expect(screen.getByRole('link', { name: 'Profil Kopi Kita' })).toHaveAttribute('href', '/kopi');
    expect(screen.getByRole('link', { name: 'Keranjang' })).toHaveAttribute('href', '/kopi/onlinestore/cart');
    expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/kopi/onlinestore/menu');
  });

  it('counts the lines of the cart', async () => {
    listing();
    const { store } = await home();
    act(() => {
      for (const id of [1, 2]) {
        const line = orderLine(aProduct({ id }), { qty: 5, variety: null });
        store.dispatch(cartLineAdded({ username: 'kopi', line }));
      }
    });
    expect(screen.getByRole('link', { name: 'Keranjang, 2 produk' })).toHaveTextContent('2');
  });

  it('shows the full address, with a button that copies it', async () => {
    const user = userEvent.setup();
    listing();
    await home();
    await user.click(screen.getByRole('button', { name: /Jl. Braga/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Alamat Toko' });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(dialog).getByRole('button', { name: 'Salin alamat' }));
    expect(await screen.findByText('Lokasi berhasil disalin')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('Jl. Braga 10, Bandung');
  });

  it('in the newer layout has search, wishlist, cart and account', async () => {
    listing({ theme_onlinestore: 3 });
    await home();
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute(
      'href',
      '/kopi/onlinestore/wishlist',
    );
    expect(screen.getByRole('link', { name: 'Akun' })).toHaveAttribute('href', '/kopi/onlinestore/menu');
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  });
});

describe('banners and categories', () => {
  it('are missing, without a gap, when the store has none', async () => {
    listing({ banner: [], category: [] });
    await home();
    expect(screen.queryByText('Info dan Promo')).not.toBeInTheDocument();
    expect(screen.queryByText('Kategori')).not.toBeInTheDocument();
  });

  it('are scrolled by arrows', async () => {
    const titles = ['Satu', 'Dua', 'Tiga'];
    listing({ banner: titles.map((title, index) => aBanner({ id: index + 1, title })) });
    await home();
    const track = screen.getByRole('link', { name: 'Satu' }).closest('ul');
    const scrollBy = jest.fn();
    Object.defineProperties(track, { scrollBy: { value: scrollBy }, clientWidth: { value: 300 } });
    await userEvent.click(screen.getByRole('button', { name: 'Banner berikutnya' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
    await userEvent.click(screen.getByRole('button', { name: 'Banner sebelumnya' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
  });

  it('have no arrows when there is one banner', async () => {
    listing({ banner: [aBanner({ id: 4 })] });
    await home();
    expect(screen.getByRole('heading', { name: 'Info dan Promo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Banner/ })).not.toBeInTheDocument();
  });

  it('lead to the banner', async () => {
    listing({ banner: [aBanner({ id: 4, title: 'Diskon Desember' })] });
    await home();
    expect(screen.getByRole('heading', { name: 'Info dan Promo' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Diskon Desember' })).toHaveAttribute(
      'href',
      '/kopi/onlinestore/banner-detail/4',
    );
  });

  it.each([1, 2])('filter the list (theme %i) and mark the chosen one', async (theme_onlinestore) => {
    const user = userEvent.setup();
    const asked = listing({ theme_onlinestore, category: [aCategory({ id: 2, nama: 'Teh' })] });
    const { shown } = await home('?page=3');
    await user.click(screen.getByRole('link', { name: 'Teh' }));
    await waitFor(() => expect(shown().location.search).toBe('?category=2'));
    expect(asked.searches.at(-1)).toEqual({ username: 'kopi', page: '1', search: '', category_id: '2' });
    expect(await screen.findByRole('heading', { name: 'Teh' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Teh' })).toHaveAttribute('aria-current', 'true');
  });

  it('are all in a dialog, with "9+" above 9 products', async () => {
    const user = userEvent.setup();
    listing({
      category: [
        aCategory({ id: 1, nama: 'Kopi', total_product: 10 }),
        aCategory({ id: 2, nama: 'Teh', total_product: 9 }),
      ],
    });
    await home();
    await user.click(screen.getByRole('button', { name: 'Lihat Semua' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kategori' });
    expect(within(dialog).getByRole('link', { name: /Kopi 9\+ produk/ })).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /Teh 9 produk/ })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('link', { name: /Teh/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('searching', () => {
  it('prefills the text from the URL', async () => {
    const asked = listing();
    await home('?keyword=gayo');
    expect(screen.getByRole('searchbox')).toHaveValue('gayo');
    expect(asked.searches).toEqual([{ username: 'kopi', page: '1', search: 'gayo' }]);
  });

  it('waits half a second after the last key, then starts at page 1', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const asked = listing();
    const { shown } = await home('?page=2');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await user.type(screen.getByRole('searchbox'), 'teh');
    act(() => jest.advanceTimersByTime(499));
    expect(shown().pending).toBe(false);
    expect(shown().location.search).toBe('?page=2');
    act(() => jest.advanceTimersByTime(1));
    expect(shown().pending).toBe(true);
    jest.useRealTimers();
    await waitFor(() => expect(shown().location.search).toBe('?keyword=teh'));
    await waitFor(() => expect(asked.searches.at(-1)).toMatchObject({ search: 'teh', page: '1' }));
    expect(asked.searches).toHaveLength(2);
  });

  it('searches at once on Enter', async () => {
    const user = userEvent.setup();
    listing();
    const { shown } = await home();
    await user.type(screen.getByRole('searchbox'), 'teh{Enter}');
    await waitFor(() => expect(shown().location.search).toBe('?keyword=teh'));
  });

  it('says of a search with very many products that there are as many or more', async () => {
    listing({ data: [aCard()], total_product: 1_000 });
    await home('?keyword=kopi');
    expect(screen.getByRole('status')).toHaveTextContent('1.000+ produk');
  });

  it('announces how many were found', async () => {
    const user = userEvent.setup();
    listing({ data: [aCard(), aCard({ id: 2 })] });
    await home();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('2 produk');
    listing({ data: [] });
    await user.type(screen.getByRole('searchbox'), 'teh{Enter}');
    await screen.findByText('Produk Kosong');
    // The same element: a new one is not announced.
    expect(status).toBeInTheDocument();
    expect(status).toHaveTextContent('0 produk');
  });

  it.each([1, 2])('is not offered by a store without a product (theme %i)', async (theme_onlinestore) => {
    listing({ data: [], theme_onlinestore });
    await home();
    expect(screen.getByText('Produk Kosong')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Urutkan produk' })).not.toBeInTheDocument();
  });

  it('stays offered when only the filtered list is empty', async () => {
    listing({ data: [] });
    await home('?category=4');
    expect(screen.getByRole('searchbox', { name: 'Cari Produk' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
  });

  it('shows "Produk Kosong" and a link to all products when nothing is found', async () => {
    listing({ data: [] });
    await home('?keyword=xyz');
    expect(screen.getByText('Produk Kosong')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat semua produk' })).toHaveAttribute(
      'href',
      '/kopi/onlinestore',
    );
  });

  it('that fails shows no toast: the list shows the failure and a retry', async () => {
    const user = userEvent.setup();
    listing();
    await home();
    server.use(answer('get', '*/api/product', { code: '-2', info: 'Gangguan' }, 500));
    await user.type(screen.getByRole('searchbox'), 'teh{Enter}');
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
    // The previous total is not the total of this search.
    expect(screen.queryByText(/\d produk$/)).not.toBeInTheDocument();
    expect(screen.queryByText('Gangguan')).not.toBeInTheDocument();
    listing({ data: [aCard({ nama: 'Teh Hijau' })] });
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Teh Hijau' })).toBeInTheDocument();
  });
});

describe('sorting', () => {
  it('in the default layout is behind "Filter"; price reverses when pressed again', async () => {
    const user = userEvent.setup();
    const asked = listing();
    const { shown } = await home();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('link', { name: 'Harga' }));
    await waitFor(() => expect(shown().location.search).toBe('?sort=price-asc'));
    expect(asked.searches.at(-1)).toMatchObject({ sortBy: 'price', sort: 'asc' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('link', { name: /Harga\s*termurah dulu/ }));
    await waitFor(() => expect(shown().location.search).toBe('?sort=price'));
    expect(asked.searches.at(-1)).toMatchObject({ sortBy: 'price', sort: 'desc' });
  });

  it('in the newer layout has a chip for each choice', async () => {
    const user = userEvent.setup();
    const asked = listing({ theme_onlinestore: 2 });
    await home();
    const chips = screen.getByRole('navigation', { name: 'Urutkan produk' });
    expect(
      within(chips)
        .getAllByRole('link')
        .map((chip) => chip.textContent),
    ).toEqual(['Promo', 'Terbaru', 'Terlaris', 'Termahal', 'Termurah']);
    await user.click(within(chips).getByRole('link', { name: 'Termahal' }));
    await waitFor(() => expect(asked.searches.at(-1)).toMatchObject({ sortBy: 'price', sort: 'desc' }));
  });
});
