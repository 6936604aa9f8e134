/** A problem of a store document: its place (a JSON pointer) and a message (in Indonesian). */
export interface Problem {
  path: string;
  message: string;
  /** The fields of that place that are required and not there. */
  missing?: readonly string[];
}

/** Reports every duplicate value. */
export function duplicates(
  values: readonly (string | undefined)[],
  pathOf: (index: number) => string,
): Problem[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (value === undefined) return [];
    if (seen.has(value)) return [{ path: pathOf(index), message: `"${value}" dipakai lebih dari sekali` }];
    seen.add(value);
    return [];
  });
}
