import { limits } from '../limits.ts';
import Type, { type Static } from 'typebox';
import { Answer, Nullable, RowId } from './common.ts';

/** An event whose tickets are checked at the gate. Days and times are Jakarta's. */
export const GateEvent = Type.Object({
  id: RowId,
  nama_event: Type.String(),
  tanggal_start: Type.String(),
  tanggal_end: Type.String(),
  waktu_start: Type.String(),
  waktu_end: Type.String(),
  nama_tempat: Type.String(),
  /** Tickets that are paid for, and how many of them were admitted. */
  sold: Type.Integer(),
  admitted: Type.Integer(),
});
export type GateEvent = Static<typeof GateEvent>;

/** GET api/seller/toko/{toko}/acara: those that have not ended, the next one first; then the others. */
export const GateEventsResponse = Type.Object({ data: Type.Array(GateEvent) });
export type GateEventsResponse = Static<typeof GateEventsResponse>;

/** When a code was let in, on which device and by whom; both are empty where only the operator knows. */
export const GateUse = Type.Object({ at: Type.String(), device: Type.String(), by: Type.String() });
export type GateUse = Static<typeof GateUse>;

export const GateTicket = Type.Object({
  code: Type.String(),
  nama: Type.String(),
  nama_tiket: Type.String(),
  invoice: Type.String(),
  used: Nullable(GateUse),
  /** Who was let in with the same code besides, by devices without network. */
  again: Type.Array(GateUse),
});
export type GateTicket = Static<typeof GateTicket>;

/** GET api/seller/toko/{toko}/acara/{id}/tiket: every ticket that is paid for, by the name of its holder. */
export const GateTicketsResponse = Type.Object({
  data: Type.Object({ event: GateEvent, tickets: Type.Array(GateTicket) }),
});
export type GateTicketsResponse = Static<typeof GateTicketsResponse>;

export const GateScan = Type.Object({
  /** Made by the device: a scan that is delivered again counts once. */
  id: Type.String({
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  }),
  code: Type.String({ minLength: 1, maxLength: 200 }),
  /** By the device's clock, ISO 8601; later than the server's is now. */
  at: Type.String({ maxLength: 40 }),
  device: Type.String({ maxLength: 40 }),
  /** Whether the device let somebody in already, without asking: what it says now is a report. */
  let_in: Type.Boolean(),
});
export type GateScan = Static<typeof GateScan>;

/** POST api/seller/toko/{toko}/acara/{id}/masuk. */
export const GateScansBody = Type.Object({
  scans: Type.Array(GateScan, { minItems: 1, maxItems: limits.scansAtOnce }),
});
export type GateScansBody = Static<typeof GateScansBody>;

const gateResults = ['admitted', 'used', 'other-event', 'not-paid', 'order-number', 'unknown'] as const;

export const GateOutcome = Type.Object({
  id: Type.String(),
  /** `admitted` also when this very scan was delivered before. */
  result: Type.Enum(gateResults),
  /** Shown to the person at the gate. */
  info: Type.String(),
  ticket: Nullable(Type.Omit(GateTicket, ['used', 'again'])),
  /** Who was let in with the code, and when; this scan or one before. */
  used: Nullable(GateUse),
});
export type GateOutcome = Static<typeof GateOutcome>;

/** What became of each scan, in the order of the request. */
export const GateScansAnswer = Answer(Type.Array(GateOutcome));
export type GateScansAnswer = Static<typeof GateScansAnswer>;
