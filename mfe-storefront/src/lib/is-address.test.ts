import { isAddress } from './is-address.ts';

it.each([
  ['https://www.instagram.com/kopi', true],
  ['http://toko.example:8080/a?b=c', true],
  ['http://', false],
  ['http://a b', false],
  ['/onlinestore', false],
])('knows whether %s is an absolute address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
