import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { Picture } from '@lapak/ui/picture';
import styles from './event-detail.module.css';

const WIDTHS = [320, 480, 640, 800, 1200] as const;

/** The uncropped cover; a tap shows it large. */
export function EventCover({ event }: { event: StoreEvent }) {
  const cover = event.image_cover_url;
  const picture = (
    <Picture
      className={styles.cover}
      src={cover && pictureUrl(cover, 640)}
      srcSet={cover ? pictureSrcSet(cover, WIDTHS) : undefined}
      sizes="(min-width: 1200px) 600px, (min-width: 1024px) 50vw, 100vw"
      width={640}
      height={360}
      alt={`Poster ${event.nama_event}`}
      priority
    />
  );
  if (!cover) return <div className={styles.frame}>{picture}</div>;
  return (
    <a className={styles.frame} href={pictureUrl(cover, 1200)} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
}
