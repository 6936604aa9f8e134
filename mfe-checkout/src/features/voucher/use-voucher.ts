import { voucherMinimumProblem } from '@lapak/domain/voucher';
import { readVoucherCode, writeVoucherCode } from '@lapak/ordering/voucher/voucher-storage';
import {
  useVoucherCheck,
  type AppliedVoucher,
  type VoucherAnswer,
} from '@lapak/ordering/voucher/use-voucher-check';
import { toast } from '@lapak/ui/toast';
import { useEffect, useState } from 'react';

/** The answer to a code replaces the one to the code before. */
export const VOUCHER_TOAST = 'voucher';

export interface VoucherControl {
  /** The effective voucher; null while there is no code, or the goods do not reach its minimum. */
  applied: AppliedVoucher | null;
  /** The entered code; `problem` is the reason why it does not apply. */
  entered: AppliedVoucher | null;
  problem: string | null;
  isApplying: boolean;
  /** The code of this visit whose check failed without a verdict; null for none. */
  unchecked: string | null;
  /** Applies a code; resolves to the reason why it cannot be used. */
  apply: (code: string) => Promise<VoucherAnswer>;
  remove: () => void;
}

/**
 * The voucher of this visit to the store (spec 2 §4): a code that was applied on a product page is applied here again; a
 * code that does not apply removes the discount, and its reason is shown.
 * @param goodsTotal rupiah, before the voucher
 */
export function useVoucher(username: string, goodsTotal: number): VoucherControl {
  const { check, isChecking } = useVoucherCheck(username);
  const [entered, setEntered] = useState<AppliedVoucher | null>(null);
  const [unchecked, setUnchecked] = useState<string | null>(null);
  const problem = entered && voucherMinimumProblem(entered.min_total, goodsTotal);

  useEffect(() => {
    const kept = readVoucherCode(username);
    if (kept === null) return;
    void check(kept, goodsTotal).then((answer) => {
      setEntered(answer.voucher);
      if (answer.problem === null) return;
      toast.error(answer.problem, { id: VOUCHER_TOAST });
      setUnchecked(readVoucherCode(username));
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the stored code of a store
  }, [username]);

  const apply = async (typed: string): Promise<VoucherAnswer> => {
    const answer = await check(typed, goodsTotal);
    setEntered(answer.voucher);
    return answer;
  };

  return {
    applied: problem === null ? entered : null,
    entered,
    problem,
    isApplying: isChecking,
    unchecked,
    apply,
    remove: () => {
      setEntered(null);
      writeVoucherCode(username, null);
    },
  };
}

/**
 * The voucher that an order is sent with (spec 2 §4, "Voucher"): the applied one, otherwise the typed code, which is
 * applied first, so that the order is priced as the page shows it.
 */
export async function voucherForOrder(voucher: VoucherControl, typed: string): Promise<VoucherAnswer | null> {
  if (voucher.applied) return { voucher: voucher.applied, problem: null };
  if (voucher.problem !== null) return { voucher: null, problem: voucher.problem };
  return typed.trim() === '' ? null : voucher.apply(typed);
}
