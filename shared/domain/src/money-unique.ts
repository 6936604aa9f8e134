/** The code that identifies a transfer (spec 3 §9): three last digits, and a fourth once the three are taken. */
export const UNIQUE_CODE_MIN = 1;
export const UNIQUE_CODE_MAX = 9_999;

const LARGEST_OF_THREE_DIGITS = 999;

/** Whether a number can be a unique code; 0 stands for "none". */
function isUniqueCode(code: number): boolean {
  return Number.isInteger(code) && code >= UNIQUE_CODE_MIN && code <= UNIQUE_CODE_MAX;
}

/** How many last digits of the amount count; 0 without a code. */
export function uniqueCodeDigits(code: number): 0 | 3 | 4 {
  if (!isUniqueCode(code)) return 0;
  return code <= LARGEST_OF_THREE_DIGITS ? 3 : 4;
}

/**
 * Codes in the order of their use: the three digits first, then by the thousand, because the shopper pays every rupiah
 * of a code.
 */
export const uniqueCodeRanges: readonly { from: number; to: number }[] = [
  { from: UNIQUE_CODE_MIN, to: LARGEST_OF_THREE_DIGITS },
  ...Array.from({ length: 9 }, (_, at) => ({ from: (at + 1) * 1_000, to: (at + 1) * 1_000 + 999 })),
];

/** The amount to transfer, in rupiah: the total with its unique code; a free order stays free. */
export function payableAmount(total: number, uniqueCode: number): number {
  if (!(total > 0)) return 0;
  return Math.trunc(total) + (isUniqueCode(uniqueCode) ? uniqueCode : 0);
}
