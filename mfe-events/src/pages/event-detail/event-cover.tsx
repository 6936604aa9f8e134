import type { StoreEvent } from '@lapak/contracts/api/event';
import { largePicture, pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { EnlargeButton } from '@lapak/ui/enlarge-button';
import { Picture } from '@lapak/ui/picture';
import styles from './event-detail.module.css';

const WIDTHS = [320, 480, 640, 800, 1200] as const;

/** The uncropped cover; a tap shows it on the whole screen. */
export function EventCover({ event }: { event: StoreEvent }) {
  const cover = event.image_cover_url;
  return (
    <div className={styles.frame}>
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
      {cover && (
        <EnlargeButton name={event.nama_event} pictures={[largePicture(cover)]} className={styles.enlarge} />
      )}
    </div>
  );
}
