import { cartSubtotal } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { donationAmount, isFreeOrder, orderTotals } from '@lapak/domain/checkout';
import { voucherDiscount, type Voucher } from '@lapak/contracts/voucher-kinds';
import { dateServerOf } from '../lines/line-state.ts';

/** Figures of an order in rupiah, without admin fee and unique code. */
export interface OrderFigures {
  goodsTotal: number;
  ongkir: number;
  discount: number;
  donation: number;
  total: number;
  /** Total without the voucher: an applied voucher can be removed while this is above 0. */
  totalBeforeDiscount: number;
  /** The `free_product` flag (spec 2 §4). */
  isFree: boolean;
}

interface FigureParts {
  lines: readonly CartLine[];
  ongkir: number;
  voucher: Voucher | null;
  donation: { send: boolean; typed: string };
}

/** The line whose donation settings apply to the whole order: the first that has a donation. */
export const donationLine = (lines: readonly CartLine[]) =>
  lines.find((line) => line.is_donation === 1) ?? null;

/** All of spec 2 §4 "Totals", by the domain's rules. */
export function orderFigures({ lines, ongkir, voucher, donation }: FigureParts): OrderFigures {
  const goodsTotal = cartSubtotal(lines, dateServerOf(lines));
  const totals = orderTotals({
    goodsTotal,
    ongkir,
    discount: voucherDiscount(voucher, goodsTotal),
    donation: donationAmount(donationLine(lines), donation.typed, donation.send ? 1 : 0),
  });
  return {
    goodsTotal: totals.goodsTotal,
    ongkir: totals.ongkir,
    discount: totals.discount,
    donation: totals.donation,
    total: totals.total,
    totalBeforeDiscount: totals.total + totals.discount,
    isFree: isFreeOrder({ goodsTotal: totals.goodsTotal, donation: totals.donation }),
  };
}
