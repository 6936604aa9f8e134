import { scrollThreshold } from './use-infinite-scroll.ts';

test.each([
  [320, 10_000],
  [499, 10_000],
  [500, 1],
  [1280, 1],
])('a screen %i px wide asks for more %i px before the end', (width, threshold) => {
  expect(scrollThreshold(width)).toBe(threshold);
});
