/** Maximum number of pieces of a service or digital product in one order (spec 1 §5). */
export const MAX_SERVICE_QTY = 500;

/** How a store lets resellers buy (decision 12): free e-mail field, searchable agents, or not at all. */
export type ResellerMode = 'email' | 'agents' | 'none';

/** Settings of an item's donation (spec 2 §3). */
export interface DonationSettings {
  is_donation?: number;
  donation_custom?: number;
  donation_amount?: number | null;
}

const rupiah = (amount: number | null | undefined) =>
  typeof amount === 'number' && Number.isFinite(amount) ? Math.max(0, Math.trunc(amount)) : 0;

/** The address section is shown, and required, when any item needs an address (decision 2). */
export function addressNeeded(items: readonly { alamat_option?: number }[]): boolean {
  return items.some((item) => item.alamat_option === 1);
}

/** Buying as dropshipper: every item allows it and the store is none of the configured exceptions (spec 2 §4, §6). */
export function dropshipperOffered(
  items: readonly { show_dropshipper?: number }[],
  isSpecialStore: boolean,
): boolean {
  return !isSpecialStore && items.length > 0 && items.every((item) => item.show_dropshipper !== 0);
}

/** Buying as reseller: every item allows it and the store has resellers (spec 2 §4, decision 12). */
export function resellerOffered(items: readonly { show_reseller?: number }[], mode: ResellerMode): boolean {
  return mode !== 'none' && items.length > 0 && items.every((item) => item.show_reseller !== 0);
}

/**
 * The donation in rupiah (spec 2 §4): 0 unless `send` is 1 and the item has a donation; the input when the donation is
 * custom (dots and "Rp" allowed, not a number counts as 0), else the item's own amount.
 */
export function donationAmount(
  settings: DonationSettings | null | undefined,
  typed: string | number | null | undefined,
  send: number,
): number {
  if (send !== 1 || !settings || settings.is_donation !== 1) return 0;
  if (settings.donation_custom !== 1) return rupiah(settings.donation_amount);
  return rupiah(Number.parseInt(String(typed ?? '').replace(/[.\s]|rp/gi, ''), 10));
}

/** Free order (spec 2 §4): the goods cost 0 and there is no donation. */
export function isFreeOrder({ goodsTotal, donation }: { goodsTotal: number; donation: number }): boolean {
  return rupiah(goodsTotal) === 0 && rupiah(donation) === 0;
}

/** The parts of the amount to pay, in rupiah. */
export interface OrderParts {
  goodsTotal: number;
  ongkir?: number;
  discount?: number;
  donation?: number;
  kodeUnik?: number;
  adminFee?: number;
}

/** All parts as non-negative integers, and their total. */
export interface OrderTotals extends Required<OrderParts> {
  total: number;
}

/**
 * Payable = goods + shipping - discount + donation + unique code + admin fee (spec 2 §4, spec 3 §2). The discount is
 * capped at the goods' price, so the total is never negative.
 */
export function orderTotals(parts: OrderParts): OrderTotals {
  const goodsTotal = rupiah(parts.goodsTotal);
  const ongkir = rupiah(parts.ongkir);
  const discount = Math.min(goodsTotal, rupiah(parts.discount));
  const donation = rupiah(parts.donation);
  const kodeUnik = rupiah(parts.kodeUnik);
  const adminFee = rupiah(parts.adminFee);
  const total = goodsTotal - discount + ongkir + donation + kodeUnik + adminFee;
  return { goodsTotal, ongkir, discount, donation, kodeUnik, adminFee, total };
}
