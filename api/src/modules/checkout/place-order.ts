import { and, eq } from 'drizzle-orm';
import type { Quote } from '@lapak/contracts/api/order';
import type { Database, Transaction } from '../../db/client.ts';
import { violates } from '../../db/errors.ts';
import {
  orderLines,
  orders,
  type CustomFieldValue,
  type PaymentAccountSnapshot,
} from '../../db/schema/orders.ts';
import { inTransaction } from '../../lib/in-transaction.ts';
import { publicId } from '../../lib/random-id.ts';
import { accepted, invalid, refused, RefusedInTransaction, type Outcome } from '../../lib/refusal.ts';
import { textOrNull } from '../../lib/clean-text.ts';
import type { PaymentService } from '../payment/payment-service.ts';
import type { OrderMails } from '../../ordering/order-mails.ts';
import { settleSale, type OrderRow } from '../transaction/order-steps.ts';
import type { LoadedLine } from './checkout-catalogue.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { nextInvoiceNumber, queueInStore } from '../../ordering/invoice-number.ts';
import { priceOfLine } from './quote.ts';
import { takeStock, type StockHolder } from '../transaction/take-stock.ts';
import type { Holder } from '../../ordering/holder.ts';
import { orderMessages } from '../../ordering/order-messages.ts';
import { keyProblem } from '../../ordering/repeated-order.ts';
import { spreadAccounts } from '../../ordering/spread-accounts.ts';
import { uniqueCodeFor, type TransferCode } from '../../ordering/unique-code.ts';
import { goodsHoldProblem } from './hold-rules.ts';
import { takeVoucher, voucherUsedUp } from '../../ordering/voucher-quota.ts';

/** An order that was checked and priced, and only has to be written. */
export interface OrderDraft {
  storeId: number;
  userId: number | null;
  idempotencyKey: string | null;
  /** Of what was sent with the key. */
  fingerprint: string;
  holder: Holder;
  input: CheckoutInput;
  lines: readonly LoadedLine[];
  quote: Quote;
  dateServer: string;
  weightGrams: number;
  /** As stored: code, service, description, cost and days joined by plus signs. */
  expedisi: string | null;
  district: { id: string; name: string; city: string } | null;
  voucher: { id: number; code: string } | null;
  account: PaymentAccountSnapshot | null;
  donationRecipient: string | null;
  identityKey: string | null;
  customFields: CustomFieldValue[];
  expiresAt: Date;
}

export interface PlacedOrder {
  order: OrderRow;
  /** False when the idempotency key had placed it before. */
  isNew: boolean;
}

/** The order that a key has placed in a store. */
export async function findByIdempotencyKey(
  db: Pick<Database, 'select'>,
  storeId: number,
  key: string | null,
): Promise<OrderRow | null> {
  if (key === null) return null;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.idempotencyKey, key)));
  return order ?? null;
}

const stockHolder = ({ line }: LoadedLine): StockHolder => ({
  category: line.category,
  productId: line.id,
  varietyId: line.price_variety?.id ?? null,
  qty: line.qty,
  nama: line.nama,
});

function orderValues(
  draft: OrderDraft,
  given: { invoice: string; transfer: TransferCode; now: Date },
): typeof orders.$inferInsert {
  const { input, quote } = draft;
  const { code, account } = given.transfer;
  const base = quote.total + quote.admin_fee;
  const isFree = base === 0;
  return {
    storeId: draft.storeId,
    publicId: publicId(),
    invoice: given.invoice,
    kind: input.kind,
    status: isFree ? 'PAID' : 'UNPAID',
    userId: draft.userId,
    nama: input.nama,
    handphone: input.handphone,
    email: input.email,
    alamat: textOrNull(input.alamat),
    kodePos: textOrNull(input.kodePos),
    districtId: draft.district?.id ?? null,
    districtName: draft.district?.name ?? null,
    cityName: draft.district?.city ?? null,
    catatan: textOrNull(input.catatan),
    resellerEmail: textOrNull(input.emailReseller),
    dropshipper: input.isDropshipper ? 1 : 0,
    dropshipperName: input.isDropshipper ? textOrNull(input.dropshipperName) : null,
    dropshipperInfo: input.isDropshipper ? textOrNull(input.dropshipperInfo) : null,
    totalHargaBarang: quote.total_harga_barang,
    ongkir: quote.ongkir,
    discount: quote.discount,
    donateAmount: quote.donate_amount,
    donationRecipient: quote.donate_amount > 0 ? draft.donationRecipient : null,
    adminFee: quote.admin_fee,
    kodeUnik: code,
    total: base + code,
    voucherId: draft.voucher?.id ?? null,
    voucherCode: draft.voucher?.code ?? null,
    paymentAccountId: isFree ? null : (account?.id ?? null),
    paymentAccount: isFree ? null : account,
    mobileEWallet: textOrNull(input.mobileEWallet),
    weightGrams: draft.weightGrams,
    expedisi: draft.expedisi,
    orderDate: textOrNull(input.orderDate),
    orderTime: textOrNull(input.orderTime),
    identityNumber: textOrNull(input.identityNumber),
    identityKey: draft.identityKey,
    customFields: draft.customFields,
    idempotencyKey: draft.idempotencyKey,
    idempotencyHash: draft.fingerprint,
    phoneKey: draft.holder.phoneKey,
    network: isFree ? null : draft.holder.network,
    createdAt: given.now,
    updatedAt: given.now,
    expiresAt: isFree ? null : draft.expiresAt,
    paidAt: isFree ? given.now : null,
  };
}

