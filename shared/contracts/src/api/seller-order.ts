import { limits } from '../limits.ts';
import Type, { type Static } from 'typebox';
import { ProductCategory } from './catalogue.ts';
import { Answer, Flag, Nullable, Page, PageNumber, Rupiah } from './common.ts';
import { paymentGroups } from '../payment-kinds.ts';
import { DeliveryStatus, OrderStatus } from './order.ts';

/**
 * Lists of orders by what is to be done with them: `all`; `proof`, a proof of transfer to check; `unpaid`; `pack`, paid goods to
 * pack; `packed`, to be sent; `sent`, on the way; `done`; `ended`, expired or rejected. An order is in `all` and one other.
 */
export const orderFilters = [
  ...(['all', 'proof', 'unpaid', 'pack', 'packed'] as const),
  ...(['sent', 'done', 'ended'] as const),
] as const;
export const OrderFilter = Type.Enum(orderFilters);
export type OrderFilter = Static<typeof OrderFilter>;

const orderKinds = ['barang', 'jasa', 'digital_product', 'event'] as const;
export const OrderKind = Type.Enum(orderKinds);
export type OrderKind = Static<typeof OrderKind>;

/** What a seller can do with an order. */
const orderSteps = ['confirm', 'reject', 'pack', 'ship', 'correct', 'note'] as const;
export const OrderStep = Type.Enum(orderSteps);
export type OrderStep = Static<typeof OrderStep>;

/** GET api/seller/toko/{toko}/pesanan. `q`: invoice, name or phone number. */
export const SellerOrdersQuery = Type.Object({
  filter: Type.Optional(OrderFilter),
  kind: Type.Optional(OrderKind),
  q: Type.Optional(Type.String({ maxLength: 100 })),
  page: Type.Optional(PageNumber),
});
export type SellerOrdersQuery = Static<typeof SellerOrdersQuery>;

export const SellerOrderItem = Type.Object({
  /** Public id. */
  id: Type.String(),
  invoice: Type.String(),
  kind: OrderKind,
  status: OrderStatus,
  status_pengiriman: DeliveryStatus,
  filter: OrderFilter,
  nama: Type.String(),
  handphone: Type.String(),
  total: Rupiah,
  /** How many pieces or tickets there are, and the first one's name. */
  items: Type.Object({ count: Type.Integer(), first: Type.String() }),
  expedisi: Nullable(Type.String()),
  resi: Nullable(Type.String()),
  created_at: Type.String(),
  /** While it is unpaid. */
  expires_at: Nullable(Type.String()),
  /** When the proof came in. */
  proof_at: Nullable(Type.String()),
  steps: Type.Array(OrderStep),
});
export type SellerOrderItem = Static<typeof SellerOrderItem>;

/** How many orders each filter has, whatever the search. */
export const OrderCounts = Type.Object(
  Object.fromEntries(orderFilters.map((filter) => [filter, Type.Integer()])) as Record<
    OrderFilter,
    Type.TInteger
  >,
);
export type OrderCounts = Static<typeof OrderCounts>;

export const SellerOrdersResponse = Type.Object({
  ...Page(SellerOrderItem).properties,
  counts: OrderCounts,
});
export type SellerOrdersResponse = Static<typeof SellerOrdersResponse>;

/** An account that was or should have been paid to. */
const PaidAccount = Type.Object({
  group: Type.Enum(paymentGroups),
  nama: Type.String(),
  nomor_rekening: Type.String(),
  nama_rekening: Type.String(),
});

