import { useState } from 'react';
import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { messages } from '@lapak/domain/messages';
import { errorInfo, readVoucherCode, useHydrated, writeVoucherCode } from '@lapak/runtime';
import { useApplyVoucherMutation } from '../../api/voucher-api.ts';

export type VoucherState =
  | { status: 'none'; problem: string | null }
  | { status: 'applied'; code: string; voucher: VoucherResult | null };

interface Voucher {
  state: VoucherState;
  isApplying: boolean;
  /** Answers whether the code was applied. */
  apply: (code: string) => Promise<boolean>;
  forget: () => void;
}

const none: VoucherState = { status: 'none', problem: null };

/** A voucher for this visit to the store: its code is kept in the session storage for the checkouts (spec 1 §4). */
export function useVoucher(username: string): Voucher {
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<VoucherState | null>(null);
  const [applyVoucher, { isLoading }] = useApplyVoucherMutation();
  const kept = isHydrated ? readVoucherCode(username) : null;
  const fromStorage: VoucherState = kept ? { status: 'applied', code: kept, voucher: null } : none;

  const reset = (problem: string | null) => {
    writeVoucherCode(username, null);
    setChanged({ status: 'none', problem });
  };
  const apply = async (typed: string) => {
    const code = typed.trim();
    const { data: answer, error } = await applyVoucher({ username, code });
    if (answer?.code === '00') {
      writeVoucherCode(username, code);
      setChanged({ status: 'applied', code, voucher: answer.data ?? null });
      return true;
    }
    reset(answer?.info || errorInfo(error, messages.terjadiKesalahan));
    return false;
  };
  return { state: changed ?? fromStorage, isApplying: isLoading, apply, forget: () => reset(null) };
}
