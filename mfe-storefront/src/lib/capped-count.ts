const LARGEST_SHOWN = 9;

/** A count as the category list shows it: "9+" above 9 (spec 1 §9). */
export function cappedCount(count: number): string {
  return count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : String(Math.max(0, count));
}