/** What happened to an order: a moment of its own, a step of somebody, or a mail. */
export const TimelineEntry = Type.Object({
  at: Type.String(),
  /** `placed`, `proof`, `paid`, `ended`, `received`, an action of the log such as `order.confirm`, or `mail`. */
  what: Type.String(),
  /** Who did it; null for the buyer and the clock. */
  actor: Nullable(Type.String()),
  /** A mail's kind, recipient and state, or a step's values. */
  facts: Type.Record(Type.String(), Type.Unknown()),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

export const SellerOrderLine = Type.Object({
  nama: Type.String(),
  image_url: Nullable(Type.String()),
  /** "Ukuran" / "XL"; of a ticket its holders. */
  details: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  qty: Type.Integer(),
  harga: Rupiah,
  category: Nullable(ProductCategory),
});
export type SellerOrderLine = Static<typeof SellerOrderLine>;

export const SellerOrder = Type.Object({
  ...Type.Omit(SellerOrderItem, ['items']).properties,
  email: Type.String(),
  /** Opens a chat with the buyer; null without a number that WhatsApp knows. The seller's text is put behind it. */
  chat_number: Nullable(Type.String()),
  alamat: Nullable(Type.String()),
  kode_pos: Nullable(Type.String()),
  district: Nullable(Type.String()),
  catatan: Nullable(Type.String()),
  dropshipper: Flag,
  dropshipper_name: Nullable(Type.String()),
  dropshipper_info: Nullable(Type.String()),
  reseller_email: Nullable(Type.String()),
  order_date: Nullable(Type.String()),
  order_time: Nullable(Type.String()),
  identity_number: Nullable(Type.String()),
  has_identity_picture: Type.Boolean(),
  custom_fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  event: Nullable(Type.String()),
  lines: Type.Array(SellerOrderLine),
  weight_grams: Type.Integer(),
  total_harga_barang: Rupiah,
  ongkir: Rupiah,
  discount: Rupiah,
  voucher_code: Nullable(Type.String()),
  donate_amount: Rupiah,
  donation_recipient: Nullable(Type.String()),
  admin_fee: Rupiah,
  kode_unik: Type.Integer(),
  /** Chosen at the checkout; null when any account may be paid to. */
  payment_account: Nullable(PaidAccount),
  /** What a payment provider collects for it; null when none does. */
  automatic: Nullable(
    Type.Object({
      provider: Type.String(),
      /** `preparing`: not answered yet; `closed`: refused, or ended with its order. */
      state: Type.Enum(['preparing', 'ready', 'paid', 'closed'] as const),
      /** What the provider, or the way to it, said last that went wrong; in its own words. */
      problem: Nullable(Type.String()),
    }),
  ),
  /** What the buyer states about a transfer; null without a proof. */
  transfer: Nullable(
    Type.Object({
      at: Nullable(Type.String()),
      amount: Nullable(Rupiah),
      account: Nullable(PaidAccount),
      /** Address of the picture, for the console's session alone; null when it was removed. */
      proof_url: Nullable(Type.String()),
    }),
  ),
  /** Other open orders whose total is within 999 rupiah of this one's: the transfer may be theirs. None where no transfer is looked for. */
  similar: Type.Array(
    Type.Object({ id: Type.String(), invoice: Type.String(), nama: Type.String(), total: Rupiah }),
  ),
  reject_reason: Nullable(Type.String()),
  seller_note: Nullable(Type.String()),
  timeline: Type.Array(TimelineEntry),
});
export type SellerOrder = Static<typeof SellerOrder>;

/** GET api/seller/toko/{toko}/pesanan/{id}. */
export const SellerOrderResponse = Type.Object({ data: SellerOrder });
export type SellerOrderResponse = Static<typeof SellerOrderResponse>;

/**
 * POST api/seller/toko/{toko}/langkah: one step with one or many orders. `reason` is for the buyer of a rejected order;
 * `resi` and `kurir` are for `ship` and `correct`; `note` is for `note`, an empty one removes it. `note_seen` is the one that it
 * replaces, as the order had it, empty for none: a step in place of any other note is not made.
 */
export const OrderStepBody = Type.Object({
  step: OrderStep,
  orders: Type.Array(
    Type.Object({
      id: Type.String({ maxLength: 60 }),
      resi: Type.Optional(Type.String({ maxLength: 100 })),
      kurir: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    { minItems: 1, maxItems: limits.ordersAtOnce },
  ),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  note: Type.Optional(Type.String({ maxLength: 1000 })),
  note_seen: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type OrderStepBody = Static<typeof OrderStepBody>;

/** What became of a step with one order; `info` says why it was not made, and who did what before. */
export const StepOutcome = Type.Object({
  id: Type.String(),
  invoice: Nullable(Type.String()),
  ok: Type.Boolean(),
  info: Type.String(),
});
export type StepOutcome = Static<typeof StepOutcome>;
export const OrderStepAnswer = Answer(Type.Array(StepOutcome));
export type OrderStepAnswer = Static<typeof OrderStepAnswer>;

/** States of an order for which a seller has a chat text. `{nama}`, `{invoice}`, `{total}`, `{resi}` and `{toko}` are filled in. */
export const chatStates = ['unpaid', 'proof', 'paid', 'packed', 'sent', 'done', 'ended'] as const;
export const ChatState = Type.Enum(chatStates);
export type ChatState = Static<typeof ChatState>;
export const ChatTexts = Type.Object(
  Object.fromEntries(
    chatStates.map((state) => [state, Type.String({ minLength: 1, maxLength: 1000 })]),
  ) as Record<ChatState, Type.TString>,
);
export type ChatTexts = Static<typeof ChatTexts>;
/** GET api/seller/toko/{toko}/teks-chat. */
export const ChatTextsResponse = Type.Object({ data: ChatTexts });
export type ChatTextsResponse = Static<typeof ChatTextsResponse>;
/** POST api/seller/toko/{toko}/teks-chat: those that are to change. The answer has all of them. */
export const ChatTextsBody = Type.Partial(ChatTexts);
export type ChatTextsBody = Static<typeof ChatTextsBody>;
export const ChatTextsAnswer = Answer(ChatTexts);
export type ChatTextsAnswer = Static<typeof ChatTextsAnswer>;

/**
 * A message of the stream GET api/seller/toko/{toko}/umpan (`text/event-stream`, the event's data as JSON). It says only that
 * something changed: the console asks for what it shows. The stream begins with an event named `ready`, and has another one every
 * 20 seconds: one that no event of comes through within 10 seconds is held back on its way, and the console polls instead.
 */
export interface FeedMessage {
  /** `placed`: a new order; `proof`: a proof came in; `changed`: anything else of the store's orders. */
  what: 'placed' | 'proof' | 'changed';
}

/** GET api/seller/toko/{toko}/terbaru: the same, for a console that the stream does not reach. */
export const LatestResponse = Type.Object({
  data: Type.Object({
    /** Number of orders that were ever placed, and of proofs to check. */
    placed: Type.Integer(),
    proofs: Type.Integer(),
    /** Changes whenever an order of the store does. */
    version: Type.String(),
  }),
});
export type LatestResponse = Static<typeof LatestResponse>;
