/** The middle of some figures; of an even number of them, the mean of the two in the middle. NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.filter((figure) => !Number.isNaN(figure)).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** The medians of each field over some records of one shape. */
export function medians<K extends string>(records: readonly Record<K, number>[]): Record<K, number> {
  const keys = Object.keys(records[0] ?? {}) as K[];
  return Object.fromEntries(keys.map((key) => [key, median(records.map((record) => record[key]))])) as Record<
    K,
    number
  >;
}

/** The figure below which a share of some figures lies, 0.99 for 99 of 100. NaN of none. */
export const percentile = (figures: readonly number[], share: number): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length * share)] ?? NaN;
