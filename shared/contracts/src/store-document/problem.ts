/** One thing wrong with a store document: where (a JSON pointer) and what (in Indonesian). */
export interface Problem {
  path: string;
  message: string;
}

/** Reports every entry whose value stands there already. */
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
