import { UNIQUE_CODE_MAX, UNIQUE_CODE_MIN, uniqueCodeDigits, uniqueCodeRanges } from './money-unique.ts';

test.each([
  [0, 0],
  [1, 3],
  [999, 3],
  [1_000, 4],
  [9_999, 4],
  [10_000, 0],
  [1.5, 0],
])('of the code %d count %d digits', (code, digits) => {
  expect(uniqueCodeDigits(code)).toBe(digits);
});

test('the ranges contain every code once, the three digits first', () => {
  const codes = uniqueCodeRanges.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  expect(codes).toEqual(
    Array.from({ length: UNIQUE_CODE_MAX - UNIQUE_CODE_MIN + 1 }, (_, at) => UNIQUE_CODE_MIN + at),
  );
  expect(uniqueCodeRanges[0]).toEqual({ from: 1, to: 999 });
});
