import Type, { type Static } from 'typebox';
import { Answer, Nullable, Page, Rupiah, Username, RowId } from './common.ts';
import { OrderPaymentMethod, OrderStatus, RejectReason } from './order.ts';

const SellStatusReason = Type.Union([
  Type.Literal('out_stock'),
  Type.Literal('on_sale'),
  Type.Literal('sale_ended'),
  Type.Literal('not_started'),
]);

/** Up to this number of tickets a kind is nearly sold out. */
export const FEW_TICKETS = 10;

export const Ticket = Type.Object({
  id: Type.Integer(),
  nama_tiket: Type.String(),
  harga: Rupiah,
  /** Remaining number. */
  qty: Type.Integer(),
  /** On sale, and at most `FEW_TICKETS` are left, whatever one order may take. */
  is_few_left: Type.Boolean(),
  is_sell: Type.Boolean(),
  sell_status_reason: SellStatusReason,
  /** The sale begins: ISO 8601 with the offset of Jakarta. */
  tanggal_start: Type.String(),
  /** The sale ends: ISO 8601 with the offset of Jakarta. */
  tanggal_end: Type.String(),
  max_qty: Nullable(Type.Integer()),
});
export type Ticket = Static<typeof Ticket>;

export const StoreEvent = Type.Object({
  id: Type.Integer(),
  nama_event: Type.String(),
  category: Type.String(),
  image_cover_url: Nullable(Type.String()),
  logo_organizer_url: Nullable(Type.String()),
  nama_organizer: Type.String(),
  tanggal_start: Type.String(),
  tanggal_end: Type.String(),
  waktu_start: Type.String(),
  waktu_end: Type.String(),
  nama_tempat: Type.String(),
  alamat: Type.String(),
  map_link: Nullable(Type.String()),
  description: Type.String(),
  /** Whether an order needs a name for each ticket: `names` of `TicketChoice`. */
  name_per_ticket: Type.Boolean(),
  tickets: Type.Array(Ticket),
});
export type StoreEvent = Static<typeof StoreEvent>;

/** GET api/event?username=. */
export const EventListResponse = Type.Object({ data: Type.Array(StoreEvent), date_server: Type.String() });
export type EventListResponse = Static<typeof EventListResponse>;
/** GET api/event/{id}?username=. */
export const EventResponse = Type.Object({ data: StoreEvent, date_server: Type.String() });
export type EventResponse = Static<typeof EventResponse>;

export const EventTransaction = Type.Object({
  id: Type.String(),
  token: Type.String(),
  invoice: Type.String(),
  status: OrderStatus,
  status_pembayaran: OrderStatus,
  /** Price details of the tickets: `total` = `total_tickets` + `admin_fee` + `kode_unik`. */
  total_tickets: Rupiah,
  admin_fee: Rupiah,
  total: Rupiah,
  kode_unik: Type.Integer(),
  payment_expired_date: Nullable(Type.String()),
  expired_date: Nullable(Type.String()),
  created_at: Type.String(),
  nama: Type.String(),
  handphone: Type.String(),
  email: Type.String(),
  ongkir: Rupiah,
  event: StoreEvent,
  tickets: Type.Array(
    Type.Object({
      id: Type.Integer(),
      nama_tiket: Type.String(),
      qty: Type.Integer(),
      /** Names on these tickets, as many as `qty`; empty where the event asked for none. */
      names: Type.Array(Type.String()),
      pivot: Type.Object({
        booking_code: Nullable(Type.String()),
        harga: Rupiah,
        /** When the ticket was admitted at the gate. */
        used_at: Nullable(Type.String()),
      }),
    }),
  ),
  bukti_transfer_url: Nullable(Type.String()),
  tanggal_transfer: Nullable(Type.String()),
  reject_reason: RejectReason,
  bank_image_url: Nullable(Type.String()),
  nama_bank: Nullable(Type.String()),
  nomor_rekening: Nullable(Type.String()),
  nama_rekening: Nullable(Type.String()),
  /** Null without a chosen method: any account of the store can be paid to. */
  payment_method: Nullable(OrderPaymentMethod),
  /** The store that the order belongs to. */
  toko: Type.Object({ nama_toko: Type.String(), username: Type.String() }),
});
export type EventTransaction = Static<typeof EventTransaction>;
export const EventTransactionResponse = Type.Object({ data: EventTransaction, date_server: Type.String() });
export type EventTransactionResponse = Static<typeof EventTransactionResponse>;
export const EventTransactionListResponse = Page(EventTransaction);
export type EventTransactionListResponse = Static<typeof EventTransactionListResponse>;

/** The chosen tickets as a browser sends them; the API looks up prices and quotas itself. */
export const TicketChoice = Type.Object(
  {
    id: RowId,
    qty: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** As many as `qty`, where the event has `name_per_ticket`; else they are left out of the order. */
    names: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10_000 })),
  },
  { additionalProperties: true },
);
export type TicketChoice = Static<typeof TicketChoice>;
const choices = Type.Array(TicketChoice, { minItems: 1, maxItems: 50 });

/** POST api/event/transaction/before-checkout. */
export const EventBeforeCheckoutBody = Type.Object({ username: Username, event_id: RowId, tickets: choices });
export type EventBeforeCheckoutBody = Static<typeof EventBeforeCheckoutBody>;

/**
 * POST api/event/transaction/checkout (header `Idempotency-Key`). Without `payment_method_id` any account of the store
 * can be paid to. `expected_total` is the displayed total of the tickets, without admin fee and unique code; when the
 * server's figure differs it answers code '-4' with an `EventQuote` and makes no order.
 */
export const EventCheckoutBody = Type.Object({
  ...EventBeforeCheckoutBody.properties,
  nama: Type.String({ maxLength: 200 }),
  handphone: Type.String({ maxLength: 100 }),
  email: Type.String({ maxLength: 200 }),
  payment_method_id: Type.Optional(Nullable(RowId)),
  mobile_e_wallet: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
  expected_total: Type.Optional(Rupiah),
});
export type EventCheckoutBody = Static<typeof EventCheckoutBody>;
/** With code '-4'. */
export const EventQuote = Type.Object({ total_tickets: Rupiah, admin_fee: Rupiah, total: Rupiah });
export type EventQuote = Static<typeof EventQuote>;
/** A free order is `PAID` at once, with its tickets. */
export const EventCheckoutAnswer = Answer(
  Type.Object({
    id: Type.String(),
    token: Type.String(),
    invoice: Type.String(),
    total: Rupiah,
    status: OrderStatus,
    /** False when no mail about the order is sent, as its mailbox had too many that day. */
    mailed: Type.Boolean(),
  }),
);
export type EventCheckoutAnswer = Static<typeof EventCheckoutAnswer>;

/** POST api/event/transaction/bukti-transfer/{id} (multipart). */
export const EventProofAnswer = Answer(Type.Object({ status: OrderStatus, status_pembayaran: OrderStatus }));
export type EventProofAnswer = Static<typeof EventProofAnswer>;
