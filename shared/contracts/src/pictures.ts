/** Widths in pixels that the API resizes pictures to; any other width is rejected. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200, 1920] as const;
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

/** A picture for the full-screen view, which zooms, and its thumbnail there. */
export const largePicture = (url: string) => ({
  src: pictureUrl(url, 1920),
  thumbnail: pictureUrl(url, 160),
});

/** URL of a logo at its size beside a name, or null. */
export const logoUrl = (url: string | null): string | null => (url ? pictureUrl(url, 96) : null);

/** URL of a payment method's logo at its displayed size, or null. */
export const bankLogoUrl = (url: string | null | undefined): string | null =>
  url ? pictureUrl(url, 160) : null;
