import { formatRupiah, parseDigits } from '@lapak/domain/rupiah';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { useState, type ReactNode } from 'react';

interface Asked {
  amount: number;
  answer: (isMeant: boolean) => void;
}

interface AmountQuestion {
  /** Asks when the typed amount is not the bill's. */
  isMeant: (typed: string) => Promise<boolean>;
  question: ReactNode;
}

/** Whether an amount that differs from the bill is meant: a transfer of another amount is found late or never. */
export function useAmountQuestion(total: number): AmountQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const settle = (isMeant: boolean) => {
    setIsOpen(false);
    asked?.answer(isMeant);
  };
  return {
    isMeant: (typed) => {
      const amount = Number(parseDigits(typed));
      if (amount === total) return Promise.resolve(true);
      return new Promise((answer) => {
        setAsked({ amount, answer });
        setIsOpen(true);
      });
    },
    question: (
      <LazyConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) settle(false);
        }}
        title="Jumlah transfer berbeda dari tagihan"
        description={`Kamu menulis ${formatRupiah(asked?.amount ?? total)}, tagihannya ${formatRupiah(total)}. Kirim dengan jumlah ini?`}
        confirmLabel="Ya, kirim"
        cancelLabel="Perbaiki"
        onConfirm={() => settle(true)}
      />
    ),
  };
}
