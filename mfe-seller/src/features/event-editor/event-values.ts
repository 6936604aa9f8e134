import type { SavedTicket, SaveEventBody, SellerEvent } from '@lapak/contracts/api/seller-event';
import { digitsOf, numberOf } from '../editor/digits.ts';
import type { Picture } from '../editor/use-send-picture.ts';

/** An event as it is saved. */
export type EventFields = SaveEventBody['event'];

const textFields = [
  ...(['nama_event', 'category', 'nama_organizer', 'tanggal_start', 'tanggal_end'] as const),
  ...(['waktu_start', 'waktu_end', 'nama_tempat', 'alamat', 'map_link', 'description'] as const),
] as const;
const flagFields = ['name_per_ticket', 'is_hidden'] as const;

export interface TicketValues {
  /** '' until it is saved. */
  key: string;
  nama_tiket: string;
  harga: string;
  quota: string;
  max_qty: string;
  sale_start: string;
  sale_start_clock: string;
  sale_end: string;
  sale_end_clock: string;
}

/** What the editor's fields hold. Numbers are their digits, days are YYYY-MM-DD, times are HH:mm, '' is nothing. */
export type EventValues = Record<(typeof textFields)[number], string> &
  Record<(typeof flagFields)[number], boolean> & {
    image_cover: Picture | null;
    logo_organizer: Picture | null;
    /** Pictures that are being sent. */
    sending: number;
    tickets: readonly TicketValues[];
  };

/** A kind of tickets that is added. */
export const newTicket: TicketValues = {
  key: '',
  nama_tiket: '',
  harga: '',
  quota: '',
  max_qty: '5',
  sale_start: '',
  sale_start_clock: '',
  sale_end: '',
  sale_end_clock: '',
};

export const newEventValues: EventValues = {
  nama_event: '',
  category: '',
  nama_organizer: '',
  tanggal_start: '',
  tanggal_end: '',
  waktu_start: '',
  waktu_end: '',
  nama_tempat: '',
  alamat: '',
  map_link: '',
  description: '',
  name_per_ticket: false,
  is_hidden: false,
  image_cover: null,
  logo_organizer: null,
  sending: 0,
  tickets: [],
};

const dayOf = (moment: string | undefined) => moment?.slice(0, 10) ?? '';
const clockOf = (moment: string | undefined) => moment?.slice(11, 16) ?? '';

const ticketValues = ({ key = '', ...ticket }: SavedTicket): TicketValues => ({
  key,
  nama_tiket: ticket.nama_tiket,
  harga: digitsOf(ticket.harga),
  quota: digitsOf(ticket.quota),
  max_qty: digitsOf(ticket.max_qty),
  sale_start: dayOf(ticket.sale_start),
  sale_start_clock: clockOf(ticket.sale_start),
  sale_end: dayOf(ticket.sale_end),
  sale_end_clock: clockOf(ticket.sale_end),
});

/** The fields of an event. */
export function eventValues({
  event,
  pictures,
}: {
  event: EventFields;
  pictures: SellerEvent['pictures'];
}): EventValues {
  const texts = Object.fromEntries(textFields.map((name) => [name, event[name] ?? '']));
  const flags = Object.fromEntries(flagFields.map((name) => [name, event[name] === 1]));
  const picture = (file: string | undefined) => {
    const url = pictures[file ?? ''];
    return file === undefined || url === undefined ? null : { file, url };
  };
  return {
    ...newEventValues,
    ...texts,
    ...flags,
    image_cover: picture(event.image_cover),
    logo_organizer: picture(event.logo_organizer),
    tickets: event.tickets.map(ticketValues),
  };
}

/** A moment in Jakarta; one that was not changed keeps its seconds, and a day alone is the whole day. */
function momentOf(day: string, clock: string, base: string | undefined): string {
  if (base !== undefined && dayOf(base) === day && clockOf(base) === clock) return base;
  return clock === '' ? day : `${day} ${clock}`;
}

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

function ticketOf(values: TicketValues, base: EventFields | null) {
  const before = base?.tickets.find(({ key }) => key === values.key && values.key !== '');
  return withoutEmpty({
    key: values.key,
    nama_tiket: values.nama_tiket.trim(),
    harga: numberOf(values.harga),
    quota: numberOf(values.quota),
    max_qty: numberOf(values.max_qty),
    sale_start: momentOf(values.sale_start, values.sale_start_clock, before?.sale_start),
    sale_end: momentOf(values.sale_end, values.sale_end_clock, before?.sale_end),
  });
}

/**
 * The event that the fields mean. What is missing is left out.
 * @param base the event as it was loaded; null for one that is not there yet
 */
export function eventOf(values: EventValues, base: EventFields | null): EventFields {
  const texts = Object.fromEntries(textFields.map((name) => [name, values[name].trim()]));
  return {
    ...withoutEmpty({
      ...texts,
      image_cover: values.image_cover?.file,
      logo_organizer: values.logo_organizer?.file,
    }),
    description: values.description,
    alamat: values.alamat.trim(),
    name_per_ticket: values.name_per_ticket ? 1 : 0,
    is_hidden: values.is_hidden ? 1 : 0,
    tickets: values.tickets.map((ticket) => ticketOf(ticket, base)),
  } as EventFields; // the rules report what is missing
}
