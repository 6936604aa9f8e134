/** A number of an address, from 1; null for what no link of ours has, such as `1e1`. */
export function wholeNumber(text: string | null, largest: number): number | null {
  if (!text || !/^\d{1,16}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= largest ? value : null;
}
