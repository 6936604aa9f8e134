import type { FormShape } from '../../features/changes/use-change-form.ts';
import type { OnePicture } from '../../features/pictures/picture-field.tsx';

export interface BannerValues {
  title: string;
  image: OnePicture;
  content: string;
  created_by: string;
}

/**
 * @param urls where pictures are shown, by their paths; gets those that are sent
 * @param author of a new banner
 */
export const bannerShape = (urls: Map<string, string | null>, author: string): FormShape<BannerValues> => ({
  valuesOf(fields) {
    const file = String(fields?.image ?? '');
    return {
      title: String(fields?.title ?? ''),
      image: { file, url: urls.get(file) ?? null },
      content: String(fields?.content ?? ''),
      created_by: String(fields?.created_by ?? author),
    };
  },
  fieldsOf({ title, image, content, created_by }) {
    urls.set(image.file, image.url);
    return { title: title.trim(), image: image.file, content, created_by: created_by.trim() };
  },
});

/** What the browser can tell by itself. */
export function bannerErrors({ title, image, created_by: author }: BannerValues): object {
  return {
    ...(title.trim() === '' && { title: 'Judul wajib diisi' }),
    ...(image.file === '' && { image: 'Pilih gambar banner, atau tunggu sampai terkirim' }),
    ...(author.trim() === '' && { created_by: 'Penulis wajib diisi' }),
  };
}
