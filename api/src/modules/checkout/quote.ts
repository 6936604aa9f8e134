import type { Quote } from '@lapak/contracts/api/order';
import { cartSubtotal } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { donationAmount, orderTotals } from '@lapak/domain/checkout';
import { lineTotal, unitPrice } from '@lapak/domain/price';
import { voucherDiscount, type Voucher } from '@lapak/contracts/voucher-kinds';

export interface QuoteParts {
  lines: readonly CartLine[];
  /** The server's time, ISO 8601: discount windows are judged by it. */
  dateServer: string;
  voucher: Voucher | null;
  /** Rupiah; 0 where nothing is sent. */
  shippingCost: number;
  donation: { send: 0 | 1; typed: number };
  /** Fee of the chosen payment method, rupiah; not added to an order that costs nothing. */
  adminFee: number;
}

/** The item whose donation settings hold for the order: the first that has a donation. */
const donationSettings = (lines: readonly CartLine[]) => lines.find((line) => line.is_donation === 1);

/**
 * The total of an order, computed from the database's own figures (spec 2 §4). `total` is what the shopper saw:
 * goods + shipping - discount + donation; the admin fee and the unique code come on top.
 */
export function quoteOrder(parts: QuoteParts): Quote {
  const goodsTotal = cartSubtotal(parts.lines, parts.dateServer);
  const totals = orderTotals({
    goodsTotal,
    ongkir: parts.shippingCost,
    discount: voucherDiscount(parts.voucher, goodsTotal),
    donation: donationAmount(donationSettings(parts.lines), parts.donation.typed, parts.donation.send),
  });
  return {
    total_harga_barang: totals.goodsTotal,
    ongkir: totals.ongkir,
    discount: totals.discount,
    donate_amount: totals.donation,
    admin_fee: totals.total > 0 ? parts.adminFee : 0,
    total: totals.total,
  };
}

/** Price of one piece and of the line, in rupiah. */
export const priceOfLine = (line: CartLine, dateServer: string) => ({
  harga: unitPrice(line, line.qty, dateServer),
  total: lineTotal(line, dateServer),
});
