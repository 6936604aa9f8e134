import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { eventEnd, eventStart } from '@lapak/domain/event-time';

/** The events as a schema.org ItemList. URLs are absolute when the origin is given. */
export function eventListJsonLd(
  events: readonly StoreEvent[],
  site: { origin: string; username: string },
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Event',
        name: event.nama_event,
        startDate: eventStart(event),
        endDate: eventEnd(event),
        url: site.origin + paths.event(site.username, event.id),
        image: event.image_cover_url ? site.origin + pictureUrl(event.image_cover_url, 1200) : undefined,
        location: { '@type': 'Place', name: event.nama_tempat, address: event.alamat },
        organizer: { '@type': 'Organization', name: event.nama_organizer },
      },
    })),
  };
}
