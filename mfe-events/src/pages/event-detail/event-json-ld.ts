import type { StoreEvent, Ticket } from '@lapak/contracts/api/event';
import { pictureUrl } from '@lapak/contracts/pictures';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { plainText } from '@lapak/domain/plain-text';
import { eventEnd, eventStart } from '@lapak/domain/event-time';
import { ticketLimit, type SaleStop } from '../../features/event-sale/sale.ts';

interface EventPage {
  event: StoreEvent;
  stop: SaleStop;
  /** The public origin; empty when unknown. */
  origin: string;
  /** URL of the event. */
  url: string;
}

const availabilities = {
  on_sale: 'InStock',
  out_stock: 'SoldOut',
  not_started: 'PreOrder',
  sale_ended: 'OutOfStock',
} as const satisfies Record<Ticket['sell_status_reason'], string>;

function availability(ticket: Ticket, stop: SaleStop): string {
  const { sell_status_reason: reason } = ticket;
  if (stop !== null) return 'OutOfStock';
  return reason === 'on_sale' && ticketLimit(ticket, stop) === 0 ? 'SoldOut' : availabilities[reason];
}

const offer = (ticket: Ticket, { stop, url }: EventPage) => ({
  '@type': 'Offer',
  name: ticket.nama_tiket,
  url,
  price: ticket.harga,
  priceCurrency: 'IDR',
  availability: `https://schema.org/${availability(ticket, stop)}`,
  validFrom: ticket.tanggal_start,
  validThrough: ticket.tanggal_end,
});

/**
 * schema.org Event with an offer per kind of ticket. The vocabulary has no status for a past event: it stays
 * scheduled, with its `endDate` and no available offers.
 */
export function eventJsonLd(page: EventPage): Record<string, unknown> {
  const { event, origin, url } = page;
  const cover = event.image_cover_url;
  return {
    '@type': 'Event',
    name: event.nama_event,
    description: plainText(event.description, 500) || event.nama_event,
    startDate: eventStart(event),
    endDate: eventEnd(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    ...(cover && { image: [absoluteUrl(origin, pictureUrl(cover, 1200))] }),
    location: { '@type': 'Place', name: event.nama_tempat, address: event.alamat },
    organizer: { '@type': 'Organization', name: event.nama_organizer },
    ...(event.tickets.length > 0 && { offers: event.tickets.map((ticket) => offer(ticket, page)) }),
  };
}
