import { formatRupiah } from '@lapak/domain/rupiah';
import { amountOff, discountBy, percentageOff, type DiscountRule } from '@lapak/domain/voucher';
import { keysOf } from './keys-of.ts';

/** The differences between the kinds of voucher. */
export interface VoucherKind {
  /** Label of its value: "Diskon 10%". */
  worth: (value: number) => string;
  discount: DiscountRule;
  /** The maximum value, and the message for a larger one. */
  limit?: { max: number; problem: string };
}

const rows = {
  percentage: {
    worth: (percent) => `Diskon ${percent}%`,
    discount: percentageOff,
    limit: { max: 100, problem: 'persentase paling besar 100' },
  },
  fixed: { worth: (amount) => `Potongan ${formatRupiah(amount)}`, discount: amountOff },
} satisfies Record<string, VoucherKind>;

export type VoucherType = keyof typeof rows;

/** The kinds of voucher. A new one is a row here, and its rule of discount in domain. */
export const voucherKinds: Readonly<Record<VoucherType, VoucherKind>> = rows;

export const voucherTypes = keysOf(voucherKinds);

/** Kind of a voucher and its value, whose unit depends on the kind. */
export interface Voucher {
  type: VoucherType;
  voucher_value: number;
}

/** Discount of a voucher in rupiah (spec 2 §4); 0 without one. */
export const voucherDiscount = (voucher: Voucher | null | undefined, goodsTotal: number): number =>
  voucher ? discountBy(voucherKinds[voucher.type].discount, voucher.voucher_value, goodsTotal) : 0;
