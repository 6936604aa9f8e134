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
} from '@lapak/contracts/store-document/fields';

const Ticket = Type.Object(
  {
    key: Key,
    nama_tiket: Name,
    harga: Rupiah,
    /** 0 = sold out. */
    quota: Stock,
    /** Maximum number per order. */
    max_qty: Quantity,
    sale_start: When,
    sale_end: When,
  },
  closed,
);

export const EventDocument = Type.Object(
  {
    key: Key,
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
    tickets: Type.Array(Ticket, { maxItems: 50 }),
  },
  closed,
);
export type EventDocument = Static<typeof EventDocument>;
