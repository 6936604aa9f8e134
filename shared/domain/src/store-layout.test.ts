import { isNewerLayout } from './store-layout.ts';

test.each([
  [2, true],
  [3, true],
  [1, false],
  [4, false],
  [null, false],
  [undefined, false],
])('theme %p has the newer layout: %p', (theme, expected) => {
  expect(isNewerLayout(theme)).toBe(expected);
});
