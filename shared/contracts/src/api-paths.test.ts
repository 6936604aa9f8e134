import { isApiPath } from './api-paths.ts';

it.each([
  '/api/product?username=kopi',
  '/api',
  '/api/docs/static/index.html',
  '/files/picture/a.webp?w=320',
  '/sandbox/pay/x1',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml?x',
  '/kopi/sitemap.xml',
  '/kopi/sitemap/2.xml',
  '/:username/sitemap.xml',
])('%s is answered by the API', (url) => {
  expect(isApiPath(url)).toBe(true);
});

it.each([
  '/',
  '/kopi/onlinestore',
  '/apis',
  '/files-of-others/x',
  '/healthz/x',
  '/kopi/onlinestore/sitemap.xml',
  '/sitemapxxml',
  '/kopi/sitemap/2',
  '/metrics',
  '/internal/store-changes',
  '//sitemap.xml',
])('%s is not', (url) => {
  expect(isApiPath(url)).toBe(false);
});
