import { waitForPictures, type Sending } from '../../features/editor/sending.ts';
import type { ShownPicture } from '../../features/editor/picture-field.tsx';
import { shownPicture } from '../../features/editor/shown-picture.ts';
import type { FormShape } from '../../features/changes/use-change-form.ts';

export interface CategoryValues extends Sending {
  nama: string;
  color: string;
  image: ShownPicture | null;
}

/** @param urls where pictures are shown, by their paths; gets those that are sent */
export const categoryShape = (urls: Map<string, string | null>): FormShape<CategoryValues> => ({
  valuesOf(fields) {
    return {
      nama: String(fields?.nama ?? ''),
      color: String(fields?.color ?? 'gray'),
      image: shownPicture(fields?.image, urls),
      sending: 0,
    };
  },
  fieldsOf({ nama, color, image }) {
    if (image) urls.set(image.file, image.url);
    return { nama: nama.trim(), color, image: image?.file ?? null };
  },
});

/** The errors that the browser finds by itself. */
export const categoryErrors = ({ nama, sending }: CategoryValues): object => ({
  ...(nama.trim() === '' && { nama: 'Nama kategori wajib diisi' }),
  ...(sending > 0 && { image: waitForPictures }),
});