const lineValues = (
  draft: OrderDraft,
  orderId: number,
  { line, imageKey, link, pairs }: LoadedLine,
  position: number,
): typeof orderLines.$inferInsert => ({
  storeId: draft.storeId,
  orderId,
  position,
  productId: line.id,
  varietyId: line.price_variety?.id ?? null,
  nama: line.nama,
  slug: line.slug,
  imageKey,
  productLink: link,
  category: line.category,
  qty: line.qty,
  harga: priceOfLine(line, draft.dateServer).harga,
  variations: pairs,
  typeOfWeight: line.type_of_weight === 'range' ? 'range' : 'permanent',
  berat: line.price_variety?.berat ?? line.berat,
  beratMin: line.berat_min,
  beratMax: line.berat_max,
  enableVariations: line.enable_variations,
  preOrder: line.pre_order,
  preOrderTime: line.pre_order_time,
  affiliateCode: line.affiliate_code,
});

export interface PlaceOrderDeps {
  db: Database;
  payments: Pick<PaymentService, 'open'>;
  /** Multiplies what unpaid orders may hold; 0 = no limit. */
  holdLimitFactor: number;
  mails: OrderMails;
}

/**
 * Writes an order and takes what it needs, all in one transaction: stock, voucher, invoice number and unique code.
 * An order that costs nothing is paid at once. Its mails are written with it.
 * @returns the order, or why it could not be placed; then nothing was taken
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  draft: OrderDraft,
  now: Date,
): Promise<Outcome<PlacedOrder>> {
  const work = async (tx: Transaction): Promise<Outcome<PlacedOrder>> => {
    await queueInStore(tx, draft.storeId);
    const before = await findByIdempotencyKey(tx, draft.storeId, draft.idempotencyKey);
    if (before) {
      return keyProblem('order', before, draft.fingerprint) ?? accepted({ order: before, isNew: false });
    }
    const base = draft.quote.total + draft.quote.admin_fee;
    const held = base > 0 ? await goodsHoldProblem(tx, draft, { now, factor: deps.holdLimitFactor }) : null;
    if (held) return held;
    await takeStock(tx, draft.storeId, draft.lines.map(stockHolder));
    if (draft.voucher && !(await takeVoucher(tx, draft.storeId, draft.voucher.id))) {
      throw new RefusedInTransaction(invalid({ voucher_code: [voucherUsedUp] }, voucherUsedUp));
    }
    const productIds = draft.lines.map(({ line }) => line.id);
    const transfer = await uniqueCodeFor(tx, {
      storeId: draft.storeId,
      base,
      account: draft.account,
      spread: () => spreadAccounts(tx, draft.storeId, productIds),
    });
    if (!transfer) throw new RefusedInTransaction(refused(409, orderMessages.kodeUnikPenuh));
    const invoice = await nextInvoiceNumber(tx, draft.storeId, now);
    const [order] = await tx
      .insert(orders)
      .values(orderValues(draft, { invoice, transfer, now }))
      .returning();
    if (!order) throw new Error('The database wrote no order');
    await tx.insert(orderLines).values(draft.lines.map((line, at) => lineValues(draft, order.id, line, at)));
    if (order.status === 'PAID') await settleSale(tx, order);
    else if (draft.account?.typeOfPayment === 'otomatis')
      await deps.payments.open(tx, 'order', order, order.total);
    await deps.mails.write(tx, 'order', order);
    return accepted({ order, isNew: true });
  };
  return inTransaction(deps.db, work, {
    // Two stores' rows of one number cannot meet; one store's orders queue on its row. Still, should one slip through,
    // the same again finds what the other wrote.
    isPassing: (error) =>
      ['orders_open_amount', 'orders_idempotency_key', 'orders_invoice'].some((name) =>
        violates(error, name),
      ),
  });
}
