import type { EventTransaction } from '@lapak/contracts/api/event';
import { socialLink } from '@lapak/domain/links';
import { eventDays, eventHours } from '@lapak/domain/event-time';
import { formatDateTimeLong } from '@lapak/domain/dates';

/** The data of one ticket on screen, on paper and in its picture. */
export interface TicketPiece {
  code: string;
  /** Position in this order: "Tiket 1 dari 12". */
  position: string;
  /** Cover of the event, or null. */
  cover: string | null;
  invoice: string;
  eventName: string;
  organizer: string;
  ticketName: string;
  days: string;
  hours: string;
  venue: string;
  address: string;
  mapLink: string | null;
  /** Who is named on the ticket, else the buyer. */
  holder: string;
  holderTitle: 'Nama' | 'Nama Pemesan';
  /** When it was admitted at the gate, or null. */
  usedAt: string | null;
}

const GROUP = /.{1,4}/gu;

/** A booking code in groups of four, to be read out. */
export const codeGroups = (code: string): string[] => code.match(GROUP) ?? [];

/** The issued tickets of an order. */
export function ticketPieces({ event, invoice, nama, tickets }: EventTransaction): TicketPiece[] {
  const issued = tickets.flatMap(({ nama_tiket: ticketName, names, pivot }) =>
    pivot.booking_code === null
      ? []
      : [{ ticketName, name: names[0], code: pivot.booking_code, usedAt: pivot.used_at }],
  );
  return issued.map(({ ticketName, name, code, usedAt }, index) => ({
    code,
    position: `Tiket ${index + 1} dari ${issued.length}`,
    cover: event.image_cover_url,
    invoice,
    eventName: event.nama_event,
    organizer: event.nama_organizer,
    ticketName,
    days: eventDays(event),
    hours: eventHours(event),
    venue: event.nama_tempat,
    address: event.alamat,
    mapLink: socialLink(event.map_link) || null,
    holder: name ?? nama,
    holderTitle: name === undefined ? 'Nama Pemesan' : 'Nama',
    usedAt: usedAt && formatDateTimeLong(usedAt),
  }));
}
