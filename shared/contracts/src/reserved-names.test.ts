import { isLikePlatform, isReservedName } from './reserved-names.ts';

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

it.each(['lapak', 'L a p a k', '1apak', 'adm1n', 'lapak-resmi', 'Lapak Admin', 'tim_lapak', 'ＬＡＰＡＫ'])(
  '%s would pass for the platform',
  (name) => expect(isLikePlatform(name)).toBe(true),
);

it.each(['lapakbatik', 'Lapak Kopi', 'rumah-batik', 'informasi', '', '123'])('%s would not', (name) => {
  expect(isLikePlatform(name)).toBe(false);
});
