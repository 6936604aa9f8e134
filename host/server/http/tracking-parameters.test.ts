/** @jest-environment node */
import fc from 'fast-check';
import { withoutTracking } from './tracking-parameters.ts';

it.each([
  ['/kopi/onlinestore', '/kopi/onlinestore'],
  ['/kopi/onlinestore?utm_source=ig&utm_medium=social', '/kopi/onlinestore'],
  ['/kopi/onlinestore?fbclid=IwAR0&keyword=teh%20hijau&utm_id=1', '/kopi/onlinestore?keyword=teh%20hijau'],
  ['/kopi/onlinestore/detail/x?aff=budi&gclid=abc', '/kopi/onlinestore/detail/x?aff=budi'],
  ['/kopi/onlinestore?keyword=fbclid', '/kopi/onlinestore?keyword=fbclid'],
  ['/kopi/onlinestore?fbclid', '/kopi/onlinestore'],
])('makes %s %s', (requested, plain) => {
  expect(withoutTracking(requested)).toBe(plain);
});

it('keeps other parameters unchanged, in their order', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((text) => withoutTracking(`/?${text}`) !== '/');
  const parameter = fc
    .tuple(name, fc.webQueryParameters())
    .map(([key, value]) => `${key}=${value.replaceAll('&', '')}`);
  fc.assert(
    fc.property(fc.array(parameter, { minLength: 1 }), fc.nat(), (parameters, at) => {
      const tracked = parameters.toSpliced(at % (parameters.length + 1), 0, 'fbclid=1');
      expect(withoutTracking(`/a?${tracked.join('&')}`)).toBe(`/a?${parameters.join('&')}`);
    }),
  );
});
