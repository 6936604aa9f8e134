import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { Picture } from '@lapak/ui/picture';
import styles from './gallery.module.css';

const WIDTHS = [320, 480, 640, 800, 1200] as const;
const SIZES = '(min-width: 1200px) 600px, (min-width: 1024px) 52vw, (min-width: 768px) 576px, 100vw';

/** One picture of a product, whole in a square. */
export function GalleryPicture({
  url,
  alt,
  priority,
}: {
  url: string | null;
  alt: string;
  priority?: boolean;
}) {
  return (
    <Picture
      src={url && pictureUrl(url, 640)}
      srcSet={url ? pictureSrcSet(url, WIDTHS) : undefined}
      sizes={SIZES}
      alt={alt}
      width={640}
      height={640}
      priority={priority}
      className={styles.picture}
    />
  );
}
