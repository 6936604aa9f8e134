import { isReservedName } from './reserved-names.ts';

test.each([
  'api',
  'API',
  ' files ',
  'remotes',
  'assets',
  'robots.txt',
  'sitemap.xml',
  'favicon.svg',
  '.well-known',
  'Kelola',
])('%p belongs to the shop', (name) => expect(isReservedName(name)).toBe(true));

test.each(['kopinusantara', 'apiary', 'my-files', 'sari.api', ''])('%p is free', (name) =>
  expect(isReservedName(name)).toBe(false),
);
