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

/** The smallest format that a browser says it shows; wildcards say nothing about AVIF or WebP. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const header = accept ?? '';
  if (accepts(header, 'image/avif')) return 'avif';
  return accepts(header, 'image/webp') ? 'webp' : 'jpeg';
}
