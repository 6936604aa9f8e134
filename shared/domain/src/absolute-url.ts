/** A path of this site with its origin; an address that has its own origin, or an unknown origin, changes nothing. */
export function absoluteUrl(origin: string, address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? `${origin}${address}` : address;
}
