import { useState } from 'react';
import { useHydrated } from '@lapak/runtime';
import { readVoucherCode, writeVoucherCode } from '@lapak/ordering/voucher/voucher-storage';
import { useVoucherCheck } from '@lapak/ordering/voucher/use-voucher-check';
import type { EnteredVoucher } from '@lapak/ordering/voucher/voucher-code';

interface VoucherState {
  entered: EnteredVoucher | null;
  problem: string | null;
}

/** A voucher for this visit to the store: its code is kept in the session storage for the checkouts (spec 1 §4). */
export function useVoucher(username: string) {
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<VoucherState | null>(null);
  const { check, isChecking } = useVoucherCheck(username);
  const kept = isHydrated ? readVoucherCode(username) : null;
  const fromStorage: VoucherState = { entered: kept === null ? null : { code: kept }, problem: null };

  return {
    ...(changed ?? fromStorage),
    isApplying: isChecking,
    /** Resolves to whether the code was applied. */
    apply: async (code: string): Promise<boolean> => {
      const { voucher, problem } = await check(code);
      setChanged({ entered: voucher, problem });
      return voucher !== null;
    },
    forget: () => {
      writeVoucherCode(username, null);
      setChanged({ entered: null, problem: null });
    },
  };
}
