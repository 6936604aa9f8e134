import { paths, patterns, type RouteName } from '@lapak/contracts/routes';
import { matchRoutes } from '@lapak/runtime';
import fc from 'fast-check';
import { matchPage } from './match-page.ts';

const names = Object.keys(patterns) as RouteName[];
const table = names.map((name) => ({ id: name, path: `/${patterns[name]}` }));
const byRouterAlone = (pathname: string) =>
  pathname === '/onlinestore' ? null : (matchRoutes(table, pathname)?.at(-1)?.route.id ?? null);

const segment = fc.oneof(
  fc
    .constantFrom(...new Set(names.flatMap((name) => patterns[name].split('/'))))
    .map((part) => part.replace(/[:?]/g, '')),
  fc.constantFrom('', 'Onlinestore', 'DETAIL', 'Kelola', 'kopi', '%20', 'a%2Fb', '.', '..'),
  fc.string({ maxLength: 6 }).map(encodeURIComponent),
);

it('matches as the router alone would, for any address', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 7 }), fc.boolean(), (segments, slash) => {
      const pathname = `/${segments.join('/')}${slash ? '/' : ''}`;
      expect(matchPage(pathname)?.name ?? null).toBe(byRouterAlone(pathname));
    }),
    { numRuns: 2000 },
  );
});

it('reads the parts of an address', () => {
  expect(matchPage(paths.product('kopi', 'gayo 1/2'))).toMatchObject({
    name: 'product',
    params: { username: 'kopi', id: 'gayo 1/2' },
  });
});

it.each(['/kelola', '/kelola/', '/kelola/toko/kopi/pesanan/abc', '/Kelola/masuk'])(
  'finds the console at %s',
  (path) => {
    expect(matchPage(path)).toMatchObject({ name: 'console', module: 'seller/Console' });
    expect(matchPage(path)?.params.username).toBeUndefined();
  },
);

it('finds the page of an address and its parameters, and caches them', () => {
  const page = matchPage('/kopi/onlinestore/detail/gayo');
  expect(page).toMatchObject({ name: 'product', params: { username: 'kopi' } });
  expect(matchPage('/kopi/onlinestore/detail/gayo')).toBe(page);
});

it('stays correct after more addresses than the cache holds', () => {
  for (let i = 0; i < 1500; i += 1)
    expect(matchPage(`/toko-${i}/onlinestore`)?.params.username).toBe(`toko-${i}`);
  expect(matchPage('/toko-0/onlinestore')).toMatchObject({ name: 'home', params: { username: 'toko-0' } });
  expect(matchPage('/onlinestore')).toBeNull();
  expect(matchPage('/a/b/c/d/e/f')).toBeNull();
});
