import { icons } from '@lapak/ui/icons';
import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { Icon } from '@lapak/ui/icon';
import { Picture } from '@lapak/ui/picture';
import { PriceTag } from '@lapak/ui/price-tag';
import { eventOffer, offerTexts } from '../../features/event-sale/event-offer.ts';
import { eventDateText } from '@lapak/domain/event-time';
import styles from './event-card.module.css';

interface EventCardProps {
  username: string;
  event: StoreEvent;
  /** Whether the cover is in the first view. */
  isFirstView: boolean;
  isOver: boolean;
}

const offerTones = { 'sold-out': 'danger', few: 'warning', ended: 'neutral' } as const;

/** An event: cover, name, date, place and the lowest price, linked to its detail. */
export function EventCard({ username, event, isFirstView, isOver }: EventCardProps) {
  const cover = event.image_cover_url;
  const { prices, state } = isOver ? { prices: null, state: null } : eventOffer(event);
  return (
    <PageLink className={styles.card} to={paths.event(username, event.id)}>
      <Picture
        className={styles.cover}
        src={cover && pictureUrl(cover, 640)}
        srcSet={cover ? pictureSrcSet(cover, [320, 480, 640, 800]) : ''}
        sizes="(min-width: 1200px) 368px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
        width={640}
        height={360}
        alt=""
        priority={isFirstView}
      />
      <div className={styles.body}>
        <span className={styles.badges}>
          <Badge tone="primary">{event.category}</Badge>
          {isOver && <Badge>Sudah berakhir</Badge>}
          {state && <Badge tone={offerTones[state]}>{offerTexts[state]}</Badge>}
        </span>
        <span className={styles.name}>{event.nama_event}</span>
        <span className={styles.fact}>
          <Icon shape={icons.calendar} size={18} />
          <span>{eventDateText(event)}</span>
        </span>
        <span className={styles.fact}>
          <Icon shape={icons.location} size={18} />
          <span>{event.nama_tempat}</span>
        </span>
        {prices && <PriceTag price={prices.lowest} upTo={prices.highest} isCard />}
      </div>
    </PageLink>
  );
}
