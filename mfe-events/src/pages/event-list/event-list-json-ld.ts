import type { StoreEvent } from '@lapak/contracts/api/event';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';

/** ISO 8601 in Jakarta time, as schema.org wants it. */
const moment = (date: string, time: string) => `${date.slice(0, 10)}T${time.slice(0, 5)}:00+07:00`;

/** The events as a schema.org ItemList. Addresses are absolute when the origin is known. */
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
        startDate: moment(event.tanggal_start, event.waktu_start),
        endDate: moment(event.tanggal_end, event.waktu_end),
        url: site.origin + paths.event(site.username, event.id),
        image: event.image_cover_url ? site.origin + pictureUrl(event.image_cover_url, 1200) : undefined,
        location: { '@type': 'Place', name: event.nama_tempat, address: event.alamat },
        organizer: { '@type': 'Organization', name: event.nama_organizer },
      },
    })),
  };
}
