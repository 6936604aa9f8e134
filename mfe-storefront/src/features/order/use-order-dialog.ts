import { startTransition, useState } from 'react';
import type { OrderIntent } from './order-intent.ts';

/** Whether the order dialog is open, why, and how often it was. */
export function useOrderDialog() {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ intent: OrderIntent; times: number } | null>(null);
  return {
    /** Null until it was opened for the first time. */
    asked,
    ask: (intent: OrderIntent) =>
      // The button answers the tap at once, however long the page takes to render with its dialog.
      startTransition(() => {
        setAsked((before) => ({ intent, times: (before?.times ?? 0) + 1 }));
        setOpen(true);
      }),
    control: { open: isOpen, onOpenChange: setOpen },
  };
}
