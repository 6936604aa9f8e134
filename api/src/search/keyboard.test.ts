import { areKeysAdjacent } from './keyboard.ts';

it.each([
  ['h', 'j', true],
  ['h', 'y', true],
  ['h', 'b', true],
  ['q', 'a', true],
  ['q', 'p', false],
  ['q', 's', false],
  ['m', 's', false],
  ['t', 'b', false],
  ['h', 'h', false],
  ['h', '1', false],
  ['é', 'e', false],
])('%s and %s: %s', (a, b, expected) => {
  expect(areKeysAdjacent(a, b)).toBe(expected);
  expect(areKeysAdjacent(b, a)).toBe(expected);
});
