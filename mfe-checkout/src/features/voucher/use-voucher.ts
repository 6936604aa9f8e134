import { answerCode } from '@lapak/contracts/api/answer-code';
import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { errorInfo, readVoucherCode, writeVoucherCode } from '@lapak/runtime';
import { messages } from '@lapak/domain/messages';
import { toast } from '@lapak/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import { useApplyCheckoutVoucherMutation } from '../../api/voucher-api.ts';

export interface AppliedVoucher extends VoucherResult {
  code: string;
}

export interface VoucherControl {
  applied: AppliedVoucher | null;
  isApplying: boolean;
  apply: (code: string) => Promise<void>;
  remove: () => void;
}

/**
 * The voucher of this visit to the store (spec 2 §4): a code that was applied on a product page is applied here again,
 * without words; a code that does not hold takes the discount away.
 */
export function useVoucher(username: string): VoucherControl {
  const [ask, { isLoading }] = useApplyCheckoutVoucherMutation();
  const [applied, setApplied] = useState<AppliedVoucher | null>(null);

  const check = useCallback(
    async (code: string): Promise<{ voucher: AppliedVoucher | null; problem: string }> => {
      const { data, error } = await ask({ username, code });
      const isValid = data?.code === answerCode.success && data.data;
      writeVoucherCode(username, isValid ? code : null);
      return {
        voucher: isValid ? { ...isValid, code } : null,
        problem: errorInfo(error, data?.info || messages.terjadiKesalahan),
      };
    },
    [ask, username],
  );

  useEffect(() => {
    const kept = readVoucherCode(username);
    if (kept !== null) void check(kept).then(({ voucher }) => setApplied(voucher));
  }, [check, username]);

  return {
    applied,
    isApplying: isLoading,
    apply: async (code) => {
      const { voucher, problem } = await check(code.trim());
      setApplied(voucher);
      if (voucher) toast.success(messages.voucherApplied);
      else toast.error(problem);
    },
    remove: () => {
      setApplied(null);
      writeVoucherCode(username, null);
    },
  };
}
