import Type, { type Static } from 'typebox';
import { EventForm } from '../store-document/event.ts';
import { Answer, EmptyAnswer, Flag, Nullable, Page, PageNumber, RowId } from './common.ts';

/**
 * A store's events in its console. An event has the fields of the import format (`docs/import-format.md`), and what is saved is checked
 * by the rules of the import: a refusal (422, code '-3') names each field by its place in the form, `tickets.1.quota`. Pictures are
 * named by the path that their upload answered. Days and times are Jakarta's.
 */

/** `prepared`: hidden, in the console alone; the others are in the shop, by their days and times. */
const eventStates = ['all', 'coming', 'running', 'past', 'prepared'] as const;
const EventStateFilter = Type.Enum(eventStates);
const EventState = Type.Enum(['coming', 'running', 'past', 'prepared']);

/** GET api/seller/toko/{toko}/event. */
export const SellerEventsQuery = Type.Object({
  /** Words of the name, the category or the place. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(EventStateFilter),
  page: Type.Optional(PageNumber),
});
export type SellerEventsQuery = Static<typeof SellerEventsQuery>;

export const SellerEventItem = Type.Object({
  id: RowId,
  nama_event: Type.String(),
  image_url: Nullable(Type.String()),
  tanggal_start: Type.String(),
  tanggal_end: Type.String(),
  waktu_start: Type.String(),
  waktu_end: Type.String(),
  nama_tempat: Type.String(),
  state: EventState,
  /** Tickets that orders hold, paid for or not yet, of those there are in all; 0 of 0 without kinds. */
  sold: Type.Integer(),
  quota: Type.Integer(),
});
export type SellerEventItem = Static<typeof SellerEventItem>;

/** How many events the store has in each state, whatever the search. */
export const EventCounts = Type.Object({
  all: Type.Integer(),
  coming: Type.Integer(),
  running: Type.Integer(),
  past: Type.Integer(),
  prepared: Type.Integer(),
});
export type EventCounts = Static<typeof EventCounts>;

/** Those that have not ended first, the next one first; then the others, the latest first. */
export const SellerEventsResponse = Type.Object({
  ...Page(SellerEventItem).properties,
  counts: EventCounts,
});
export type SellerEventsResponse = Static<typeof SellerEventsResponse>;

export const SellerEvent = Type.Object({
  id: RowId,
  /** For `If-Match`; also the answer's `ETag`. Sales do not change it. */
  version: Type.String(),
  event: EventForm,
  /** Where the pictures of the form are shown: addresses by path. */
  pictures: Type.Record(Type.String(), Type.String()),
  /** Tickets that orders hold, by the key of their kind; of kinds that were removed, too. */
  sold: Type.Record(Type.String(), Type.Integer()),
  changed_at: Type.String(),
  /** Who changed it last in the console; null when an import did. */
  changed_by: Nullable(Type.String()),
});
export type SellerEvent = Static<typeof SellerEvent>;

/** GET api/seller/toko/{toko}/event/{id}. */
export const SellerEventResponse = Type.Object({ data: SellerEvent });
export type SellerEventResponse = Static<typeof SellerEventResponse>;

/** A kind of tickets without a key is new; its key is made from its name. */
export type SavedTicket = Omit<EventForm['tickets'][number], 'key'> & { key?: string };

/**
 * POST api/seller/toko/{toko}/event makes an event; of the same with /{id} and `If-Match` saves it. A wrong field is refused by the rules
 * of the import, not by this schema. A quota below what is sold is refused.
 */
export const SaveEventBody = Type.Object({
  event: Type.Unsafe<Omit<EventForm, 'tickets'> & { tickets: SavedTicket[] }>({
    type: 'object',
    additionalProperties: true,
  }),
});
export type SaveEventBody = Static<typeof SaveEventBody>;

/** Every change of an event answers the event as it is then. */
export const SellerEventAnswer = Answer(SellerEvent);
export type SellerEventAnswer = Static<typeof SellerEventAnswer>;

/**
 * 412: somebody else has changed the event since. Nothing was written, and `data` is the event as it is now. 428 when a save comes
 * without `If-Match`.
 */
export const EventChangedAnswer = Type.Object({
  code: Type.String(),
  info: Type.String(),
  data: SellerEvent,
});

/**
 * DELETE api/seller/toko/{toko}/event/{id}, with `If-Match`: takes it out for good. Tickets that were bought stay, and are admitted. To
 * hide it, save it with `is_hidden`.
 */
export const RemoveEventAnswer = EmptyAnswer;
export type RemoveEventAnswer = Static<typeof RemoveEventAnswer>;

/** `waiting`: not paid for yet; `paid`: not admitted yet; `inside`: admitted. */
const attendeeStates = ['waiting', 'paid', 'inside'] as const;
const AttendeeState = Type.Enum(attendeeStates);
export type AttendeeState = Static<typeof AttendeeState>;

/** GET api/seller/toko/{toko}/event/{id}/peserta. */
export const AttendeesQuery = Type.Object({
  /** Words of the name, the kind of ticket, the code or the order's number. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(AttendeeState),
  page: Type.Optional(PageNumber),
});
export type AttendeesQuery = Static<typeof AttendeesQuery>;

/** The query of the same address with /unduh. */
export const AttendeesExportQuery = Type.Object({
  ...Type.Omit(AttendeesQuery, ['page']).properties,
  format: Type.Enum(['xlsx', 'csv']),
});
export type AttendeesExportQuery = Static<typeof AttendeesExportQuery>;

export const SellerAttendee = Type.Object({
  /** The ticket's code, which it has once it is paid for. */
  code: Nullable(Type.String()),
  nama: Type.String(),
  nama_tiket: Type.String(),
  invoice: Type.String(),
  /** Public id of the order. */
  order: Type.String(),
  state: AttendeeState,
  admitted_at: Nullable(Type.String()),
});
export type SellerAttendee = Static<typeof SellerAttendee>;

/** Each ticket of an order that is paid for or may yet be, by the name of its holder. */
export const AttendeesResponse = Type.Object({
  ...Page(SellerAttendee).properties,
  event: Type.Object({ id: RowId, nama_event: Type.String(), is_hidden: Flag }),
  counts: Type.Object({
    all: Type.Integer(),
    waiting: Type.Integer(),
    paid: Type.Integer(),
    inside: Type.Integer(),
  }),
});
export type AttendeesResponse = Static<typeof AttendeesResponse>;
