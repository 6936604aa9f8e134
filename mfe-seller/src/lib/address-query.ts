import { cutText } from '@lapak/domain/well-formed';

/** The value that a text of an address is, if any. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** The page of a list that an address names; the first unless it means one. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** A text that an address names, as far as the API takes it. */
export const textIn = (query: URLSearchParams, name: string, longest: number): string | undefined =>
  cutText(query.get(name) ?? '', longest) || undefined;
