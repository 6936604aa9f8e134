/** Widths in pixels that the API resizes pictures to; any other width is refused. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * Address of a picture at a width. `/files/<key>` becomes `/files/<key>?w=320`; the API answers AVIF or WebP by the
 * Accept header. Addresses from elsewhere are returned as they are.
 */
export function pictureUrl(url: string, width: PictureWidth): string {
  return url.startsWith('/files/') ? `${url}?w=${width}` : url;
}

/** `srcset` for the given widths; empty for a picture that cannot be resized. */
export function pictureSrcSet(url: string, widths: readonly PictureWidth[]): string {
  return url.startsWith('/files/') ? widths.map((w) => `${pictureUrl(url, w)} ${w}w`).join(', ') : '';
}

/** Address of a logo at the size it stands in beside a name, or null where there is none. */
export const logoUrl = (url: string | null): string | null => (url ? pictureUrl(url, 96) : null);

/** Address of the logo of a bank, wallet or other way to pay at the size it stands in, or null where there is none. */
export const bankLogoUrl = (url: string | null | undefined): string | null =>
  url ? pictureUrl(url, 160) : null;
