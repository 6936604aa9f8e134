/** A path of this site as an absolute URL; unchanged when it is absolute already or the origin is unknown. */
export function absoluteUrl(origin: string, address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? `${origin}${address}` : address;
}
