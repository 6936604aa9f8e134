import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { socialLink } from '@lapak/domain/links';
import { Badge } from '@lapak/ui/badge';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Picture } from '@lapak/ui/picture';
import { eventDateText } from '@lapak/domain/event-time';
import styles from './event-facts.module.css';
import { stopText, type SaleStop } from '../../features/event-sale/sale.ts';

/** Name, date, place and organizer. */
export function EventFacts({ event, stop }: { event: StoreEvent; stop: SaleStop }) {
  const stopped = stopText(stop);
  const map = socialLink(event.map_link);
  return (
    <section className={styles.facts} aria-labelledby="event">
      <Badge tone="primary">{event.category}</Badge>
      <h1 id="event" className={styles.name}>
        {event.nama_event}
      </h1>
      {stopped && (
        <p className={styles.stopped}>
          <Icon shape={icons.info} size={20} />
          <span>{stopped}</span>
        </p>
      )}
      <div className={styles.fact}>
        <Icon shape={icons.calendar} size={20} />
        <p className={styles.when}>{eventDateText(event)}</p>
      </div>
      <div className={styles.fact}>
        <Icon shape={icons.location} size={20} />
        <div className={styles.place}>
          <p className={styles.strong}>{event.nama_tempat}</p>
          <p className={styles.muted}>{event.alamat}</p>
          {map && (
            <a className={styles.map} href={map} target="_blank" rel="noopener noreferrer">
              Lihat Peta
              <Icon shape={icons.external} size={16} />
            </a>
          )}
        </div>
      </div>
      <Organizer event={event} />
    </section>
  );
}

function Organizer({ event }: { event: StoreEvent }) {
  const logo = event.logo_organizer_url;
  return (
    <div className={styles.organizer}>
      {logo && (
        <Picture
          className={styles.logo}
          src={pictureUrl(logo, 96)}
          srcSet={pictureSrcSet(logo, [96, 160])}
          sizes="48px"
          width={48}
          height={48}
          alt=""
        />
      )}
      <p className={styles.by}>
        <span className={styles.muted}>Diselenggarakan oleh</span>
        <span className={styles.strong}>{event.nama_organizer}</span>
      </p>
    </div>
  );
}
