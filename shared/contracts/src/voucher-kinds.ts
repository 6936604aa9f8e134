import { formatRupiah } from '@lapak/domain/rupiah';
import { amountOff, discountBy, percentageOff, type DiscountRule } from '@lapak/domain/voucher';
import { keysOf } from './keys-of.ts';

/** What differs between the kinds of voucher. */
export interface VoucherKind {
  /** What it is worth, as it is shown: "Diskon 10%". */
  worth: (value: number) => string;
  discount: DiscountRule;
  /** The largest value that a seller may give, and what is said of a larger one. */
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

/** What of a voucher says what it takes off: its kind, and a value whose unit the kind says. */
export interface Voucher {
  type: VoucherType;
  voucher_value: number;
}

/** What a voucher takes off, in rupiah (spec 2 §4); 0 without one. */
export const voucherDiscount = (voucher: Voucher | null | undefined, goodsTotal: number): number =>
  voucher ? discountBy(voucherKinds[voucher.type].discount, voucher.voucher_value, goodsTotal) : 0;
