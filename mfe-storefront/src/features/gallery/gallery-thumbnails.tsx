import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { Picture } from '@lapak/ui/picture';
import styles from './gallery-thumbnails.module.css';

interface GalleryThumbnailsProps {
  pictures: readonly string[];
  shown: number;
  onChoose: (index: number) => void;
}

/** All pictures in a row below the one that is shown; wide screens only. */
export function GalleryThumbnails({ pictures, shown, onChoose }: GalleryThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Tampilkan gambar ${index + 1}`}
            aria-current={index === shown || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture
              src={pictureUrl(url, 96)}
              srcSet={pictureSrcSet(url, [96, 160])}
              sizes="64px"
              alt=""
              width={64}
              height={64}
              className={styles.picture}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
