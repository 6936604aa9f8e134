/** A name of small letters, digits and hyphens as addresses of products have it; empty when the text has no such letters. */
export const asSlug = (text: string, longest: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');

/** The name itself, or the first of `name-2`, `name-3` ... that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let count = 2; ; count += 1) if (!isTaken(`${name}-${count}`)) return `${name}-${count}`;
}
