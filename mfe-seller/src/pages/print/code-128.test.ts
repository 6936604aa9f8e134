import { code128 } from './code-128.ts';

test('a text is the bars of Code 128, with its stop', () => {
  // Start B is 11010010000, the stop 1100011101011.
  const code = code128('A');
  expect(code?.width).toBe(4 * 11 + 2);
  expect(code?.bars.slice(0, 3)).toEqual([
    { x: 0, width: 2 },
    { x: 3, width: 1 },
    { x: 6, width: 1 },
  ]);
});

test('two texts have two codes, and letters that the code does not know have none', () => {
  expect(code128('INV-1')).not.toEqual(code128('INV-2'));
  expect(code128('é')).toBeNull();
});
