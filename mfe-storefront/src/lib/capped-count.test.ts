import { cappedCount } from './capped-count.ts';

test.each([
  [0, '0'],
  [9, '9'],
  [10, '9+'],
  [240, '9+'],
])('%i products are shown as %s', (count, shown) => {
  expect(cappedCount(count)).toBe(shown);
});
