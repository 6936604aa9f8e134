import equal from 'fast-deep-equal';

/** A part of two forms that two have changed differently. */
export interface Conflict {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}
export type Choice = 'mine' | 'theirs';

export type Parts = ReadonlyMap<string, unknown>;

/** Whether two values of a field are the same; null and absent are. */
export const isSame = (a: unknown, b: unknown) => equal(a ?? null, b ?? null);

/**
 * Two changes of one entry side by side, part by part.
 * @param base what both began with
 * @param labelOf what people call a part
 * @param textOf a value of it in words
 * @returns the parts that both have changed, and all parts for a choice of each; one that one alone has changed is theirs
 */
export function mergeParts(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Parts>,
  labelOf: (key: string) => string,
  textOf: (key: string, value: unknown) => string,
) {
  const keys = [...new Set([...mine.keys(), ...theirs.keys()])];
  const conflicts: Conflict[] = keys
    .filter((key) => {
      const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
      return !isSame(was, own) && !isSame(was, other) && !isSame(own, other);
    })
    .map((key) => ({
      key,
      label: labelOf(key),
      mine: textOf(key, mine.get(key)),
      theirs: textOf(key, theirs.get(key)),
    }));
  const contested = new Set(conflicts.map(({ key }) => key));
  const merged = (choices: Readonly<Record<string, Choice>>): [string, unknown][] =>
    keys.flatMap((key) => {
      const isMine = contested.has(key) ? choices[key] !== 'theirs' : !isSame(base.get(key), mine.get(key));
      const value = (isMine ? mine : theirs).get(key);
      return value === undefined ? [] : [[key, value] as [string, unknown]];
    });
  return { conflicts, merged };
}
