/** The three last digits that tell one transfer from another (spec 3 §9). */
export const UNIQUE_CODE_MIN = 1;
export const UNIQUE_CODE_MAX = 999;

/** Whether a number can be a unique code; 0 stands for "none". */
export function isUniqueCode(code: number): boolean {
  return Number.isInteger(code) && code >= UNIQUE_CODE_MIN && code <= UNIQUE_CODE_MAX;
}

/** What is to be transferred, in rupiah: the total with its unique code; a free order stays free. */
export function payableAmount(total: number, uniqueCode: number): number {
  if (!(total > 0)) return 0;
  return Math.trunc(total) + (isUniqueCode(uniqueCode) ? uniqueCode : 0);
}

/** What events show as the price: the total minus the unique code (spec 3 §9). Never negative. */
export function withoutUniqueCode(total: number, uniqueCode: number): number {
  return Math.max(0, Math.trunc(total) - (isUniqueCode(uniqueCode) ? uniqueCode : 0));
}
