import sharp from 'sharp';
import type { FileStorage } from '../../storage/file-storage.ts';

const PREFIX = '/files/';

/**
 * Width and height in pixels of a public picture, as it is displayed.
 * @param url of `fileUrl`; null for a picture from elsewhere, and for one that cannot be read
 */
export async function pictureSize(
  storage: FileStorage,
  url: string,
): Promise<{ width: number; height: number } | null> {
  if (!url.startsWith(PREFIX)) return null;
  try {
    const file = await storage.get(url.slice(PREFIX.length), 'public');
    return file && (await sharp(file.body).metadata()).autoOrient;
  } catch {
    // The page then learns the size from the picture itself.
    return null;
  }
}
