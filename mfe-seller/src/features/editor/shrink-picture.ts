const MAX_SIDE = 2_000;
const QUALITY = 0.85;
/** A file that is as small as this is sent as it is. */
const SMALL_BYTES = 500_000;
const known = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The size of a picture whose longer side is at most 2,000 px. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture as it is uploaded: at most 2,000 px, as JPEG on white.
 * @returns null for a file that the browser cannot read as a picture
 */
export async function shrinkPicture(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    const size = shrunkSize(bitmap.width, bitmap.height);
    const isSmall = size.width === bitmap.width && file.size <= SMALL_BYTES && known.includes(file.type);
    if (isSmall) return file;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    bitmap.close();
  }
}
