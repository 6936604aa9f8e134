import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { JsonLd } from '@lapak/ui/json-ld';
import { eventListJsonLd } from './event-list-json-ld.ts';

interface EventListMetadataProps {
  username: string;
  storeName: string;
  events: StoreEvent[];
}

/** What a chat or a search engine shows of the page. */
export function EventListMetadata({ username, storeName, events }: EventListMetadataProps) {
  const origin = useAppSelector(selectPublicOrigin);
  const address = origin + paths.events(username);
  const title = `Event - ${storeName}`;
  const names = events.slice(0, 3).map((event) => event.nama_event);
  const description =
    names.length > 0
      ? `Beli tiket ${names.join(', ')} di ${storeName}.`
      : `Event dan tiket dari ${storeName}.`;
  const cover = events.find((event) => event.image_cover_url)?.image_cover_url;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      {cover && <meta property="og:image" content={origin + pictureUrl(cover, 1200)} />}
      <link rel="canonical" href={address} />
      {events.length > 0 && <JsonLd data={eventListJsonLd(events, { origin, username })} />}
    </>
  );
}
