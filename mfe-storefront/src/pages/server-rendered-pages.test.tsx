/** @jest-environment node */
import { patterns } from '@lapak/contracts/routes';
import {
  aBanner,
  aCard,
  aCategory,
  aCombination,
  aDetail,
  aGroup,
  aListing,
  aProduct,
  aProfile,
  aSetting,
  runningDiscount,
} from '../testing/builders.ts';
import { paintPage } from '@lapak/runtime/testing/paint-page';
import * as banner from './banner-detail/banner-detail-page.tsx';
import * as home from './home/home-page.tsx';
import * as product from './product-detail/product-detail-page.tsx';
import * as seller from './seller/seller-page.tsx';

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const meta = (html: string, name: string) => {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return found?.[1] === undefined ? null : unescape(found[1]);
};
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const structured = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

describe('the server-rendered store home', () => {
  const paint = (own: Parameters<typeof aListing>[0] = {}, query = '') =>
    paintPage(home, {
      pattern: patterns.home,
      path: `/kopi/onlinestore${query}`,
      answers: { '/api/product': aListing(own) },
    });

  it('has the products as links, the first pictures first, and the next page for those without a script', async () => {
    const data = Array.from({ length: 20 }, (_, index) =>
      aCard({ id: index + 1, nama: `Kopi ${index + 1}`, image_url: `/files/${index + 1}.webp` }),
    );
    const html = await paint({ data, total_product: 45 }, '?keyword=kopi');
    expect(html).toContain('href="/kopi/onlinestore/detail/produk-20"');
    expect(html.match(/fetchPriority="high"[^>]*src|loading="eager"/gi)?.length).toBeGreaterThan(0);
    expect(html).toMatch(/srcSet="\/files\/1\.webp\?w=160 160w/);
    expect(html.match(/loading="lazy"/g)).toHaveLength(16);
    expect(html).toMatch(
      /<noscript><a href="\/kopi\/onlinestore\?keyword=kopi&amp;page=2"[^>]*>Halaman berikutnya/,
    );
  });

  it('has metadata: title, description, picture, canonical URL', async () => {
    const html = await paint({ banner: [aBanner({ image_url: '/files/b.webp' })] }, '?sort=latest');
    expect(html).toContain('<title>Kopi Kita - Toko Online</title>');
    expect(meta(html, 'description')).toBe('Kopi dari kebun sendiri');
    expect(meta(html, 'og:image')).toBe('https://lapak.example/files/b.webp?w=800');
    expect(meta(html, 'og:url')).toBe('https://lapak.example/kopi/onlinestore');
    expect(canonical(html)).toBe('https://lapak.example/kopi/onlinestore');
    expect(structured(html)[0]).toMatchObject({
      '@type': 'Store',
      name: 'Kopi Kita',
      address: 'Jl. Braga 10, Bandung',
    });
  });

  it('has around a banner the colours of its own picture, which is fetched once', async () => {
    const html = await paint({ banner: [aBanner({ title: 'Panen', image_url: '/files/b.webp' })] });
    const files = [...html.matchAll(/<img[^>]* src="\/files\/b\.webp[^>]*>/g)].map(([image]) => image);
    expect(files.map((image) => /alt="([^"]*)"/.exec(image)?.[1])).toEqual(['', 'Panen']);
    const [ground, banner] = files.map((image) => /(srcSet="[^"]*" sizes="[^"]*")/.exec(image)?.[1]);
    expect(ground).toBe(banner);
  });

  it('contains only contacts that are addresses', async () => {
    const html = await paint({
      setting: aSetting({ instagram: 'javascript:alert(1)', shopee: 'shopee.co.id/a' }),
    });
    expect(structured(html)[0]?.sameAs).toEqual(['http://shopee.co.id/a']);
  });

  it('does not contain a hidden address', async () => {
    const traits = { ...aSetting().traits, hide_address: true };
    const html = await paint({ setting: aSetting({ traits }) });
    expect(html).not.toContain('Braga');
  });

  it('contains no personal data', async () => {
    const html = await paint({ data: [aCard({ has_wish: true })] });
    expect(html).not.toContain('Wishlist Produk');
  });

  it.each([1, 2, 3])('stands in theme %i with banners and categories', async (theme_onlinestore) => {
    const html = await paint({
      theme_onlinestore,
      banner: [aBanner()],
      category: [aCategory({ nama: 'Teh' })],
    });
    for (const words of ['Info dan Promo', 'Kategori', 'Teh', 'Cari Produk']) expect(html).toContain(words);
  });

  it('is not server-rendered when the listing fails', async () => {
    const failing = paintPage(home, { pattern: patterns.home, path: '/x/onlinestore', answers: {} });
    await expect(failing).rejects.toMatchObject({ status: 404 });
  });
});

describe('the server-rendered product', () => {
  const paint = (detail = aDetail()) =>
    paintPage(product, {
      pattern: patterns.product,
      path: '/kopi/onlinestore/detail/produk-1?aff=abc',
      answers: { '/api/product/produk-1': detail },
    });

  it('is not there at an address without a product', async () => {
    const path = '/kopi/onlinestore/detail/';
    await expect(paintPage(product, { pattern: patterns.product, path, answers: {} })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('has picture, name and price for link previews', async () => {
    const html = await paint(
      aDetail({
        data: aProduct({
          nama: 'Kopi Gayo',
          image_url: '/files/g.webp',
          discount_price: 15_000,
          ...runningDiscount,
        }),
      }),
    );
    expect(meta(html, 'og:title')).toBe('Kopi Gayo - Rp15.000 | Kopi Kita');
    expect(meta(html, 'og:image')).toBe('https://lapak.example/files/g.webp?w=800');
    expect(meta(html, 'og:description')).toContain('Rp15.000');
    expect(meta(html, 'product:price:amount')).toBe('15000');
    expect(canonical(html)).toBe('https://lapak.example/kopi/onlinestore/detail/produk-1');
  });

  it('says without JavaScript that it needs it', async () => {
    expect(await paint()).toMatch(/<noscript><p[^>]*>Halaman ini membutuhkan JavaScript/);
  });

  it('has its first picture in the HTML, before others, and no carousel', async () => {
    const images = [{ img_url: '/files/a.webp' }, { img_url: '/files/b.webp' }];
    const html = await paint(aDetail({ data: aProduct({ image_url: '/files/a.webp', images }) }));
    expect(html).toMatch(/<img[^>]*src="\/files\/a\.webp\?w=640"[^>]*fetchPriority="high"/i);
    expect(html).not.toContain('/files/b.webp?w=640"');
    expect(html).not.toContain('slider');
  });

  it('marks the buttons and choices whose early tap is replayed', async () => {
    const html = await paint(
      aDetail({
        data: aProduct({
          enable_variations: 1,
          product_variety: [aGroup(1, 'Ukuran', ['S', 'M'])],
          price_variety: [aCombination(1, [100]), aCombination(2, [101])],
        }),
        setting: aSetting({ wa: '021555666' }),
      }),
    );
    expect(html).toContain('data-replay="add-to-cart"');
    expect(html).toContain('data-replay="buy-now"');
    expect(html).toContain('data-replay="chat"');
    expect(html.match(/<input[^>]*type="radio"[^>]*data-replay="variant"/g)).toHaveLength(2);
  });

  it('has structured data with offer, rating and breadcrumbs', async () => {
    const html = await paint(
      aDetail({ rating: 4.5, data: aProduct({ total_review: 12, category_name: 'Kopi', category_id: 3 }) }),
    );
    const [data, crumbs] = structured(html);
    expect(data).toMatchObject({
      '@type': 'Product',
      offers: {
        '@type': 'Offer',
        price: 20_000,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 4.5, bestRating: 5, reviewCount: 12 },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Kopi Kita', item: 'https://lapak.example/kopi/onlinestore' },
        { position: 2, name: 'Kopi', item: 'https://lapak.example/kopi/onlinestore?category=3' },
        { position: 3, name: 'Produk 1' },
      ],
    });
  });

  it('offers the range of its combinations, out of stock only when all are', async () => {
    const price_variety = [
      aCombination(1, [100], { price: 50_000, stock: 0 }),
      aCombination(2, [101], { price: 80_000, stock: 2 }),
    ];
    const html = await paint(
      aDetail({
        data: aProduct({
          enable_variations: 1,
          product_variety: [aGroup(1, 'Ukuran', ['S', 'M'])],
          price_variety,
        }),
      }),
    );
    expect(structured(html)[0]).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 50_000,
        highPrice: 80_000,
        availability: 'https://schema.org/InStock',
      },
    });
    expect(html).toContain('Rp80.000');
    expect(html).toContain('<title>Produk 1 - Mulai dari Rp50.000 | Kopi Kita</title>');
    expect(meta(html, 'product:price:amount')).toBe('50000');
  });
});

test('a banner is server-rendered with its own picture as the page icon', async () => {
  const html = await paintPage(banner, {
    pattern: patterns.banner,
    path: '/kopi/onlinestore/banner-detail/4',
    answers: {
      '/api/banner_marketplace/kopi/4': { code: '00', info: '', data: aBanner({ id: 4, title: 'Diskon' }) },
    },
  });
  expect(html).toContain('<title>Diskon</title>');
  expect(html).toContain('<link rel="icon" href="/files/banner-4.webp?w=96"/>');
  expect(meta(html, 'og:type')).toBe('article');
});

test('the main page of the seller is server-rendered', async () => {
  const html = await paintPage(seller, {
    pattern: patterns.seller,
    path: '/kopi',
    answers: { '/api/setting/profile': { data: aProfile() } },
  });
  expect(html).toContain('Kunjungi Toko');
  expect(canonical(html)).toBe('https://lapak.example/kopi');
});

test('a banner that is gone is not there, whatever the API says about it', async () => {
  const gone = paintPage(banner, {
    pattern: patterns.banner,
    path: '/kopi/onlinestore/banner-detail/4',
    answers: { '/api/banner_marketplace/kopi/4': { code: '-2', info: 'Banner tidak ditemukan', data: null } },
  });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});
