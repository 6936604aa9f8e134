import type { FormShape } from '../../features/changes/use-change-form.ts';
import { waitForPictures, type Sending } from '../../features/editor/sending.ts';
import type { ShownPicture } from '../../features/editor/picture-field.tsx';
import { shownPicture } from '../../features/editor/shown-picture.ts';

export interface BannerValues extends Sending {
  title: string;
  image: ShownPicture | null;
  content: string;
  created_by: string;
}

/**
 * @param urls where pictures are shown, by their paths; gets those that are sent
 * @param author of a new banner
 */
export const bannerShape = (urls: Map<string, string | null>, author: string): FormShape<BannerValues> => ({
  valuesOf(fields) {
    return {
      title: String(fields?.title ?? ''),
      image: shownPicture(fields?.image, urls),
      content: String(fields?.content ?? ''),
      created_by: String(fields?.created_by ?? author),
      sending: 0,
    };
  },
  fieldsOf({ title, image, content, created_by }) {
    if (image) urls.set(image.file, image.url);
    return { title: title.trim(), image: image?.file ?? '', content, created_by: created_by.trim() };
  },
});

/** The errors that the browser finds by itself. */
export function bannerErrors({ title, image, created_by: author, sending }: BannerValues): object {
  return {
    ...(title.trim() === '' && { title: 'Judul wajib diisi' }),
    ...(image === null && { image: 'Gambar banner wajib dipilih' }),
    ...(sending > 0 && { image: waitForPictures }),
    ...(author.trim() === '' && { created_by: 'Penulis wajib diisi' }),
  };
}
