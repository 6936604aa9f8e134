import { answerCode } from '@lapak/contracts/api/answer-code';
import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { messages } from '@lapak/domain/messages';
import { voucherMinimumProblem } from '@lapak/domain/voucher';
import { errorInfo, readVoucherCode, writeVoucherCode } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useEffect, useState } from 'react';
import { useApplyCheckoutVoucherMutation } from '../../api/voucher-api.ts';

export interface AppliedVoucher extends VoucherResult {
  code: string;
}

type Application = { voucher: AppliedVoucher; problem: null } | { voucher: null; problem: string };

export interface VoucherControl {
  /** What takes something off; null while there is no code, or the goods do not reach its minimum. */
  applied: AppliedVoucher | null;
  /** The code that stands in the section; `problem` says why it does not hold. */
  entered: AppliedVoucher | null;
  problem: string | null;
  isApplying: boolean;
  /** Applies a code; the answer says why it cannot be used. */
  apply: (code: string) => Promise<Application>;
  remove: () => void;
}

/**
 * The voucher of this visit to the store (spec 2 §4): a code that was applied on a product page is applied here again; a
 * code that does not hold takes the discount away, and its reason is shown.
 * @param goodsTotal rupiah, before the voucher
 */
export function useVoucher(username: string, goodsTotal: number): VoucherControl {
  const [ask, { isLoading }] = useApplyCheckoutVoucherMutation();
  const [entered, setEntered] = useState<AppliedVoucher | null>(null);
  const problem = entered && voucherMinimumProblem(entered.min_total, goodsTotal);

  const check = async (code: string): Promise<Application> => {
    const { data, error } = await ask({ username, code, total: goodsTotal });
    const voucher = data?.code === answerCode.success && data.data ? { ...data.data, code } : null;
    writeVoucherCode(username, voucher && code);
    return voucher
      ? { voucher, problem: null }
      : { voucher, problem: errorInfo(error, data?.info || messages.terjadiKesalahan) };
  };

  useEffect(() => {
    const kept = readVoucherCode(username);
    if (kept === null) return;
    void check(kept).then((answer) => {
      setEntered(answer.voucher);
      if (answer.problem !== null) toast.error(answer.problem);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the kept code of a store
  }, [username]);

  const apply = async (typed: string): Promise<Application> => {
    const answer = await check(typed.trim());
    setEntered(answer.voucher);
    return answer;
  };

  return {
    applied: problem === null ? entered : null,
    entered,
    problem,
    isApplying: isLoading,
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
export async function voucherForOrder(voucher: VoucherControl, typed: string): Promise<Application | null> {
  if (voucher.applied) return { voucher: voucher.applied, problem: null };
  if (voucher.problem !== null) return { voucher: null, problem: voucher.problem };
  return typed.trim() === '' ? null : voucher.apply(typed);
}
