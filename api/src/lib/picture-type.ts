import sharp from 'sharp';

export interface PictureType {
  extension: 'jpg' | 'png';
  contentType: 'image/jpeg' | 'image/png';
}

const types: Readonly<Record<string, PictureType>> = {
  jpeg: { extension: 'jpg', contentType: 'image/jpeg' },
  png: { extension: 'png', contentType: 'image/png' },
};

/** More than any phone's camera makes, less than what would fill the memory. */
const MAX_PIXELS = 100_000_000;

/**
 * What kind of picture an upload is by its content, never by its name (decision 21).
 * @returns null unless it is a JPEG or PNG whose header can be read
 */
export async function pictureType(body: Buffer): Promise<PictureType | null> {
  if (body.length === 0) return null;
  try {
    const { format } = await sharp(body, { limitInputPixels: MAX_PIXELS }).metadata();
    return types[format] ?? null;
  } catch {
    // Not a picture: an expected answer, not a failure.
    return null;
  }
}
