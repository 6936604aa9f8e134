const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file that is a PNG by its first bytes. @param bytes its size */
export function aPicture(name = 'bukti.png', bytes = 16): File {
  const content = new Uint8Array(bytes);
  content.set(PNG_SIGNATURE);
  return new File([content], name, { type: 'image/png' });
}
