/** A category's colour, gray unless the seller gave a plain one; nothing that a drawing could load from elsewhere. */
export function categoryColor(color: string | null | undefined): string {
  const text = (color ?? '').trim();
  return /^(#[\da-f]{3,8}|[a-z]{3,20})$/i.test(text) ? text : 'gray';
}
