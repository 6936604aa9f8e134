import sharp, { type Sharp } from 'sharp';

/** A bomb of pixels is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;
const MAX_MEGAPIXELS = MAX_PIXELS / 1_000_000;
/** The longest side of a WebP or AVIF. */
const MAX_SIDE = 16_383;

/** Opens a picture that is to be shown. What it takes, and what the import of a store accepts, is the same. */
export const openPicture = (body: Buffer): Sharp =>
  sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });

/**
 * Why a picture is too large to be shown, in Indonesian; null when it is not.
 * @param size in pixels
 * @param maxWidth it is reduced to that
 */
export function tooLarge(
  { width, height }: { width: number; height: number },
  maxWidth: number,
): string | null {
  if (width * height > MAX_PIXELS) {
    return `terlalu besar: ${width} × ${height} piksel, paling banyak ${MAX_MEGAPIXELS} juta piksel`;
  }
  const shownHeight = height * Math.min(1, maxWidth / width);
  return shownHeight > MAX_SIDE
    ? `terlalu tinggi: ${width} × ${height} piksel, tinggi paling banyak ${MAX_SIDE} piksel`
    : null;
}
