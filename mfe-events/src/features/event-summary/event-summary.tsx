import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Picture } from '@lapak/ui/picture';
import { eventDateText } from '@lapak/domain/event-time';
import styles from './event-summary.module.css';

/** The event of the tickets: cover, name, date and place. */
export function EventSummary({ event }: { event: StoreEvent }) {
  const cover = event.image_cover_url;
  return (
    <div className={styles.summary}>
      <Picture
        className={styles.cover}
        src={cover && pictureUrl(cover, 320)}
        srcSet={cover ? pictureSrcSet(cover, [160, 320, 480]) : undefined}
        sizes="(min-width: 768px) 160px, 96px"
        width={160}
        height={120}
        alt=""
      />
      <h3 className={styles.name}>{event.nama_event}</h3>
      <div className={styles.facts}>
        <p className={styles.fact}>
          <Icon shape={icons.calendar} size={18} />
          <span>{eventDateText(event)}</span>
        </p>
        <p className={styles.fact}>
          <Icon shape={icons.location} size={18} />
          <span>{[event.nama_tempat, event.alamat].filter(Boolean).join(', ')}</span>
        </p>
      </div>
    </div>
  );
}
