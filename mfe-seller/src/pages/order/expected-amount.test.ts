import { markedEnd } from './expected-amount.tsx';

test.each([
  ['Rp165.347', 347, ['Rp165.', '347']],
  ['Rp165.047', 100, ['Rp165.', '047']],
  ['Rp1.165.347', 5347, ['Rp1.16', '5.347']],
])('of %s the digits of %d are marked', (text, code, parts) => {
  expect(markedEnd(text, code)).toEqual(parts);
});
