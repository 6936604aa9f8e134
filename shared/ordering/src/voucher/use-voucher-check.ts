import { answerCode } from '@lapak/contracts/api/answer-code';
import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { messages } from '@lapak/domain/messages';
import { errorInfo } from '@lapak/runtime';
import { isDefiniteRefusal } from '@lapak/runtime/is-definite-refusal';
import { useApplyVoucherMutation } from './voucher-api.ts';
import { writeVoucherCode } from './voucher-storage.ts';

export interface AppliedVoucher extends VoucherResult {
  code: string;
}

export type VoucherAnswer = { voucher: AppliedVoucher; problem: null } | { voucher: null; problem: string };

/**
 * Checks a voucher code with the server. A valid one is stored for the checkouts of this visit, any other is removed
 * (spec 1 §4, spec 2 §4).
 */
export function useVoucherCheck(username: string) {
  const [ask, { isLoading }] = useApplyVoucherMutation();
  const check = async (typed: string, total?: number): Promise<VoucherAnswer> => {
    const code = typed.trim();
    const { data, error } = await ask({ username, code, total });
    const voucher = data?.code === answerCode.success && data.data ? { ...data.data, code } : null;
    // A code without a verdict stays for the next try.
    if (voucher || data || isDefiniteRefusal(error)) writeVoucherCode(username, voucher && code);
    return voucher
      ? { voucher, problem: null }
      : { voucher, problem: errorInfo(error, data?.info || messages.somethingFailed) };
  };
  return { check, isChecking: isLoading };
}
