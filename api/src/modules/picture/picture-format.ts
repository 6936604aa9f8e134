export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export const contentTypeOfFormat: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Whether an Accept header names a type, and not with `q=0`. */
function accepts(header: string, type: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

const smallestFirst: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/**
 * The formats that a browser accepts, smallest first. JPEG is always among them; wildcards do not imply AVIF or
 * WebP.
 */
export function pictureFormats(accept: string | undefined): PictureFormat[] {
  return smallestFirst.filter(
    (format) => format === 'jpeg' || accepts(accept ?? '', contentTypeOfFormat[format]),
  );
}
