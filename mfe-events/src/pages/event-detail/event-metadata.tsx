import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { plainText } from '@lapak/domain/plain-text';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { JsonLd } from '@lapak/ui/json-ld';
import { PageMeta } from '@lapak/ui/page-meta';
import { eventDateText } from '@lapak/domain/event-time';
import { eventJsonLd } from './event-json-ld.ts';
import type { SaleStop } from '../../features/event-sale/sale.ts';

interface EventMetadataProps {
  username: string;
  event: StoreEvent;
  stop: SaleStop;
  storeName: string;
}

/** Metadata for link previews and search engines: cover, date and place. */
export function EventMetadata({ username, event, stop, storeName }: EventMetadataProps) {
  const origin = useAppSelector(selectPublicOrigin);
  const url = origin + paths.event(username, event.id);
  const cover = event.image_cover_url;
  return (
    <>
      <PageMeta
        title={`${event.nama_event} - ${storeName}`}
        description={`${eventDateText(event)}, ${event.nama_tempat}. ${plainText(event.description, 100)}`.trim()}
        url={url}
        image={cover && absoluteUrl(origin, pictureUrl(cover, 1200))}
        imageAlt={event.nama_event}
        siteName={storeName}
      />
      <JsonLd data={eventJsonLd({ event, stop, origin, url })} />
    </>
  );
}
