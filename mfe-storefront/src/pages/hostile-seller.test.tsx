import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { patterns } from '@lapak/contracts/routes';
import { answer, answerQueries, answerProfile } from '../testing/api.ts';
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
} from '../testing/builders.ts';
import { openPage } from '../testing/open-page.tsx';
import { xssCorpus } from '../testing/xss-corpus.ts';
import * as bannerPage from './banner-detail/banner-detail-page.tsx';
import * as homePage from './home/home-page.tsx';
import * as productPage from './product-detail/product-detail-page.tsx';
import * as sellerPage from './seller/seller-page.tsx';

answerProfile();

const inert = (element: Element) =>
  element.tagName === 'SCRIPT' && element.getAttribute('type') === 'application/ld+json';
const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcset'];
const runsScript = (value: string) =>
  // eslint-disable-next-line no-control-regex -- browsers skip control characters inside a scheme
  /^(javascript|vbscript|data):/i.test(value.replace(/[\u0000-\u0020]/g, ''));

/** Everything executable in the document; the page's structured data is not. */
function whatRuns(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const isActive =
      ['SCRIPT', 'OBJECT', 'EMBED', 'BASE', 'STYLE'].includes(element.tagName) && !inert(element);
    if (
      isActive ||
      (element.tagName === 'IFRAME' && !/^https:\/\/www\.youtube/.test(element.getAttribute('src') ?? ''))
    ) {
      found.push(element.outerHTML);
    }
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === 'srcdoc') found.push(`${element.tagName} ${name}=${value}`);
      if (addresses.includes(name.toLowerCase()) && runsScript(value)) found.push(`${name}=${value}`);
    }
    if (inert(element)) JSON.parse(element.textContent ?? '');
  }
  return found;
}

const hostileSetting = (text: string) => ({
  nama_toko: text,
  alamat: text,
  bio: text,
  wa: text,
  wa_prefix: text,
  facebook: text,
  instagram: text,
  email: text,
  youtube: text,
  tokopedia: text,
  shopee: text,
  footer_message: text,
  logo_url: null,
});

test('the corpus has more than 100 payloads, all different', () => {
  expect(new Set(xssCorpus).size).toBeGreaterThan(100);
});

test('the check itself detects an unescaped payload', () => {
  document.body.innerHTML = '<a href="java\nscript:alert(1)" onclick="x">x</a><iframe srcdoc="x"></iframe>';
  expect(whatRuns()).toHaveLength(4);
  document.body.innerHTML = '';
});

test.each([1, 2])(
  'no text of a store runs on its home (theme %i)',
  async (theme_onlinestore) => {
    answerQueries('*/api/product', () =>
      aListing({
        theme_onlinestore,
        per_page: 1000,
        setting: aSetting(hostileSetting(xssCorpus.join(' '))),
        data: xssCorpus.map((text, index) =>
          aCard({ id: index + 1, nama: text, slug: text, category_name: text }),
        ),
        category: xssCorpus.map((text, index) => aCategory({ id: index + 1, nama: text, color: text })),
        banner: xssCorpus.map((text, index) =>
          aBanner({ id: index + 1, title: text, image_url: '/files/x.webp' }),
        ),
      }),
    );
    await openPage(homePage, { pattern: patterns.home, url: '/kopi/onlinestore' });
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(300);
    expect(whatRuns()).toEqual([]);
  },
  30_000,
);

test('no contact of a seller runs, whatever stands in it', async () => {
  for (const text of xssCorpus) {
    server.use(answer('get', '*/api/setting/profile', { data: aProfile(hostileSetting(text)) }));
    const view = await openPage(sellerPage, { pattern: patterns.seller, url: '/kopi' });
    expect(whatRuns()).toEqual([]);
    view.unmount();
    view.dispose();
  }
});

test('no description, video or variation of a product runs', async () => {
  for (const text of xssCorpus) {
    const data = aProduct({
      nama: text,
      category_name: text,
      description: `<p>Kopi</p>${text}`,
      youtube_url: text,
      enable_variations: 1,
      product_variety: [aGroup(1, text, [text])],
      price_variety: [aCombination(1, [100])],
    });
    server.use(answer('get', '*/api/product/1', aDetail({ data, setting: aSetting(hostileSetting(text)) })));
    const view = await openPage(productPage, {
      pattern: patterns.product,
      url: '/kopi/onlinestore/detail/1',
    });
    await waitFor(() => expect(screen.getByText('Kopi')).toBeInTheDocument());
    expect(whatRuns()).toEqual([]);
    view.unmount();
    view.dispose();
  }
});

test('no banner runs', async () => {
  for (const text of xssCorpus) {
    const data = aBanner({ title: text, created_by: text, content: `<p>Kopi</p>${text}` });
    server.use(answer('get', '*/api/banner_marketplace/kopi/1', { code: '00', info: '', data }));
    const view = await openPage(bannerPage, {
      pattern: patterns.banner,
      url: '/kopi/onlinestore/banner-detail/1',
    });
    await waitFor(() => expect(screen.getByText('Kopi')).toBeInTheDocument());
    expect(whatRuns()).toEqual([]);
    view.unmount();
    view.dispose();
  }
});
