/** A category's colour, gray unless the seller gave a plain colour; never a value that loads a resource. */
export function categoryColor(color: string | null | undefined): string {
  const text = (color ?? '').trim();
  return /^(#[\da-f]{3,8}|[a-z]{3,20})$/i.test(text) ? text : 'gray';
}
