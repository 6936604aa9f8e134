import { eventChecks } from '@lapak/contracts/store-document/event-checks';
import { inEventWords } from '@lapak/contracts/store-document/event-labels';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import { FORM_ERROR, setIn } from 'final-form';
import { waitForPictures } from '../editor/sending.ts';
import { eventOf, type EventFields, type EventValues } from './event-values.ts';

const required = 'Wajib diisi';

const neededTexts = [
  ...(['nama_event', 'category', 'nama_organizer', 'nama_tempat', 'alamat'] as const),
  ...(['tanggal_start', 'tanggal_end', 'waktu_start', 'waktu_end'] as const),
];
const neededOfTicket = ['nama_tiket', 'harga', 'quota', 'max_qty', 'sale_start', 'sale_end'] as const;

/** What is missing that every event has, by place: `tickets.0.quota`. */
function missing(values: EventValues): Record<string, string> {
  const places: Record<string, string> = {};
  for (const name of neededTexts) if (values[name].trim() === '') places[name] = required;
  if (!values.image_cover) places.image_cover = 'Tambahkan poster';
  if (values.sending > 0) places.image_cover = waitForPictures;
  values.tickets.forEach((ticket, at) => {
    for (const name of neededOfTicket)
      if (ticket[name].trim() === '') places[`tickets.${at}.${name}`] = required;
  });
  return places;
}

/** Errors by place in the shape of the form. */
export function formErrors(places: Readonly<Record<string, string>>): object {
  let errors: object = {};
  for (const [place, message] of Object.entries(places)) {
    const [head = '', at = '', field = 'nama_tiket'] = place.split('.');
    const path = head === 'tickets' ? (at === '' ? FORM_ERROR : `tickets[${at}].${field}`) : head;
    errors = setIn(errors, path, message) ?? {};
  }
  return errors;
}

/** The errors that the browser finds by itself. */
export function eventErrors(values: EventValues, base: EventFields | null, now: Date): object {
  const places = missing(values);
  const event = eventOf(values, base);
  // Keys that are left out are made by the server.
  const checked = { key: 'acara', ...event } as EventDocument;
  for (const { path, message } of eventChecks(checked, '', now)) {
    const place = path.slice(1).replaceAll('/', '.');
    places[place] ??= inEventWords(message);
  }
  return formErrors(places);
}
