import { readAffiliate, rememberAffiliate } from './affiliate.ts';

beforeEach(() => sessionStorage.clear());

it('is kept per store, and the last one counts', () => {
  rememberAffiliate('kopi', '?aff=sari&page=2');
  rememberAffiliate('kopi', '?page=3');
  rememberAffiliate('batik', '?aff=budi');
  expect([readAffiliate('kopi'), readAffiliate('batik'), readAffiliate('lain')]).toEqual([
    'sari',
    'budi',
    null,
  ]);
  rememberAffiliate('kopi', '?aff=rina');
  expect(readAffiliate('kopi')).toBe('rina');
});

it.each(['?aff=', '?aff=%20', `?aff=${'x'.repeat(101)}`])('ignores %s', (search) => {
  rememberAffiliate('kopi', search);
  expect(readAffiliate('kopi')).toBeNull();
});
