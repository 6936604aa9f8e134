import type { Transaction } from '../../db/client.ts';
import { relatedRows, newRow, writeRow } from '../../db/insert-rows.ts';
import { mails } from '../../db/schema/mails.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { textOrNull } from '../../lib/clean-text.ts';
import { inOrder } from '../../lib/in-order.ts';
import { accepted, invalid, RefusedInTransaction, type Outcome } from '../../lib/refusal.ts';
import { holdReason } from '../orders/place/held-orders.ts';
import { newOrderValues } from '../orders/place/order-values.ts';
import type { TakenOrder } from '../orders/place/place-order.ts';
import { takeVoucher, voucherUsedUp } from '../orders/place/voucher-quota.ts';
import { goodsNotification } from '../orders/goods/goods-notification.ts';
import type { NewOrderLine } from '../orders/goods/sale.ts';
import { takeStock, type StockHolder } from '../orders/goods/take-stock.ts';
import type { LoadedLine } from './checkout-catalogue.ts';
import type { OrderDraft } from './draft-order.ts';
import { goodsHoldProblem } from './hold-rules.ts';
import { priceOfLine } from './quote.ts';

const stockHolder = ({ line }: LoadedLine): StockHolder => ({
  category: line.category,
  productId: line.id,
  varietyId: line.price_variety?.id ?? null,
  qty: line.qty,
  nama: line.nama,
});

/** The columns that orders of goods have beside those of every order. */
function goodsValues(draft: OrderDraft) {
  const { input, quote } = draft;
  return {
    alamat: textOrNull(input.alamat),
    kodePos: textOrNull(input.kode_pos),
    districtId: draft.district?.id ?? null,
    districtName: draft.district?.name ?? null,
    cityName: draft.district?.city ?? null,
    catatan: textOrNull(input.catatan),
    resellerEmail: textOrNull(input.email_reseller),
    dropshipper: input.dropshipper ?? 0,
    dropshipperName: input.dropshipper === 1 ? textOrNull(input.dropshipper_name) : null,
    dropshipperInfo: input.dropshipper === 1 ? textOrNull(input.dropshipper_info) : null,
    totalHargaBarang: quote.total_harga_barang,
    ongkir: quote.ongkir,
    discount: quote.discount,
    donateAmount: quote.donate_amount,
    donationRecipient: quote.donate_amount > 0 ? draft.donationRecipient : null,
    voucherId: draft.voucher?.id ?? null,
    voucherCode: draft.voucher?.code ?? null,
    weightGrams: draft.weightGrams,
    expedisi: draft.expedisi,
    orderDate: textOrNull(input.order_date),
    orderTime: textOrNull(input.order_time),
    identityNumber: textOrNull(input.identity_number),
    identityKey: draft.identityKey,
    customFields: draft.customFields,
  } satisfies Partial<typeof orders.$inferInsert>;
}

const lineValues = (
  draft: OrderDraft,
  { line, imageKey, handedOver, pairs }: LoadedLine,
  position: number,
): NewOrderLine => ({
  storeId: draft.storeId,
  position,
  productId: line.id,
  varietyId: line.price_variety?.id ?? null,
  nama: line.nama,
  slug: line.slug,
  imageKey,
  ...handedOver,
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
  openedCount: 0,
  openedAt: null,
});

async function takeVoucherOf(tx: Transaction, { storeId, voucher }: OrderDraft): Promise<void> {
  if (voucher === null || (await takeVoucher(tx, storeId, voucher.id))) return;
  throw new RefusedInTransaction(invalid({ voucher_code: [voucherUsedUp] }, voucherUsedUp));
}

/**
 * Takes what an order of goods needs: stock, voucher and unique code. For the transaction of `placeOrder`.
 * @param factor multiplies what unpaid and free orders may hold; 0 = no limit
 * @param number of the order in its store
 * @returns the order, or why it may not be placed
 * @throws RefusedInTransaction when something has just been used up
 */
export async function takeOrder(
  tx: Transaction,
  draft: OrderDraft,
  { now, factor, number }: { now: Date; factor: number; number: number },
): Promise<Outcome<TakenOrder>> {
  const { storeId, quote, input } = draft;
  const base = quote.total + quote.admin_fee;
  const held = await goodsHoldProblem(tx, draft, { now, factor, reason: holdReason(base) });
  if (held) return held;
  const [, , { values, orInCash }] = await inOrder([
    takeStock(tx, storeId, draft.lines.map(stockHolder)),
    takeVoucherOf(tx, draft),
    newOrderValues(tx, {
      ...draft,
      kind: input.kind,
      number,
      buyer: input,
      adminFee: quote.admin_fee,
      base,
      productIds: draft.lines.map(({ line }) => line.id),
      now,
    }),
  ]);
  const order = newRow(orders, { ...values, ...goodsValues(draft) });
  const lines = draft.lines.map((line, at) => lineValues(draft, line, at));
  return accepted({
    order,
    notification: goodsNotification({ order, store: draft.store, lines, orInCash }),
    insert: async (on, ofOrder) => ({
      ...order,
      id: await writeRow(on, orders, order, [
        relatedRows(orderLines, 'orderId', lines),
        relatedRows(mails, null, ofOrder),
      ]),
    }),
  });
}
