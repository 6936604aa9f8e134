import Type, { type Static } from 'typebox';
import {
  ClockTime,
  closed,
  Day,
  Flag,
  Html,
  HttpUrl,
  Key,
  LongText,
  Name,
  PicturePath,
  Quantity,
  Rupiah,
  Stock,
  When,
} from './fields.ts';
import { limits } from '../limits.ts';

const ticketFields = {
  nama_tiket: Name,
  harga: Rupiah,
  /** 0 = sold out. */
  quota: Stock,
  /** Maximum number per order. */
  max_qty: Quantity,
  sale_start: When,
  sale_end: When,
};
const Ticket = Type.Object({ key: Key, ...ticketFields }, closed);

const fields = {
  nama_event: Name,
  category: Name,
  image_cover: PicturePath,
  logo_organizer: Type.Optional(PicturePath),
  nama_organizer: Name,
  tanggal_start: Day,
  tanggal_end: Day,
  waktu_start: ClockTime,
  waktu_end: ClockTime,
  nama_tempat: Name,
  alamat: LongText,
  map_link: Type.Optional(HttpUrl),
  description: Html,
  /** 1: a checkout asks a name for each ticket, which stands on it. */
  name_per_ticket: Type.Optional(Flag),
  /** 1: in the console alone. */
  is_hidden: Type.Optional(Flag),
  tickets: Type.Array(Ticket, { maxItems: limits.tickets }),
};

/** An event as the console's form has it. */
export const EventForm = Type.Object(fields, closed);
export type EventForm = Static<typeof EventForm>;

/** An event of a store document. */
export const EventDocument = Type.Object({ key: Key, ...fields }, closed);
export type EventDocument = Static<typeof EventDocument>;
