import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { JsonLd } from '@lapak/ui/json-ld';
import { PageMeta } from '@lapak/ui/page-meta';
import { eventListJsonLd } from './event-list-json-ld.ts';

interface EventListMetadataProps {
  username: string;
  storeName: string;
  events: StoreEvent[];
}

/** Metadata for link previews and search engines. */
export function EventListMetadata({ username, storeName, events }: EventListMetadataProps) {
  const origin = useAppSelector(selectPublicOrigin);
  const names = events.slice(0, 3).map((event) => event.nama_event);
  const cover = events.find((event) => event.image_cover_url)?.image_cover_url;
  return (
    <>
      <PageMeta
        title={`Event - ${storeName}`}
        description={
          names.length > 0
            ? `Beli tiket ${names.join(', ')} di ${storeName}.`
            : `Event dan tiket dari ${storeName}.`
        }
        url={origin + paths.events(username)}
        image={cover && origin + pictureUrl(cover, 1200)}
        siteName={storeName}
      />
      {events.length > 0 && <JsonLd data={eventListJsonLd(events, { origin, username })} />}
    </>
  );
}
