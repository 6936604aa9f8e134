import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { formatDateLong } from '@lapak/domain/dates';
import { PageLink } from '@lapak/runtime';
import { Picture } from '@lapak/ui/picture';
import { useGetSellerEventsQuery } from '../../api/seller-events-api.ts';
import styles from './seller.module.css';

const WIDTHS = [320, 480, 640, 800] as const;
/** The rest is on the list of events. */
const SHOWN = 4;

/** The seller's events, with a link to all of them; renders nothing without events. */
export function SellerEvents({ username }: { username: string }) {
  const { data } = useGetSellerEventsQuery(username);
  const events = data?.data.slice(0, SHOWN) ?? [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="event" className={styles.events}>
      <div className={styles.eventsHead}>
        <h2 id="event" className={styles.heading}>
          Event
        </h2>
        <PageLink to={paths.events(username)} className={styles.all}>
          Lihat Semua
        </PageLink>
      </div>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id}>
            <PageLink to={paths.event(username, event.id)} className={styles.event}>
              <Picture
                src={event.image_cover_url && pictureUrl(event.image_cover_url, 480)}
                srcSet={event.image_cover_url ? pictureSrcSet(event.image_cover_url, WIDTHS) : undefined}
                sizes="(min-width: 768px) 23rem, 100vw"
                alt=""
                width={480}
                height={270}
                className={styles.cover}
              />
              <span className={styles.about}>
                <span className={styles.date}>{formatDateLong(event.tanggal_start)}</span>
                <span className={styles.eventName}>{event.nama_event}</span>
                <span className={styles.place}>{event.nama_tempat}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
