import type { Problem } from '@lapak/contracts/store-document/problem';
import { soundly, soundlyEach } from '@lapak/contracts/store-document/sound-part';
import { Banner, Category, Voucher } from '@lapak/contracts/store-document/store';
import { momentChecks, windowChecks } from '@lapak/contracts/store-document/window-checks';
import { voucherKinds } from '@lapak/contracts/voucher-kinds';
import { createListCheck } from './check-list.ts';

const voucherChecks = (voucher: Voucher, path: string, now: Date): Problem[] =>
  soundly(
    () => {
      const { limit } = voucherKinds[voucher.type];
      return limit && voucher.voucher_value > limit.max
        ? [{ path: `${path}/voucher_value`, message: limit.problem }]
        : [];
    },
    () => windowChecks(voucher, ['starts_at', 'ends_at'], path, now),
  );

/**
 * Rules for vouchers, or for their sound part, that the schema cannot express.
 * @param listed gives them; throws for a list that is none
 * @param now moment that relative dates count from
 */
export const voucherProblems = (listed: () => readonly Voucher[] | undefined, now: Date): Problem[] =>
  soundlyEach(listed, (voucher, index) => voucherChecks(voucher, `/vouchers/${index}`, now));

/** Those for banners (`voucherProblems`). */
export const bannerProblems = (listed: () => readonly Banner[] | undefined, now: Date): Problem[] =>
  soundlyEach(listed, (banner, index) => momentChecks(banner, 'created_at', `/banners/${index}`, now));

/** Check entries alone (`createListCheck`); that no two have the same name is the caller's to see. */
export const checkCategories = createListCheck('categories', Category, (_document, _sound, _now: Date) => []);
export const checkVouchers = createListCheck('vouchers', Voucher, (_document, sound, now: Date) =>
  voucherProblems(() => sound, now),
);
export const checkBanners = createListCheck('banners', Banner, (_document, sound, now: Date) =>
  bannerProblems(() => sound, now),
);
