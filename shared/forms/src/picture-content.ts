/** First bytes of the pictures that the shop takes. */
const signatures = [
  // JPEG
  [0xff, 0xd8, 0xff],
  // PNG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const;

/** FileReader: the oldest served browsers lack `Blob.arrayBuffer`. */
function firstBytes(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : []));
    reader.onerror = () => reject(reader.error ?? new Error('file could not be read'));
    reader.readAsArrayBuffer(file.slice(0, 8));
  });
}

/**
 * Whether a file is a JPEG or PNG by its content, as the server judges it (decision 21): neither its name nor its type
 * counts. A file that cannot be read is none.
 */
export async function isPictureContent(file: Blob): Promise<boolean> {
  try {
    const bytes = await firstBytes(file);
    return signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte));
  } catch {
    return false;
  }
}
