import { formatRupiah, parseDigits } from '@lapak/domain/rupiah';
import type { ConfirmDialogProps } from '@lapak/ui/confirm-dialog';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { useState } from 'react';

interface Asked {
  amount: number;
  answer: (isMeant: boolean) => void;
}

interface AmountQuestion {
  /** Asks when the typed amount is not the bill's. */
  isMeant: (typed: string) => Promise<boolean>;
  /** The question is open: nothing is sent. */
  isAsking: boolean;
  dialog: Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'description' | 'onConfirm'>;
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
    isAsking: isOpen,
    dialog: {
      open: isOpen,
      onOpenChange: (open) => {
        if (!open) settle(false);
      },
      description: `Kamu menulis ${formatRupiah(asked?.amount ?? total)}, tagihannya ${formatRupiah(total)}. Kirim dengan jumlah ini?`,
      onConfirm: () => settle(true),
    },
  };
}

/** Shows the question. */
export function AmountDialog(props: AmountQuestion['dialog']) {
  return (
    <LazyConfirmDialog
      {...props}
      title="Jumlah transfer berbeda dari tagihan"
      confirmLabel="Ya, kirim"
      cancelLabel="Perbaiki"
    />
  );
}
