import { paths } from '@lapak/contracts/routes';
import { vitalReport } from './report-vitals.ts';

const pages = { versionOf: (id: string) => (id === 'storefront/ProductDetail' ? '7' : undefined) };
const measured = { name: 'LCP', value: 900, navigationType: 'navigate' } as const;
const home = 'https://lapak.test/toko/onlinestore?q=1';
const product = `https://lapak.test${paths.product('toko', 'kopi')}`;

it('a load belongs to the page of its address and the version that rendered it', () => {
  expect(vitalReport(measured, product, pages)).toEqual({
    name: 'LCP',
    value: 900,
    navigation: 'load',
    route: 'product',
    remote: 'storefront',
    version: '7',
  });
});

it('a move belongs to the page to which it led', () => {
  const move = { ...measured, navigationType: 'soft-navigation', navigationURL: product } as const;
  expect(vitalReport(move, home, pages)).toMatchObject({
    navigation: 'move',
    route: 'product',
    version: '7',
  });
});

it('a page whose version is not known is reported without it', () => {
  expect(vitalReport(measured, home, pages)).toMatchObject({ route: 'home', remote: 'storefront' });
  expect(vitalReport(measured, home, pages).version).toBeUndefined();
});

it('an address without a page reports the figure alone', () => {
  expect(vitalReport(measured, 'https://lapak.test/a/b/c/d', pages)).toEqual({ name: 'LCP', value: 900 });
});
